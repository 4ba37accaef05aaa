/** Moves an item of a list one step up or down; returns a copy at the ends. */
export const moved = <T>(list: readonly T[], at: number, by: -1 | 1): T[] => {
  const to = at + by
  if (to < 0 || to >= list.length) return [...list]
  const next = [...list]
  ;[next[at], next[to]] = [next[to]!, next[at]!]
  return next
}
