import { formatDate } from '../../../../i18n/dates.ts'

/** The same day in UTC, where days without a time live. */
export const atDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const isDay = (day: string): boolean => {
  const at = atDay(day)
  return !Number.isNaN(at.getTime()) && dayOf(at) === day
}

/** The day that a text means, in the order of either language; `null` is nothing typed, `undefined` is no day (yet). */
export const dayFromTyped = (typed: string): string | null | undefined => {
  const text = typed.trim()
  if (text === '') return null
  const [, first, second, third] = /^(\d{1,4})[-./ ](\d{1,2})[-./ ](\d{1,4})$/.exec(text) ?? []
  if (!first || !second || !third) return undefined
  const [year, day] = first.length === 4 ? [first, third] : [third, first]
  const found = `${year}-${second.padStart(2, '0')}-${day.padStart(2, '0')}`
  return year.length === 4 && day.length <= 2 && isDay(found) ? found : undefined
}

/** A value as the portal's language writes a day; what is no day stands as it was typed. */
export const writtenDay = (value: string): string => (isDay(value) ? formatDate(value) : value)
