/** Points in hundredths as an exact fraction, because rounding before summing makes 0.99 of three thirds. */
export type ExactPoints = { share: bigint; of: bigint }

/** A whole number of hundredths as a fraction. */
export const wholeHundredths = (points: number): ExactPoints => ({ share: BigInt(points), of: 1n })

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b))

const reduced = ({ share, of }: ExactPoints): ExactPoints => {
  const divisor = greatestDivisor(share, of)
  return { share: share / divisor, of: of / divisor }
}

/** Points in proportion to the position between worst and best; `best` may be less than `worst`. */
export const shareOf = (points: number, at: bigint, worst: bigint, best: bigint): ExactPoints => {
  const [done, whole] = best > worst ? [at - worst, best - worst] : [worst - at, worst - best]
  if (whole === 0n || done <= 0n) return wholeHundredths(0)
  if (done >= whole) return wholeHundredths(points)
  return reduced({ share: BigInt(points) * done, of: whole })
}

/** The exact sum. */
export const sumOf = (all: readonly ExactPoints[]): ExactPoints =>
  all.reduce(
    (sum, one) => reduced({ share: sum.share * one.of + one.share * sum.of, of: sum.of * one.of }),
    wholeHundredths(0),
  )

/** The nearest floating-point number of hundredths, not rounded: equal points give equal numbers. */
export const asNumber = (points: ExactPoints): number => {
  const { share, of } = reduced(points)
  return Number(share / of) + Number(share % of) / Number(of)
}
