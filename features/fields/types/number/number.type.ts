import { readDecimal } from '#platform/domain/typed/decimal.ts'
import { faultOf, mapReading, type Conventions, type Reading } from '#platform/domain/typed/reading.ts'
import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import { inRange, largest } from '../../domain/limits.rules.ts'
import type { Field } from '../../domain/tree.ts'
import { hasTwoDecimals } from '../../domain/two-decimals.rules.ts'
import type { Value } from '../../domain/values.ts'

const validate = (field: Field, value: Value): ValueProblem => {
  if (typeof value === 'string') return faultOf(readDecimal(value)) ?? 'NOT_A_NUMBER'
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'NOT_A_NUMBER'
  if (field.type === 'INTEGER') return Number.isInteger(value) ? inRange(value, field) : 'NOT_AN_INTEGER'
  if (Math.abs(value) <= largest && !hasTwoDecimals(value)) return 'TOO_MANY_DECIMALS'
  if (field.type === 'PERCENT' && value < 0) return 'TOO_SMALL'
  if (field.type === 'PERCENT' && value > 100) return 'TOO_BIG'
  return inRange(value, field)
}

/** Parses a number; the currency of an amount is ignored. */
export const readNumber = (text: string, conventions?: Conventions): Reading<number> =>
  mapReading(readDecimal(text, conventions), ({ decimal }) => Number(decimal))

const readInField = (field: Field, typed: string, conventions: Conventions): Reading<Value> => {
  const reading = readDecimal(typed, conventions)
  if (field.type === 'PERCENT' && 'value' in reading && reading.value.currency !== null)
    return { fault: 'NOT_A_NUMBER' }
  return mapReading(reading, ({ decimal }) => Number(decimal))
}

/** A number: an integer, a decimal with two digits, or a percentage. */
export const numberType: FieldType = {
  validate,
  read: readInField,
}
