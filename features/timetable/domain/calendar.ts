const dayLength = 86_400_000

/** Days of the calendar are texts, `YYYY-MM-DD`: they are compared as they stand, and no time zone moves them. */
export type Day = string

const asDay = (at: number): Day => new Date(at).toISOString().slice(0, 10)

/** So many days later, or earlier when negative. */
export const addDays = (day: Day, days: number): Day => asDay(Date.parse(day) + days * dayLength)

/** How many days from one day to another, negative when that is earlier. */
export const daysFrom = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / dayLength

/** The first day of the month so many months later. */
export const monthStart = (day: Day, months = 0): Day =>
  asDay(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))

/** The last day of the month of a day. */
export const monthEnd = (day: Day): Day => addDays(monthStart(day, 1), -1)

/** Months from the one of a day to the one of another. */
export const monthsFrom = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
