import { decimalMeanings, readDecimal } from '#platform/domain/typed/decimal.ts'
import { faultOf, mapReading, type Conventions, type Reading } from '#platform/domain/typed/reading.ts'
import { currencies } from '../../domain/element-types.ts'
import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import { inRange, isRecord } from '../../domain/limits.rules.ts'
import { numberKey } from '../../domain/sort-key.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

const validate = (field: Field, value: Value): ValueProblem => {
  if (!isRecord(value) || !('amount' in value) || typeof value.amount !== 'string') return 'NOT_A_NUMBER'
  if (!(currencies as readonly string[]).includes(value.currency)) return 'NOT_IN_LIST'
  if (field.currency && value.currency !== field.currency) return 'CURRENCY_NOT_TAKEN'
  if (!/^-?\d{1,14}(\.\d+)?$/.test(value.amount)) return faultOf(readDecimal(value.amount)) ?? 'NOT_A_NUMBER'
  if (/\.\d{3,}$/.test(value.amount)) return 'TOO_MANY_DECIMALS'
  return inRange(Number(value.amount), field)
}

const readMoney = (field: Field, text: string, conventions: Conventions): Reading<Value> => {
  const reading = readDecimal(text, conventions)
  if ('value' in reading && reading.value.isPercent) return { fault: 'NOT_A_NUMBER' }
  return mapReading(reading, ({ decimal, currency }) => ({
    amount: decimal,
    currency: currency ?? field.currency ?? 'RUB',
  }))
}

/** An amount in a currency. */
export const moneyType: FieldType = {
  validate,
  read: readMoney,
  sortKey: (value) => (isRecord(value) && 'amount' in value ? numberKey(Number(value.amount)) : undefined),
  // Amounts in different currencies are not comparable.
  isSortable: ({ currency }) => currency !== undefined,
  invalidValue: ({ currency }, typed) => ({ amount: typed, currency: currency ?? 'RUB' }),
  measure: 'MONEY',
  takesZero: true,
  cellForm: 'NUMBER',
  meaningsOf: decimalMeanings,
}
