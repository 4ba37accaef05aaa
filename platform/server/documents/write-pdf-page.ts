import { PDFDocument, PDFHexString, PDFString, rgb, type PDFPage } from '@cantoo/pdf-lib'
import { encode } from 'uqr'
import { drawable, widthOf, type Weight } from '../previews/letters.ts'
import { outlinedLine } from './pdf-outlines.ts'
import { addTextLayer, type TextLayer } from './pdf-text-layer.ts'
import type { PageOfWords } from './write-docx.ts'

// A4, landscape, in points.
const page = { width: 842, height: 595 }
const frame = 28
const textWidth = 640
/** From the top of the frame to the foot. */
const area = { top: page.height - 84, bottom: 118 }
const footSize = 10
const headSize = 13

/** The code of the address, in the corner: its side, and how far it is from the frame. */
const code = { side: 72, inset: 10 }

type Style = { size: number; weight: Weight; gap: number }

const styles = {
  title: { size: 36, weight: 700, gap: 34 },
  large: { size: 25, weight: 700, gap: 20 },
  line: { size: 15, weight: 400, gap: 16 },
} as const satisfies Record<string, Style>

/** A word that is wider than a line, in pieces that fit. */
const pieces = (word: string, { size, weight }: Style, width: number): string[] => {
  const signs = [...word]
  const found: string[] = []
  let piece = ''
  for (const sign of signs) {
    if (piece !== '' && widthOf(piece + sign, size, weight) > width) {
      found.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...found, piece]
}

/** Marks that no letter of their own has: the typeface cannot place them, and a name without them would be another name. */
const hasMarks = (word: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})\p{M}/u.test(word.normalize('NFC'))

/**
 * A text in lines that fit, none of it cut; null if the typeface lacks its script, its marks or all of its signs: a part of a name would
 * be another name.
 */
export const wrapped = (text: string, style: Style, width = textWidth): string[] | null => {
  const typed = text.split(/\s+/u).filter(Boolean)
  const drawn = typed.map(drawable)
  if (drawn.some((word, at) => word === '' && /[\p{L}\p{N}]/u.test(typed[at]!))) return null
  if (typed.some(hasMarks) || (typed.length > 0 && drawn.every((word) => word === ''))) return null
  const lines: string[] = []
  for (const word of drawn.filter(Boolean).flatMap((one) => pieces(one, style, width))) {
    const before = lines.at(-1)
    const longer = before === undefined ? word : `${before} ${word}`
    if (before !== undefined && widthOf(longer, style.size, style.weight) <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

type Placed = { text: string; style: Style }

type Sheet = { target: PDFPage; textLayer: TextLayer }

const centred = (
  { target, textLayer }: Sheet,
  { text, style: { size, weight } }: Placed,
  { y, scale, grey }: { y: number; scale: number; grey: number },
): { x: number; width: number } => {
  const width = widthOf(text, size, weight) * scale
  const x = (page.width - width) / 2
  target.pushOperators(
    ...outlinedLine(text, { x, y, scale, size, weight, grey }),
    ...textLayer(text, { x, y, size: size * scale, width }),
  )
  return { x, width }
}

/** The code of an address for cameras, in the corner at the end of the foot. */
const drawCode = (target: PDFPage, address: string): void => {
  const { size, data } = encode(address, { border: 2, ecc: 'M' })
  const path = data
    .flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  target.drawSvgPath(path, {
    x: page.width - frame - code.inset - code.side,
    y: frame + code.inset + code.side,
    scale: code.side / size,
    color: rgb(0.1, 0.1, 0.1),
  })
}

type Foot = {
  /** The name of the portal, at the top. */
  head: string
  /** Lines under the page's words, the last of which leads to an address. */
  lines: readonly string[]
  address: string
}

/**
 * Writes a PDF of one landscape page with the portal's name above its words, and a foot with an address that can be followed and scanned; null if the typeface lacks
 * a script that occurs in it. Long texts make all of it smaller, none is cut.
 */
export const writePdfPage = async (
  { title, lines }: PageOfWords,
  foot: Foot,
  locale: 'ru' | 'en',
): Promise<Buffer | null> => {
  const blocks = [
    { style: styles.title, lines: wrapped(title, styles.title) },
    ...lines.map(({ text, isLarge }) => {
      const style = isLarge ? styles.large : styles.line
      return { style, lines: wrapped(text, style) }
    }),
  ]
  const placed: Placed[] = []
  for (const { style, lines: found } of blocks) {
    if (found === null) return null
    placed.push(...found.map((text) => ({ text, style })))
  }
  const high = placed.reduce((sum, { style: { size, gap } }) => sum + size + gap, 0)
  const scale = Math.min(1, (area.top - area.bottom) / high)
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage(locale)
  document.setSubject(lines.map(({ text }) => text).join(' · '))
  const target = document.addPage([page.width, page.height])
  const footLines = foot.lines.map(drawable)
  const head = drawable(foot.head)
  const sheet: Sheet = {
    target,
    textLayer: addTextLayer(target, [head, ...placed.map(({ text }) => text), ...footLines]),
  }
  target.drawRectangle({
    x: frame,
    y: frame,
    width: page.width - 2 * frame,
    height: page.height - 2 * frame,
    borderWidth: 1.5,
    borderColor: rgb(1, 0.35, 0.16),
  })
  const headStyle: Style = { size: headSize, weight: 700, gap: 0 }
  if (head)
    centred(
      sheet,
      { text: head, style: headStyle },
      {
        y: page.height - frame - 32,
        scale: Math.min(1, textWidth / widthOf(head, headSize, 700)),
        grey: 0.35,
      },
    )
  // Vertically centred in the area.
  let y = area.top - (area.top - area.bottom - high * scale) / 2
  for (const one of placed) {
    y -= one.style.size * scale
    centred(sheet, one, { y, scale, grey: 0.1 })
    y -= one.style.gap * scale
  }
  const footStyle: Style = { size: footSize, weight: 400, gap: 6 }
  const footWidth = page.width - 2 * (frame + 2 * code.inset + code.side)
  drawCode(target, foot.address)
  const last = foot.lines.length - 1
  for (const [at, text] of footLines.entries()) {
    const lineY = frame + 22 + (last - at) * (footSize + 6)
    const { x, width } = centred(
      sheet,
      { text, style: footStyle },
      { y: lineY, scale: Math.min(1, footWidth / widthOf(text, footSize, 400)), grey: 0.35 },
    )
    if (at === last)
      target.node.addAnnot(
        document.context.register(
          document.context.obj({
            Type: 'Annot',
            Subtype: 'Link',
            Rect: [x, lineY - 3, x + width, lineY + footSize],
            Border: [0, 0, 0],
            Contents: PDFHexString.fromText(text),
            A: { Type: 'Action', S: 'URI', URI: PDFString.of(foot.address) },
          }),
        ),
      )
  }
  return Buffer.from(await document.save())
}
