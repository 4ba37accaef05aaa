const dayLength = 86_400_000

/** A day as a deadline, as `deadline()` of the contract answers it: it ends with the day in the zone of whoever set it. */
export type Deadline = { day: string; endsAt: string; timeZone: string }

/** A distance in its largest whole unit; negative when it has passed. */
export type Distance = { unit: 'day' | 'hour' | 'minute'; count: number }

/** The day (`YYYY-MM-DD`) that it is in a time zone at a moment (milliseconds). */
export const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

/** Whole days of the calendar from today to a day (`YYYY-MM-DD`), both in the zone: 0 today, negative when it has passed. */
export const daysUntil = (day: string, now: number, timeZone: string): number =>
  daysBetween(dayIn(timeZone, now), day)

const steps = [
  ['day', dayLength],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How far off a moment is from `now` (milliseconds both). */
export const distanceOf = (gap: number, from: number = 0): Distance => {
  for (const [unit, size] of steps.slice(from))
    if (Math.abs(gap) >= size) return { unit, count: Math.trunc(gap / size) }
  return { unit: 'minute', count: 0 }
}

/**
 * How far off a deadline is. Days are those of the calendar in its zone, so that one of 23 or 25 hours, when clocks change,
 * counts as one; the last day, and the first one too late, are told in hours.
 */
export const deadlineDistance = ({ day, endsAt, timeZone }: Deadline, now: number): Distance => {
  const gap = Date.parse(endsAt) - now
  const left = daysUntil(day, now, timeZone)
  // Too late begins on the day behind it.
  const days = gap > 0 ? left : Math.min(left + 1, 0)
  return days === 0 ? distanceOf(gap, 1) : { unit: 'day', count: days }
}
