import {
  appendBezierCurve,
  closePath,
  fill,
  lineTo,
  moveTo,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  setFillingGrayscaleColor,
  type PDFOperator,
} from '@cantoo/pdf-lib'
import { drawable, outlineOf, widthOf } from '#platform/server/previews/letters.ts'

/** A file, and the line to stamp on its pages. */
export type StampAsked = { bytes: Uint8Array; line: string }

/** The stamped file; null if it cannot be stamped. */
export type StampAnswer = { stamped: Uint8Array | null }

const size = 8
const margin = 12

/** The parser accepts truncated files, so the end marker is checked. */
const isWhole = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(-1024)).toString('latin1').includes('%%EOF')

/** Converts the outlines of a line to PDF operators, from its lower left corner. */
const drawnAt = (path: string, scale: number): PDFOperator[] => {
  // The current point: PDF has no quadratic curves, so their control point is converted to two cubic ones.
  let [atX, atY] = [margin, margin]
  return [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, command, typed = '']) => {
    const numbers = typed
      .split(' ')
      .filter(Boolean)
      .map((number, n) => (n % 2 === 0 ? margin + Number(number) * scale : margin - Number(number) * scale))
    // Each command has its full number of arguments (`letters.test.ts`).
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    const [fromX, fromY] = [atX, atY]
    if (command === 'Z') return closePath()
    ;[atX, atY] = command === 'C' ? [e, f] : command === 'Q' ? [c, d] : [a, b]
    if (command === 'M') return moveTo(a, b)
    if (command === 'L') return lineTo(a, b)
    if (command === 'C') return appendBezierCurve(a, b, c, d, e, f)
    const toward = (from: number, handle: number): number => from + (2 / 3) * (handle - from)
    return appendBezierCurve(toward(fromX, a), toward(fromY, b), toward(c, a), toward(d, b), c, d)
  })
}

/**
 * Stamps a line at the bottom of each page, as outlines so that it needs no font, and into the document's subject.
 * Encrypted, truncated and invalid files are not stamped.
 */
export const stampPdf = async ({ bytes, line }: StampAsked): Promise<StampAnswer> => {
  if (!isWhole(bytes)) return { stamped: null }
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const drawn = drawable(line)
    const wide = widthOf(drawn, size, 400)
    for (const page of document.getPages()) {
      const { width } = page.getSize()
      // Scales the line down on a narrow page, because a truncated name could be another one.
      const scale = Math.min(1, (width - 2 * margin) / wide)
      page.pushOperators(
        pushGraphicsState(),
        setFillingGrayscaleColor(0.35),
        ...drawnAt(outlineOf(drawn, { x: 0, y: 0, size, weight: 400 }), scale),
        fill(),
        popGraphicsState(),
      )
    }
    document.setSubject(line)
    return { stamped: await document.save() }
  } catch {
    return { stamped: null }
  }
}
