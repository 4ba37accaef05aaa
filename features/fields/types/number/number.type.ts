import { decimalMeanings, readDecimal } from '#platform/domain/typed/decimal.ts'
import { faultOf, mapReading, type Conventions, type Reading } from '#platform/domain/typed/reading.ts'
import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import { inRange, largest } from '../../domain/limits.rules.ts'
import { numberKey } from '../../domain/sort-key.ts'
import type { Field } from '../../domain/tree.ts'
import { hasTwoDecimals } from '../../domain/two-decimals.rules.ts'
import type { Value } from '../../domain/values.ts'

/** The error of a finite number apart from its field's range. */
type Check = (value: number) => ValueProblem

const validatedBy =
  (check: Check) =>
  (field: Field, value: Value): ValueProblem => {
    if (typeof value === 'string') return faultOf(readDecimal(value)) ?? 'NOT_A_NUMBER'
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'NOT_A_NUMBER'
    return check(value) ?? inRange(value, field)
  }

const hasFewDecimals: Check = (value) =>
  Math.abs(value) <= largest && !hasTwoDecimals(value) ? 'TOO_MANY_DECIMALS' : null

const isShare: Check = (value) => {
  if (value < 0) return 'TOO_SMALL'
  return value > 100 ? 'TOO_BIG' : null
}

/** Parses a number; the currency of an amount is ignored. */
export const readNumber = (text: string, conventions?: Conventions): Reading<number> =>
  mapReading(readDecimal(text, conventions), ({ decimal }) => Number(decimal))

const numberTypeOf = (check: Check): FieldType => ({
  validate: validatedBy(check),
  read: (_field, typed, conventions) => readNumber(typed, conventions),
  sortKey: (value) => (typeof value === 'number' ? numberKey(value) : undefined),
  measure: 'NUMBER',
  takesZero: true,
  cellForm: 'NUMBER',
  meaningsOf: decimalMeanings,
})

/** A decimal number with two digits. */
export const numberType = numberTypeOf(hasFewDecimals)

export const integerType = numberTypeOf((value) => (Number.isInteger(value) ? null : 'NOT_AN_INTEGER'))

/** A percentage from 0 to 100; an amount in a currency is none. */
export const percentType: FieldType = {
  ...numberTypeOf((value) => hasFewDecimals(value) ?? isShare(value)),
  measure: 'SHARE',
  read: (_field, typed, conventions) => {
    const reading = readDecimal(typed, conventions)
    if ('value' in reading && reading.value.currency !== null) return { fault: 'NOT_A_NUMBER' }
    return mapReading(reading, ({ decimal }) => Number(decimal))
  },
}
