import { isCalendarDay, readDay } from '#platform/domain/typed/day.ts'
import { readValueOf } from '#platform/domain/typed/reading.ts'
import { formatDate } from '../../../../i18n/dates.ts'

/** The same day in UTC, used for days without a time. */
export const atDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The day of a completely typed text, with a four-digit year; `undefined` otherwise, `null` if empty. */
export const dayFromTyped = (typed: string): string | null | undefined => {
  if (typed.trim() === '') return null
  const reading = readDay(typed)
  return 'value' in reading && !reading.assumed ? reading.value : undefined
}

/** The day of a text on blur: also "1.2.26" and "март 2025", then shown as the day they were read as. */
export const dayOfLeftField = (typed: string): string | null | undefined => {
  if (typed.trim() === '') return null
  return readValueOf(readDay(typed))
}

/** A value in the language's day format; invalid text remains as typed. */
export const writtenDay = (value: string): string => (isCalendarDay(value) ? formatDate(value) : value)
