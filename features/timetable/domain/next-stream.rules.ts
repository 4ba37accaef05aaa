import { addDays, daysFrom, monthEnd, monthsFrom, monthStart, type Day } from './calendar.ts'
import type { Period } from './stream.rules.ts'

/** A planned stream. */
export type StreamPlan = Period & { name: string }

const wholeMonths = ({ from, to }: Period): number =>
  from === monthStart(from) && to === monthEnd(to) ? monthsFrom(from, to) + 1 : 0

/** The same length, starting at another day; whole months remain whole months, whatever their lengths. */
const movedTo = (period: Period, from: Day): Period => {
  const months = wholeMonths(period)
  return months > 0 && from === monthStart(from)
    ? { from, to: monthEnd(monthStart(from, months - 1)) }
    : { from, to: addDays(from, daysFrom(period.from, period.to)) }
}

/** The start of the next one: after the same pause as before the last one. */
const nextStart = (last: Period, before: Period | undefined): Day => {
  const pause = before ? Math.max(daysFrom(before.to, last.from), 1) : 1
  if (wholeMonths(last) > 0 && (!before || wholeMonths(before) > 0)) {
    return monthStart(last.to, before ? Math.max(monthsFrom(before.to, last.from), 1) : 1)
  }
  return addDays(last.to, pause)
}

/** The same name, with the year updated, and a number at its end incremented. */
const nextName = (name: string, last: Day, next: Day): string => {
  const year = last.slice(0, 4)
  if (new RegExp(`\\b${year}\\b`).test(name))
    return name.replace(new RegExp(`\\b${year}\\b`), next.slice(0, 4))
  return name.replace(/(?<![\d.,])\d{1,3}$/, (number) => String(Number(number) + 1))
}

/**
 * The next stream after the last one: the same length, after the same pause, and not before tomorrow. `all` are the
 * streams of the schedule in any order; null if there are none.
 */
export const nextStream = (all: readonly StreamPlan[], today: Day): StreamPlan | null => {
  const [last, before] = all.toSorted((one, other) => (one.from < other.from ? 1 : -1))
  if (!last) return null
  const usual = nextStart(last, before)
  const tomorrow = addDays(today, 1)
  const soonest = wholeMonths(last) > 0 ? monthStart(today, 1) : tomorrow
  const period = movedTo(last, usual > today ? usual : soonest)
  return { name: nextName(last.name, last.from, period.from), ...period }
}
