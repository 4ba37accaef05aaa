const dayMilliseconds = 86_400_000

/** Time as the demo tells it: days before now, never after. */
export type Calendar = {
  now: number
  /** The instant so many days ago; fractions are hours. */
  ago: (days: number) => string
  /** The day so many days from now, before it when negative: `YYYY-MM-DD`. */
  day: (days: number) => string
}

/** The calendar around an instant. */
export const calendarAt = (now: Date): Calendar => ({
  now: now.getTime(),
  ago: (days) => new Date(now.getTime() - Math.max(days, 0) * dayMilliseconds).toISOString(),
  day: (days) => new Date(now.getTime() + days * dayMilliseconds).toISOString().slice(0, 10),
})
