import type { FieldErrorCode } from '../product-error.ts'

/**
 * The meaning of a typed, pasted or imported text: one value, several values between which only a person can choose,
 * or none. `assumed`: the text is less precise than the value ("1.2.26", "March 2025"), so the value is shown to the
 * person.
 */
export type Reading<Value> =
  | { value: Value; assumed?: true }
  | { ambiguous: readonly [Value, Value] }
  | { fault: FieldErrorCode }

/** Whether a comma is a decimal or a thousands separator. */
export type CommaMeaning = 'DECIMAL' | 'GROUPS'

/** Whether 03/04/2025 is 3 April or 4 March. */
export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST'

/** Whether a year alone, "2021", is its first or its last day. */
export type YearDay = 'YEAR_START' | 'YEAR_END'

/** Whether "none" in place of a number is zero or an unknown number. */
export type NoneMeaning = 'NONE_ZERO' | 'NONE_EMPTY'

/** One of the meanings between which a person chooses. */
export type Meaning = CommaMeaning | DayOrder | YearDay | NoneMeaning

/** Conventions that resolve ambiguous texts. */
export type Conventions = {
  comma?: CommaMeaning | undefined
  dayOrder?: DayOrder | undefined
  yearDay?: YearDay | undefined
  none?: NoneMeaning | undefined
}

/** The same reading with its values converted. */
export const mapReading = <From, To>(reading: Reading<From>, convert: (value: From) => To): Reading<To> => {
  if ('fault' in reading) return reading
  if ('ambiguous' in reading)
    return { ambiguous: [convert(reading.ambiguous[0]), convert(reading.ambiguous[1])] }
  return { ...reading, value: convert(reading.value) }
}

/** The value of an unambiguous text; `undefined` otherwise. */
export const readValueOf = <Value>(reading: Reading<Value>): Value | undefined =>
  'value' in reading ? reading.value : undefined

/** The error code of a text without exactly one value; `null` otherwise. */
export const faultOf = (reading: Reading<unknown>): FieldErrorCode | null => {
  if ('fault' in reading) return reading.fault
  return 'ambiguous' in reading ? 'AMBIGUOUS' : null
}
