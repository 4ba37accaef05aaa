import { amountInWords, numberInWords } from '#platform/server/documents/amount-in-words.ts'
import type { Formats } from '../../domain/evaluate.rules.ts'

const localeOf = { ru: 'ru-RU', en: 'en-GB' } as const

/** Formatters of a language. */
export const formatsOf = (locale: 'ru' | 'en'): Formats => ({
  words: (amount, currency, language) => {
    const isNegative = amount.startsWith('-')
    const bare = amount.replace('-', '')
    const formatted = currency
      ? amountInWords(bare, currency, language || locale)
      : numberInWords(bare, language || locale)
    const minus = (language || locale) === 'ru' ? 'Минус' : 'Minus'
    return isNegative ? `${minus} ${formatted.charAt(0).toLowerCase()}${formatted.slice(1)}` : formatted
  },
  number: (number, decimals) =>
    new Intl.NumberFormat(
      localeOf[locale],
      decimals === null
        ? { maximumFractionDigits: 2 }
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    ).format(number),
  money: (number, currency) =>
    new Intl.NumberFormat(localeOf[locale], { style: 'currency', currency }).format(number),
  day: (day, long) => {
    if (long)
      return new Intl.DateTimeFormat(localeOf[locale], {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${day}T00:00:00Z`))
    return locale === 'ru' ? day.split('-').toReversed().join('.') : day.replaceAll('-', '/')
  },
})
