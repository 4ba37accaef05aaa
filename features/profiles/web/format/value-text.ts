import { formatDate } from '#platform/web/i18n/dates.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import { formatMoney, formatNumber } from '#platform/web/i18n/numbers.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { Field } from '../../domain/template.ts'
import { isEmpty, type Value } from '../../domain/values.ts'
import type { References } from '../renderer/profile-source.ts'
import { phoneText } from './phone-text.ts'
import { plainText } from './plain-text.ts'
import { wordsIn } from './words-in.ts'

/** What a text of a value needs besides: what it refers to, and the language. */
export type TextSource = References & { locale: Locale }

type Typed = Pick<Field, 'type' | 'rich' | 'unit'>

const withUnit = (number: string, { unit }: Typed, locale: Locale): string => {
  const words = unit ? wordsIn(unit, locale) : ''
  return words ? `${number}\u00a0${words}` : number
}

const numberText = (field: Typed, value: number, locale: Locale): string => {
  if (field.type !== 'PERCENT') return withUnit(formatNumber(value, locale), field, locale)
  return `${formatNumber(value, locale)}${locale === 'ru' ? '\u00a0' : ''}%`
}

const stringText = (field: Typed, value: string, locale: Locale): string => {
  if (field.type === 'DATE') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, { locale }) : value
  return field.rich ? plainText(value) : value
}

const objectText = (value: Extract<Value, object>, { names, files, locale }: TextSource): string => {
  if (Array.isArray(value))
    return value
      .map((id) => {
        if (typeof id === 'string') return files[id]?.name ?? text('profiles:value.file')
        const name = names[id]
        return name ? wordsIn(name, locale) : text('profiles:value.unknown')
      })
      .join(', ')
  if ('number' in value) return phoneText(value.number)
  return Number.isFinite(Number(value.amount))
    ? formatMoney(value.amount, value.currency, locale)
    : value.amount
}

/** The text of a value as a person reads it; empty when nothing is given. */
export const valueText = (field: Typed, value: Value | undefined, source: TextSource): string => {
  if (value === undefined || value === null || isEmpty(value)) return ''
  if (typeof value === 'boolean') return text(value ? 'profiles:value.yes' : 'profiles:value.no')
  if (typeof value === 'number') return numberText(field, value, source.locale)
  if (typeof value === 'string') return stringText(field, value, source.locale)
  return objectText(value, source)
}
