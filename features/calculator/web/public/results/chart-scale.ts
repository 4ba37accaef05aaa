/** Round tick values that cover all values and zero, about `count` of them. */
export const ticksOver = (values: readonly number[], count = 4): number[] => {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const rough = (high - low || 1) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find((one) => one * power >= rough * 0.999999)! * power
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: Math.max(last - first, 1) + 1 }, (_, n) => (first + n) * step)
}

/** Maps values between the first and the last tick to a length. */
export const scaleOf =
  (ticks: readonly number[], length: number) =>
  (value: number): number =>
    ((value - ticks[0]!) / (ticks.at(-1)! - ticks[0]!)) * length
