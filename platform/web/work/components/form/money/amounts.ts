import { amountPattern } from '#platform/domain/money.ts'
import { readDecimal } from '#platform/domain/typed/decimal.ts'
import { readValueOf } from '#platform/domain/typed/reading.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { currentLocale } from '../../../../i18n/texts.ts'
import { typingConventions } from '../../../../i18n/typing-conventions.ts'

/** A typed text without the portal's own thousands separators: one of their digits may have been deleted. */
export const withoutGaps = (typed: string): string => typed.replaceAll('\u00a0', '')

/** A typed amount for the server: "1 000 000,5" and "1 млн" as decimals; a text that is not exactly one number is unchanged. */
export const amountOf = (typed: string, locale: Locale = currentLocale()): string =>
  readValueOf(readDecimal(withoutGaps(typed), typingConventions(locale)))?.decimal ?? typed.trim()

/** An amount with the language's thousands separators; exact, however many digits it has. Invalid text remains as typed. */
export const groupedAmount = (amount: string, locale: Locale = currentLocale()): string => {
  const [gap, point] = locale === 'ru' ? ['\u00a0', ','] : [',', '.']
  if (!amountPattern.test(amount)) return /^-?\d+\.\d+$/.test(amount) ? amount.replace('.', point) : amount
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, gap)
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`
}
