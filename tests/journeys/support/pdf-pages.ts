import { inflateSync } from 'node:zlib'

type Objects = ReadonlyMap<string, Buffer>

const objectsOf = (pdf: Buffer): Objects => {
  const text = pdf.toString('latin1')
  return new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [
      id!,
      Buffer.from(body!, 'latin1'),
    ]),
  )
}

const streamOf = (object: Buffer | undefined): string => {
  if (!object) return ''
  const text = object.toString('latin1')
  const start = text.indexOf('stream\n') + 'stream\n'.length
  const bytes = object.subarray(start, text.lastIndexOf('\nendstream'))
  return (text.slice(0, start).includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

const characters = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** A font's codes have two bytes, or one in the fonts that are drawn by the document itself; keys are in hexadecimal. */
type Font = { digits: number; characters: ReadonlyMap<string, string> }

const noFont: Font = { digits: 4, characters: new Map() }

const fontFrom = (map: string): Font => {
  const digits = /begincodespacerange\s+<(\w+)>/.exec(map)?.[1]?.length ?? noFont.digits
  const glyphs = new Map<string, string>()
  for (const [, block] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, hex] of block!.matchAll(/<(\w+)> <(\w+)>/g)) glyphs.set(glyph!, characters(hex!))
  for (const [, block] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, to, hex] of block!.matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g)) {
      const first = Number.parseInt(from!, 16)
      const shown = Number.parseInt(hex!, 16)
      for (let at = first; at <= Number.parseInt(to!, 16); at += 1)
        glyphs.set(
          at.toString(16).toUpperCase().padStart(digits, '0'),
          String.fromCharCode(shown + at - first),
        )
    }
  return { digits, characters: glyphs }
}

/** A page of a printed document: its text without spaces, and its size in points. */
type PdfPage = { text: string; width: number; height: number }

/**
 * Pages of a document that the browser printed. The text is without spaces, because a document places glyphs and does
 * not say where a word ends.
 */
export const pdfPages = (pdf: Buffer): PdfPage[] => {
  const objects = objectsOf(pdf)
  const textOf = (id: string | undefined): string => objects.get(id ?? '')?.toString('latin1') ?? ''
  const fonts = new Map<string, Font>()
  const fontOf = (id: string) => {
    const known =
      fonts.get(id) ?? fontFrom(streamOf(objects.get(/\/ToUnicode (\d+)/.exec(textOf(id))?.[1] ?? '')))
    fonts.set(id, known)
    return known
  }
  // The objects of pages are not in the order of the pages.
  const inOrder = (id: string): string[] => {
    const object = textOf(id)
    const kids = /\/Kids \[([^\]]*)\]/.exec(object)?.[1]
    return kids === undefined
      ? [object]
      : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => inOrder(kid!))
  }
  const root = [...objects].find(([, body]) => body.includes('/Type /Catalog'))?.[1].toString('latin1') ?? ''
  return inOrder(/\/Pages (\d+)/.exec(root)?.[1] ?? '').map((page) => {
    const named = new Map(
      [...(/\/Font <<([\s\S]*?)>>/.exec(page)?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
        ([, name, id]) => [name!, id!],
      ),
    )
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
    const content = streamOf(objects.get(/\/Contents (\d+)/.exec(page)?.[1] ?? ''))
    let font = noFont
    let text = ''
    for (const [, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (name !== undefined) font = fontOf(named.get(name) ?? '')
      else
        for (let at = 0; at < hex!.length; at += font.digits)
          text += font.characters.get(hex!.slice(at, at + font.digits).toUpperCase()) ?? ''
    }
    return { text: text.replace(/\s/g, ''), width: Number(width), height: Number(height) }
  })
}
