import { amountPattern } from '#platform/domain/money.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { currentLocale } from '../../../../i18n/texts.ts'

/**
 * A typed amount as it travels: `1 000 000,5` and `1,000,000.5` are `1000000.5`; what is none stays as it is. Money has
 * two digits after the point at most, so three after a comma are thousands.
 */
export const amountOf = (typed: string): string => {
  const bare = typed.replace(/\s/g, '')
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.')
}

/**
 * An amount in groups of three, as the language in force writes it; exact, however many digits it has. What is no amount
 * stays as it was typed.
 */
export const groupedAmount = (amount: string, locale: Locale = currentLocale()): string => {
  const [gap, point] = locale === 'ru' ? ['\u00a0', ','] : [',', '.']
  if (!amountPattern.test(amount)) return /^-?\d+\.\d+$/.test(amount) ? amount.replace('.', point) : amount
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, gap)
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`
}
