import { currencies, type Currency } from '../../domain/element-types.ts'
import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import { inRange, isRecord } from '../../domain/limits.rules.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'
import { numberFromText } from '../number/number.type.ts'

const validate = (field: Field, value: Value): ValueProblem => {
  if (!isRecord(value) || !('amount' in value) || typeof value.amount !== 'string') return 'NOT_A_NUMBER'
  if (!(currencies as readonly string[]).includes(value.currency)) return 'NOT_IN_LIST'
  if (field.currency && value.currency !== field.currency) return 'NOT_IN_LIST'
  if (!/^-?\d{1,14}(\.\d+)?$/.test(value.amount)) return 'NOT_A_NUMBER'
  if (/\.\d{3,}$/.test(value.amount)) return 'TOO_MANY_DECIMALS'
  return inRange(Number(value.amount), field)
}

const currencyOf = (word: string): Currency | undefined => {
  const plain = word.replace(/\.$/, '').toUpperCase()
  if (/^(₽|Р|РУБ|РУБЛЬ|РУБЛЯ|РУБЛЕЙ)$/.test(plain)) return 'RUB'
  if (plain === '$') return 'USD'
  if (plain === '€') return 'EUR'
  return currencies.find((one) => one === plain)
}

/** A word of a currency, an amount, a word of a currency. */
const moneyShape = /^((?:[\p{L}₽$€][\p{L}.]*)?)\s*(.*?)\s*((?:[\p{L}₽$€][\p{L}.]*)?)$/u

/** Any other word beside an amount changes what it means ("5 млн"): then it is no amount. */
const moneyFromText = (field: Field, text: string): Value | undefined => {
  const [, before = '', digits = '', after = ''] = moneyShape.exec(text) ?? []
  const amount = numberFromText(digits)
  const words = [before, after].filter(Boolean)
  const named = words.flatMap((word) => currencyOf(word) ?? [])
  if (amount === null || named.length < words.length || new Set(named).size > 1) return undefined
  return { amount: String(amount), currency: named[0] ?? field.currency ?? 'RUB' }
}

/** An amount in a currency. */
export const moneyType: FieldType = { validate, fromText: moneyFromText, unreadable: 'NOT_A_NUMBER' }
