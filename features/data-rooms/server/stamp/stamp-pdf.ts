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

/** A file and the line that each of its pages is to carry. */
export type StampAsked = { bytes: Uint8Array; line: string }

/** The same file with the line on each page; null where it can't carry one. */
export type StampAnswer = { stamped: Uint8Array | null }

const size = 8
const margin = 12

/** A file that was cut off is opened as if it were whole: its end says whether it is. */
const isWhole = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(-1024)).toString('latin1').includes('%%EOF')

/** The outlines of a line as operators of a page, from its lower left corner. */
const drawnAt = (path: string, scale: number): PDFOperator[] => {
  // Where the pen is: a page knows no curves of one handle, which two thirds of the way make one of two.
  let [atX, atY] = [margin, margin]
  return [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, command, typed = '']) => {
    const numbers = typed
      .split(' ')
      .filter(Boolean)
      .map((number, n) => (n % 2 === 0 ? margin + Number(number) * scale : margin - Number(number) * scale))
    // Each command of an outline has as many as it takes (`letters.test.ts`).
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
 * Writes a line at the foot of each page, as outlines, so that it looks the same everywhere, and into the document's subject. Files
 * that are encrypted, cut off or no PDF at all stay as they are.
 */
export const stampPdf = async ({ bytes, line }: StampAsked): Promise<StampAnswer> => {
  if (!isWhole(bytes)) return { stamped: null }
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const drawn = drawable(line)
    const wide = widthOf(drawn, size, 400)
    for (const page of document.getPages()) {
      const { width } = page.getSize()
      // A narrow page has a smaller line: a part of a name would be another name.
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
