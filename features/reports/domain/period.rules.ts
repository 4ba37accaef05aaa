const day = 86_400_000

const at = (value: string): number => Date.parse(`${value}T00:00:00Z`)

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** A period of whole days, both included (`YYYY-MM-DD`). */
export type Period = { from: string; to: string }

/** The preceding period of the same length; null if it would begin before the year 1000. */
export const periodBefore = ({ from, to }: Period): Period | null => {
  const days = Math.round((at(to) - at(from)) / day) + 1
  const start = at(from) - days * day
  return start < at('1000-01-01') ? null : { from: dayOf(start), to: dayOf(at(from) - day) }
}
