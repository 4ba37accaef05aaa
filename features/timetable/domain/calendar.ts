const dayMs = 86_400_000

/** A day as text, `YYYY-MM-DD`: comparable as a string, independent of time zones. */
export type Day = string

const asDay = (at: number): Day => new Date(at).toISOString().slice(0, 10)

/** Adds a number of days, which may be negative. */
export const addDays = (day: Day, days: number): Day => asDay(Date.parse(day) + days * dayMs)

/** Number of days between two days, negative if the second is earlier. */
export const daysFrom = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The first day of the month, with an offset in months. */
export const monthStart = (day: Day, months = 0): Day =>
  asDay(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))

/** The last day of the month of a day. */
export const monthEnd = (day: Day): Day => addDays(monthStart(day, 1), -1)

/** Number of months between the months of two days. */
export const monthsFrom = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
