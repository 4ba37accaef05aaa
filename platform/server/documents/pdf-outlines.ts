import {
  appendBezierCurve,
  closePath,
  fill,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  setFillingGrayscaleColor,
  type PDFOperator,
} from '@cantoo/pdf-lib'
import { outlineOf, type Weight } from '../previews/letters.ts'

type Pen = { x: number; y: number; scale: number }

/** The outlines of a line as operators of a page. */
const drawnAt = (path: string, { x, y, scale }: Pen): PDFOperator[] => {
  // Where the pen is: a page knows no curves of one handle, which two thirds of the way make one of two.
  let [atX, atY] = [x, y]
  return [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, command, typed = '']) => {
    const numbers = typed
      .split(' ')
      .filter(Boolean)
      .map((number, n) => (n % 2 === 0 ? x + Number(number) * scale : y - Number(number) * scale))
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

type Line = Pen & { size: number; weight: Weight; grey: number }

/** A drawable line with the start of its baseline at a point, as outlines: it looks the same everywhere. */
export const outlinedLine = (line: string, { size, weight, grey, ...pen }: Line): PDFOperator[] => [
  pushGraphicsState(),
  setFillingGrayscaleColor(grey),
  ...drawnAt(outlineOf(line, { x: 0, y: 0, size, weight }), pen),
  fill(),
  popGraphicsState(),
]
