import { invalid } from '#platform/domain/product-error.ts'

/** The square to cut, when one is named: a corner needs a side, and the corner is 0 unless named. */
export const squareOf = (named: {
  x?: number | undefined
  y?: number | undefined
  size?: number | undefined
}): { x: number; y: number; size: number } | undefined => {
  const { x, y, size } = named
  if (size !== undefined) return { x: x ?? 0, y: y ?? 0, size }
  if (x !== undefined || y !== undefined) throw invalid({ size: 'REQUIRED' })
  return undefined
}
