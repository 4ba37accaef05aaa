import { ProductError } from '#platform/domain/product-error.ts'

/** Parts of a workbook are a few elements deep; deeper ones are attacks. */
const maxDepth = 32

/** Maximum size of one tag in bytes: a list of ranges may be long. */
const maxTag = 256 * 1024

const lessThan = 0x3c
const greaterThan = 0x3e
const slash = 0x2f
const quotes: ReadonlySet<number> = new Set([0x22, 0x27])

const broken = (): ProductError => new ProductError('FILE_INCORRECT')

/** End of a comment, a CDATA section or an instruction; documents with a DTD are refused. */
const afterMarkup = (xml: Buffer, at: number): number => {
  const kinds = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const
  for (const [begin, end] of kinds) {
    if (xml.toString('latin1', at, at + begin.length) !== begin) continue
    const closed = xml.indexOf(end, at + begin.length)
    if (closed === -1) throw broken()
    return closed + end.length
  }
  throw broken()
}

/** End of a tag: a `>` inside quotes is part of a value. */
const endOfTag = (xml: Buffer, at: number): number => {
  let quoted = 0
  for (let i = at; i < xml.length; i += 1) {
    const byte = xml[i]!
    if (quoted) quoted = byte === quoted ? 0 : quoted
    else if (quotes.has(byte)) quoted = byte
    else if (byte === greaterThan) {
      if (i - at > maxTag) throw broken()
      return i
    }
  }
  throw broken()
}

/**
 * Counts the elements of a part before parsing: millions of them fit into a few packed kilobytes and take the parser
 * minutes. Returns their number; refuses parts nested too deeply, or with too many elements.
 */
export const countElements = (bytes: Uint8Array, maxElements: number): number => {
  const xml = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let elements = 0
  let depth = 0
  let at = xml.indexOf(lessThan)
  while (at !== -1) {
    const next = xml[at + 1]
    if (next === 0x21 || next === 0x3f) {
      at = xml.indexOf(lessThan, afterMarkup(xml, at))
      continue
    }
    const end = endOfTag(xml, at + 1)
    if (next === slash) depth -= 1
    else {
      elements += 1
      if (xml[end - 1] !== slash) depth += 1
    }
    if (depth > maxDepth) throw broken()
    if (elements > maxElements) throw new ProductError('SHEET_TOO_HEAVY')
    at = xml.indexOf(lessThan, end)
  }
  return elements
}
