const dayMilliseconds = 86_400_000

/** Dates of the demo: in days before now, never in the future. */
export type Calendar = {
  now: number
  /** The instant this many days ago; fractions are hours. */
  ago: (days: number) => string
  /** The day this many days from now, negative in the past: `YYYY-MM-DD`. */
  day: (days: number) => string
}

/** The calendar relative to an instant. */
export const calendarAt = (now: Date): Calendar => ({
  now: now.getTime(),
  ago: (days) => new Date(now.getTime() - Math.max(days, 0) * dayMilliseconds).toISOString(),
  day: (days) => new Date(now.getTime() + days * dayMilliseconds).toISOString().slice(0, 10),
})
