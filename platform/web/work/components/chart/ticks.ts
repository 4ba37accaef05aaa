/** Round integers from zero to at least the largest value, about `count` of them, for an axis. */
export const ticksUpTo = (largest: number, count = 4): number[] => {
  const rough = Math.max(largest, 1) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].find((one) => one * power >= rough)! * power)
  return Array.from({ length: Math.ceil(Math.max(largest, 1) / step) + 1 }, (_, n) => n * step)
}

/** Every nth label of an axis, so that each has `room`; the last one is always shown. */
export const shownLabels = (count: number, width: number, room: number): ReadonlySet<number> => {
  const every = Math.max(1, Math.ceil((count * room) / Math.max(width, 1)))
  return new Set(Array.from({ length: count }, (_, n) => n).filter((n) => (count - 1 - n) % every === 0))
}
