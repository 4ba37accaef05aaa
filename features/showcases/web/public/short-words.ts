import { dateFormat, numberFormat } from '#platform/web/i18n/intl-formats.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Value } from '../../../fields/domain/values.ts'
import type { ItemFormat } from '../../domain/formats.rules.ts'

const tag = (locale: Locale): string => (locale === 'ru' ? 'ru-RU' : 'en-US')

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const

/** A number or an amount in thousands, millions and so on: 1.2M, 1,2 млн ₽. */
const shortNumber = (value: Value, locale: Locale): string | undefined => {
  if (typeof value === 'number') return numberFormat(tag(locale), compact).format(value)
  if (typeof value !== 'object' || value === null || !('amount' in value)) return undefined
  const amount = Number(value.amount)
  if (!Number.isFinite(amount)) return undefined
  return numberFormat(tag(locale), { ...compact, style: 'currency', currency: value.currency }).format(amount)
}

/** Of a day (`YYYY-MM-DD`) its month with the year, or the year alone. */
const shortDay = (value: Value, locale: Locale, format: 'MONTH' | 'YEAR'): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  if (format === 'YEAR') return value.slice(0, 4)
  const words = dateFormat(tag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(value),
  )
  return words.replace(/\s*г\.$/u, '')
}

/** A value in a shorter form than its own; undefined where the format is none of these. */
export const shortWords = (value: Value, format: ItemFormat, locale: Locale): string | undefined => {
  if (format === 'SHORT') return shortNumber(value, locale)
  return format === 'MONTH' || format === 'YEAR' ? shortDay(value, locale, format) : undefined
}
