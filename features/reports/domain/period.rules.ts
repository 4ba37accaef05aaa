const day = 86_400_000

const at = (value: string): number => Date.parse(`${value}T00:00:00Z`)

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** A period of whole days, both included (`YYYY-MM-DD`). */
export type Period = { from: string; to: string }

/** The preceding period of the same length; null if it would begin before the year 1000. */
const periodBefore = ({ from, to }: Period): Period | null => {
  const days = Math.round((at(to) - at(from)) / day) + 1
  const start = at(from) - days * day
  return start < at('1000-01-01') ? null : { from: dayOf(start), to: dayOf(at(from) - day) }
}

/** The whole month that ends before a day. */
const monthBefore = (before: string): Period => {
  const to = dayOf(at(before) - day)
  return { from: `${to.slice(0, 7)}-01`, to }
}

/**
 * Returns the two periods that a trend compares: the requested one, up to today, and the preceding one of the same length.
 * Without a start, the last two complete months before the end. Null if there is nothing to compare with.
 */
export const comparedPeriods = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { recent: Period; earlier: Period } | null => {
  const last = to !== undefined && to < today ? to : today
  if (from === undefined) {
    // Today is not over.
    const dayAfter = last < today ? dayOf(at(last) + day) : today
    const recent = monthBefore(`${dayAfter.slice(0, 7)}-01`)
    return { recent, earlier: monthBefore(recent.from) }
  }
  const recent = { from, to: last }
  const earlier = from > last ? null : periodBefore(recent)
  return earlier && { recent, earlier }
}
