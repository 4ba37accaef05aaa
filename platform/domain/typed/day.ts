import type { Conventions, Meaning, Reading } from './reading.ts'

/** Whether a text is a calendar day, `YYYY-MM-DD`, of the supported years: 1000 to 9998. */
export const isCalendarDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1000' || text >= '9999') return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** First letters of month names in both languages; longer ones come first. */
const months: readonly RegExp[] = [
  /^(янв|jan)/,
  /^(фев|feb)/,
  /^(мар|mar)/,
  /^(апр|apr)/,
  /^(ма[йя]|may)/,
  /^(июн|jun)/,
  /^(июл|jul)/,
  /^(авг|aug)/,
  /^(сен|sep)/,
  /^(окт|oct)/,
  /^(ноя|nov)/,
  /^(дек|dec)/,
]

const monthOf = (word: string): number | null => {
  const at = months.findIndex((name) => name.test(word.toLowerCase()))
  return at < 0 ? null : at + 1
}

type Parts = { year: string; month: number | string; day: number | string }

const two = (part: number | string): string => String(part).padStart(2, '0')

/** A two-digit year is completed by century: 00 to 69 are in this one. */
const wholeYear = (year: string): string =>
  year.length !== 2 ? year : Number(year) < 70 ? `20${year}` : `19${year}`

const dayOf = ({ year, month, day }: Parts): string | null => {
  const found = `${wholeYear(year)}-${two(month)}-${two(day)}`
  return isCalendarDay(found) ? found : null
}

const readingOf = (day: string | null, isAssumed: boolean): Reading<string> => {
  if (day === null) return { fault: 'INVALID_DATE' }
  return isAssumed ? { value: day, assumed: true } : { value: day }
}

const numeric = (text: string, { dayOrder }: Conventions): Reading<string> | null => {
  const [, first, sign, second, year] = /^(\d{1,2})([-./ ])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? []
  if (!first || !second || !year) return null
  const isAssumed = year.length === 2
  const dayFirst = dayOf({ year, month: second, day: first })
  // The month comes before the day only between slashes.
  const monthFirst = sign === '/' ? dayOf({ year, month: first, day: second }) : null
  if (dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst && !dayOrder)
    return { ambiguous: [dayFirst, monthFirst] }
  return readingOf(
    dayOrder === 'MONTH_FIRST' ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst),
    isAssumed,
  )
}

const yearFirst = (text: string): Reading<string> | null => {
  const found = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/.exec(
    text,
  )
  return found && readingOf(dayOf({ year: found[1]!, month: found[2]!, day: found[3]! }), false)
}

const inWords = (text: string): Reading<string> | null => {
  const found =
    /^(?:(\d{1,2})[ .]+)?(\p{L}+)(?:\.[ ,]*|[ ,]+)(\d{4})(?: ?(?:г|год|года)\.?)?$/u.exec(text) ??
    /^(\d{1,2})[ -](\p{L}+)\.?[ -](\d{4}|\d{2})$/u.exec(text)
  const american = found ? null : /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(text)
  const [day, word, year] = american ? [american[2], american[1], american[3]] : (found ?? []).slice(1)
  const month = word === undefined ? null : monthOf(word)
  if (month === null || year === undefined) return null
  return readingOf(dayOf({ year, month, day: day ?? 1 }), day === undefined || year.length === 2)
}

const quarters: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 }

/** A quarter of a year: "IV кв. 2024", "4-й квартал 2024 г.", "Q1 2025", "2025 Q1"; its first day. */
const quarterAndYear = (text: string): Reading<string> | null => {
  const [, roman, q, q2, year] =
    /^(?:([1-4]|i{1,3}|iv)(?:-?й)? ?(?:кв\.?|квартал),?|q([1-4]),?|([1-4])q,?) ?((?:19|20)\d{2})(?: ?(?:г|год|года)\.?)?$/iu.exec(
      text,
    ) ?? []
  const [, yearBefore, quarterAfter] = /^((?:19|20)\d{2}),? ?q([1-4])$/iu.exec(text) ?? []
  const numeral = roman ?? q ?? q2 ?? quarterAfter
  const of = year ?? yearBefore
  if (numeral === undefined || of === undefined) return null
  const quarter = quarters[numeral.toLowerCase()] ?? Number(numeral)
  return readingOf(dayOf({ year: of, month: quarter * 3 - 2, day: 1 }), true)
}

const monthAndYear = (text: string): Reading<string> | null => {
  const [, month, year] = /^(\d{1,2})[./](\d{4})$/.exec(text) ?? []
  return month && year ? readingOf(dayOf({ year, month, day: 1 }), true) : null
}

const yearAndMonth = (text: string): Reading<string> | null => {
  const [, year, month] = /^(\d{4})[-./](\d{1,2})$/.exec(text) ?? []
  return month && year ? readingOf(dayOf({ year, month, day: 1 }), true) : null
}

/** Whether a text is a year alone, of the centuries that people mean: "2021", "2021 г.". */
const isBareYear = (text: string): boolean => /^(19|20)\d{2}( ?(г|год)\.?)?$/u.test(text.trim())

/** The two meanings of an ambiguous text of a day. */
export const dayMeanings = (text: string): readonly [Meaning, Meaning] =>
  isBareYear(text) ? ['YEAR_START', 'YEAR_END'] : ['DAY_FIRST', 'MONTH_FIRST']

const yearAlone = (text: string, { yearDay }: Conventions): Reading<string> | null => {
  if (!isBareYear(text)) return null
  const [first, last] = [`${text.slice(0, 4)}-01-01`, `${text.slice(0, 4)}-12-31`] as const
  if (!yearDay) return { ambiguous: [first, last] }
  return readingOf(yearDay === 'YEAR_START' ? first : last, true)
}

/** Days since the end of 1899 as spreadsheets count them, for the years 1950 to 2099. */
const serial = (text: string): Reading<string> | null => {
  const [, days] = /^(\d{5})(?:[.,]\d+)?$/.exec(text) ?? []
  if (!days || Number(days) < 18_264 || Number(days) > 73_050) return null
  const day = new Date(Date.UTC(1899, 11, 30 + Number(days))).toISOString().slice(0, 10)
  return { value: day, assumed: true }
}

/**
 * Parses a day as people write it: "24.11.2026", "2026/11/24", "3.3.23", "3 марта 2025 г.", "March 3, 2025", "март
 * 2025", "2025-03" or "IV кв. 2024" (their first day), or a spreadsheet's serial number. A year alone is ambiguous without a convention.
 */
export const readDay = (text: string, conventions: Conventions = {}): Reading<string> => {
  const plain = text.trim().replace(/\s+/g, ' ')
  if (plain.length > 40) return { fault: 'INVALID_DATE' }
  return (
    yearFirst(plain) ??
    numeric(plain.replace(/ ?г(од)?\.?$/u, ''), conventions) ??
    quarterAndYear(plain) ??
    inWords(plain) ??
    monthAndYear(plain) ??
    yearAndMonth(plain) ??
    yearAlone(plain, conventions) ??
    serial(plain) ?? { fault: 'INVALID_DATE' }
  )
}
