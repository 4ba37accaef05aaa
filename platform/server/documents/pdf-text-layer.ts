import {
  beginText,
  endText,
  moveText,
  PDFHexString,
  PDFName,
  setCharacterSqueeze,
  setFontAndSize,
  showText,
  type PDFOperator,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { widthOf } from '../previews/letters.ts'

type Place = { x: number; y: number; size: number; width: number }

/** The operators of an invisible text that lies over what is drawn: it is selected, copied and read aloud. */
export type TextLayer = (text: string, place: Place) => PDFOperator[]

const unitsPerEm = 1000
const fontName = 'Layer'

/** Codes of one byte. More different characters than that are on no page of words; what is beyond is drawn all the same. */
const maxCodes = 255

const hex = (number: number, digits: number): string =>
  number.toString(16).toUpperCase().padStart(digits, '0')

/** Which character each code stands for, as readers of PDF look it up. */
const unicodeOf = (signs: readonly string[]): string => {
  const rows = signs.map(
    (sign, at) =>
      `<${hex(at + 1, 2)}> <${Buffer.from(sign, 'utf16le').swap16().toString('hex').toUpperCase()}>`,
  )
  // A block holds at most a hundred.
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, n) =>
    rows.slice(n * 100, n * 100 + 100),
  )
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
}

/**
 * Adds the font of a text layer to a page: its glyphs draw nothing, since the outlines under them are the portal's own typeface. They
 * have the typeface's widths.
 */
export const addTextLayer = (page: PDFPage, texts: readonly string[]): TextLayer => {
  const { context } = page.doc
  const signs = [...new Set(texts.flatMap((text) => [...text]))].slice(0, maxCodes)
  const codes = new Map(signs.map((sign, at) => [sign, at + 1]))
  const widths = signs.map((sign) => widthOf(sign, unitsPerEm, 400))
  const glyph = (at: number): string => `g${at + 1}`
  const font = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, unitsPerEm, unitsPerEm],
      FontMatrix: [1 / unitsPerEm, 0, 0, 1 / unitsPerEm, 0, 0],
      FirstChar: 1,
      LastChar: signs.length,
      Widths: widths,
      Encoding: { Type: 'Encoding', Differences: [1, ...signs.map((_, at) => PDFName.of(glyph(at)))] },
      CharProcs: Object.fromEntries(
        widths.map((width, at) => [
          glyph(at),
          context.register(context.stream(`${width.toFixed(2)} 0 0 0 0 0 d1`)),
        ]),
      ),
      Resources: {},
      ToUnicode: context.register(context.stream(unicodeOf(signs))),
    }),
  )
  page.node.setFontDictionary(PDFName.of(fontName), font)
  return (text, { x, y, size, width }) => {
    const known = [...text].filter((sign) => codes.has(sign))
    const natural = known.reduce((sum, sign) => sum + widths[codes.get(sign)! - 1]!, 0) * (size / unitsPerEm)
    if (natural === 0) return []
    return [
      beginText(),
      setFontAndSize(fontName, size),
      setCharacterSqueeze((width / natural) * 100),
      moveText(x, y),
      showText(PDFHexString.of(known.map((sign) => hex(codes.get(sign)!, 2)).join(''))),
      endText(),
    ]
  }
}
