import type { DataType } from './element-types.ts'
import type { ValueProblem } from './field-type.ts'
import type { Field } from './tree.ts'
import type { Value } from './values.ts'

/** Maximum absolute value of numbers. */
export const largest = 1e13
const textDefaults: Partial<Record<DataType, number>> = { STRING: 255, TEXT: 4000 }

/** Maximum length of a text field. */
export const maxLengthOf = ({ type, limits }: Field): number =>
  Math.min(limits.maxLength ?? Infinity, textDefaults[type] ?? Infinity)

/** Whether the values of a field are web addresses. */
export const isLink = ({ type, limits }: Pick<Field, 'type' | 'limits'>): boolean =>
  type === 'STRING' && limits.webAddress === true

/** Whether a number is within the limits of its field. */
export const inRange = (number: number, { limits: { min, max } }: Field): ValueProblem => {
  if (Math.abs(number) > largest) return 'TOO_BIG'
  if (min !== undefined && number < min) return 'TOO_SMALL'
  return max !== undefined && number > max ? 'TOO_BIG' : null
}

/** Whether a value is a record: money or a phone number. */
export const isRecord = (
  value: Value,
): value is Exclude<Value, string | number | boolean | null | unknown[]> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
