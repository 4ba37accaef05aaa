import { scaleLinear } from '@visx/scale'

/**
 * A linear scale from zero to round ends that cover all values, negative ones too, with about `count` ticks. Counts get
 * whole ticks only.
 */
export const valueScale = (
  values: readonly number[],
  range: readonly [from: number, to: number],
  count = 4,
) => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const isWhole = values.every(Number.isInteger)
  const scale = scaleLinear<number>({
    domain: low === high ? [0, 1] : [low, high],
    range: [...range],
    nice: count,
  })
  const ticks = scale.ticks(count).filter((tick) => !isWhole || Number.isInteger(tick))
  return { scale, ticks }
}

/** The number of ticks for a horizontal axis of this width, so that their numbers do not touch. */
export const ticksIn = (width: number): number => Math.min(4, Math.max(2, Math.floor(width / 70)))

/** Every nth label of an axis, so that each has `labelWidth`; the last one is always shown. */
export const shownLabels = (count: number, width: number, labelWidth: number): ReadonlySet<number> => {
  const every = Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)))
  return new Set(Array.from({ length: count }, (_, n) => n).filter((n) => (count - 1 - n) % every === 0))
}
