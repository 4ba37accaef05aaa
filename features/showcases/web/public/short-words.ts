import { dateFormat, numberFormat } from '#platform/web/i18n/intl-formats.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Value } from '../../../fields/domain/values.ts'
import type { ItemFormat } from '../../domain/formats.rules.ts'

const tag = (locale: Locale): string => (locale === 'ru' ? 'ru-RU' : 'en-US')

/** Names of scales: the same in browsers and on the server, unlike the short forms of `Intl`. */
const scales = [
  { from: 1e12, ru: 'трлн', en: 'T' },
  { from: 1e9, ru: 'млрд', en: 'B' },
  { from: 1e6, ru: 'млн', en: 'M' },
  { from: 1e3, ru: 'тыс.', en: 'K' },
] as const

const inNumber: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction'])

/** A number with its scale right after the digits; one that rounds up to the next scale uses that. */
const scaled = (value: number, locale: Locale, style: Intl.NumberFormatOptions): string => {
  const scale = scales.find(({ from }) => Math.abs(value) >= from * 0.999_95 && Math.abs(value) >= 1000)
  const format = numberFormat(tag(locale), {
    ...style,
    minimumFractionDigits: 0,
    maximumFractionDigits: scale ? 1 : 2,
  })
  const parts = format.formatToParts(scale ? value / scale.from : value)
  if (!scale) return parts.map(({ value: part }) => part).join('')
  const word = locale === 'ru' ? `\u00a0${scale.ru}` : scale.en
  const last = parts.findLastIndex(({ type }) => inNumber.has(type))
  return parts.map(({ value: part }, at) => (at === last ? part + word : part)).join('')
}

/** A number or an amount in thousands, millions and so on: 1.2M, 1,2 млн ₽. */
const shortNumber = (value: Value, locale: Locale): string | undefined => {
  if (typeof value === 'number') return scaled(value, locale, {})
  if (typeof value !== 'object' || value === null || !('amount' in value)) return undefined
  const amount = Number(value.amount)
  return Number.isFinite(amount)
    ? scaled(amount, locale, { style: 'currency', currency: value.currency })
    : undefined
}

/** The month and year of a day (`YYYY-MM-DD`), or the year only. */
const shortDay = (value: Value, locale: Locale, format: 'MONTH' | 'YEAR'): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  if (format === 'YEAR') return value.slice(0, 4)
  const words = dateFormat(tag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(value),
  )
  return words.replace(/\s*г\.$/u, '')
}

/** A value in a short format; undefined for other formats. */
export const shortWords = (value: Value, format: ItemFormat, locale: Locale): string | undefined => {
  if (format === 'SHORT') return shortNumber(value, locale)
  return format === 'MONTH' || format === 'YEAR' ? shortDay(value, locale, format) : undefined
}
