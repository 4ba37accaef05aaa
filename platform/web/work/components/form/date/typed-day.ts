import { isCalendarDay, readDay } from '#platform/domain/typed/day.ts'
import { readValueOf } from '#platform/domain/typed/reading.ts'
import { formatDate } from '../../../../i18n/dates.ts'

/** The same day in UTC, where days without a time live. */
export const atDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The day of a text that is typed to its end, with all four digits of the year; `undefined` otherwise, `null` of nothing. */
export const dayFromTyped = (typed: string): string | null | undefined => {
  if (typed.trim() === '') return null
  const reading = readDay(typed)
  return 'value' in reading && !reading.assumed ? reading.value : undefined
}

/** The day of a text whose field is left: "1.2.26" and "март 2025" as well, then shown as the day they were taken for. */
export const dayOfLeftField = (typed: string): string | null | undefined => {
  if (typed.trim() === '') return null
  return readValueOf(readDay(typed))
}

/** A value as the portal's language writes a day; what is no day stands as it was typed. */
export const writtenDay = (value: string): string => (isCalendarDay(value) ? formatDate(value) : value)
