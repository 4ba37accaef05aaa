import { numberFormat } from './intl-formats.ts'
import { currentLocale } from './texts.ts'
import type { Locale } from './locales.ts'

const tag = (locale: Locale): string => (locale === 'ru' ? 'ru-RU' : 'en-US')

/** A number with the language's thousands separators. */
export const formatNumber = (value: number, locale: Locale = currentLocale(), fractionDigits = 2): string =>
  numberFormat(tag(locale), { maximumFractionDigits: fractionDigits }).format(value)

/** Money from its decimal string: kopecks and cents are shown only if not zero. */
export const formatMoney = (
  amount: string | number,
  currency: string,
  locale: Locale = currentLocale(),
): string => {
  const whole = Number(amount) % 1 === 0
  return numberFormat(tag(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(Number(amount))
}

/** A share from 0 to 1 as a percentage. */
export const formatPercent = (share: number, locale: Locale = currentLocale()): string =>
  numberFormat(tag(locale), { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** A file size in a suitable unit. */
export const formatBytes = (bytes: number, locale: Locale = currentLocale()): string => {
  const unit = bytes < 1024 ? 'byte' : bytes < 1_048_576 ? 'kilobyte' : 'megabyte'
  const size = { byte: 1, kilobyte: 1024, megabyte: 1_048_576 }[unit]
  return numberFormat(tag(locale), {
    style: 'unit',
    unit,
    // The English short form has no plural: “91 byte”.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / size)
}

/** A list's count: exact up to its limit, "1,000+" beyond (quality, speed). */
export const formatCount = (total: number, isExact: boolean, locale: Locale = currentLocale()): string =>
  formatNumber(total, locale) + (isExact ? '' : '+')
