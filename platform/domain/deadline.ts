const dayLength = 86_400_000

/**
 * A day as a deadline, as `deadline()` of the contract returns it: it ends with the day in the time zone of the
 * person who set it.
 */
export type Deadline = { day: string; endsAt: string; timeZone: string }

/** A time difference in its largest whole unit; negative in the past. */
export type Distance = { unit: 'day' | 'hour' | 'minute'; count: number }

/** The calendar day (`YYYY-MM-DD`) in a time zone at a moment (milliseconds). */
export const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/** Calendar days between two days (`YYYY-MM-DD`). */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

/** Calendar days from today to a day (`YYYY-MM-DD`), both in the zone: 0 today, negative in the past. */
export const daysUntil = (day: string, now: number, timeZone: string): number =>
  daysBetween(dayIn(timeZone, now), day)

const steps = [
  ['day', dayLength],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Time difference between a moment and `now` (milliseconds both). */
export const distanceOf = (gap: number, from: number = 0): Distance => {
  for (const [unit, size] of steps.slice(from))
    if (Math.abs(gap) >= size) return { unit, count: Math.trunc(gap / size) }
  return { unit: 'minute', count: 0 }
}

/**
 * Time left until a deadline, or passed since. Days are calendar days in its zone, so that a day of 23 or 25 hours, when
 * clocks change, counts as one, and "by the 15th" is 14 days overdue all through the 29th; the last day is counted in
 * hours.
 */
export const deadlineDistance = ({ day, endsAt, timeZone }: Deadline, now: number): Distance => {
  const gap = Date.parse(endsAt) - now
  // At midnight itself the day is over.
  const days = gap > 0 ? daysUntil(day, now, timeZone) : Math.min(daysUntil(day, now, timeZone), -1)
  return days === 0 ? distanceOf(gap, 1) : { unit: 'day', count: days }
}

/** The same for an instant: within a day in hours, otherwise in calendar days of the reader's zone. */
export const instantDistance = (at: number, now: number, timeZone: string): Distance =>
  Math.abs(at - now) < dayLength
    ? distanceOf(at - now, 1)
    : { unit: 'day', count: daysUntil(dayIn(timeZone, at), now, timeZone) }
