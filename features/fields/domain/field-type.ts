import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import type { Conventions, Reading } from '#platform/domain/typed/reading.ts'
import type { Field } from './tree.ts'
import type { Phone, Value } from './values.ts'

/** The error of a value, or null if it can be saved. */
export type ValueProblem = FieldErrorCode | null

/** Finds the value of a dictionary by its name in either language. */
export type FindListValue = (dictionary: string, name: string) => number | undefined

/** Context for parsing a text: names of dictionaries, numbering plans and number conventions. */
export type ReadingContext = Conventions & {
  findListValue?: FindListValue
  /** Without it, no text is parsed as a phone number. */
  phone?: (text: string) => Phone | null
}

/** The rules of a field type. */
export type FieldType = {
  /** The error of a non-empty value, or null. */
  validate: (field: Field, value: Value) => ValueProblem
  /** Parses a non-empty text that was typed, pasted or imported. */
  read: (field: Field, typed: string, how: ReadingContext) => Reading<Value>
}
