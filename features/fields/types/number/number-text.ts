import { formatNumber } from '#platform/web/i18n/numbers.ts'
import type { ValueText } from '../../web/format/text-source.ts'
import { wordsIn } from '../../web/format/words-in.ts'

/** A number with its unit. */
export const numberText: ValueText = (value, { unit }, { locale }) => {
  if (typeof value !== 'number') return undefined
  const words = unit ? wordsIn(unit, locale) : ''
  const number = formatNumber(value, locale)
  return words ? `${number}\u00a0${words}` : number
}

/** A percentage. */
export const percentText: ValueText = (value, _field, { locale }) =>
  typeof value === 'number' ? `${formatNumber(value, locale)}${locale === 'ru' ? '\u00a0' : ''}%` : undefined
