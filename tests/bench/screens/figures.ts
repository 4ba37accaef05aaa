/** Figures of one kind, in milliseconds. */
export type Figures = { median: number; p95: number; worst: number; count: number }

export const figuresOf = (values: readonly number[]): Figures => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
  return { median: at(0.5), p95: at(0.95), worst: at(1), count: sorted.length }
}
