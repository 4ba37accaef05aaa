import type { Zip, ZipInputFile } from 'fflate'
import { constants, crc32, deflateRawSync } from 'node:zlib'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** Escapes a text, including what readers of workbooks would take for an escaped character: `_x0041_`. */
export const escaped = (text: string): string =>
  // Most texts contain nothing to escape.
  /[&<>\r_]/.test(text)
    ? text.replace(/[&<>\r]/g, (sign) => entities[sign]!).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    : text

/** Characters of XML that are packed at once. */
const packedAtOnce = 262_144

const deflated = 8
const level = 3

/**
 * A part of the package that is packed while it is written, by Node's deflate, which is several times as fast as one in
 * JavaScript. Each piece is a sequence of whole blocks that refers to no other, so that pieces may be joined.
 */
export const openPart = (zip: Zip, path: string) => {
  const part: ZipInputFile = { filename: path, compression: deflated, size: 0, crc: 0 }
  zip.add(part)
  let text = ''
  const flush = (isLast: boolean): void => {
    const bytes = Buffer.from(text)
    text = ''
    part.size += bytes.length
    part.crc = crc32(bytes, part.crc)
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    part.ondata!(null, deflateRawSync(bytes, { level, finishFlush }), isLast)
  }
  return {
    write: (xml: string): void => {
      text += xml
      if (text.length > packedAtOnce) flush(false)
    },
    end: (): void => flush(true),
  }
}

/** Maximum number of hyperlinks of a sheet. */
const maxLinks = 65_530

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The hyperlinks of a sheet, as its own XML and the part of its relationships. */
export const linksOf = (sheetPath: string) => {
  const links: { cell: string; address: string }[] = []
  return {
    add: (cell: string, address: string): boolean => {
      if (links.length >= maxLinks) return false
      links.push({ cell, address })
      return true
    },
    xml: (): string =>
      links.length === 0
        ? ''
        : `<hyperlinks xmlns:r="${relationships}">${links
            .map(({ cell }, n) => `<hyperlink ref="${cell}" r:id="link${n + 1}"/>`)
            .join('')}</hyperlinks>`,
    write: (zip: Zip): void => {
      if (links.length === 0) return
      const part = openPart(zip, sheetPath.replace(/([^/]+)$/, '_rels/$1.rels'))
      part.write('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>')
      part.write('<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">')
      links.forEach(({ address }, n) => {
        const target = escaped(address).replace(/"/g, '&quot;')
        part.write(
          `<Relationship Id="link${n + 1}" Type="${relationships}/hyperlink" Target="${target}" TargetMode="External"/>`,
        )
      })
      part.write('</Relationships>')
      part.end()
    },
  }
}
