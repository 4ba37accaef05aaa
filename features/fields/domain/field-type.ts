import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import type { Conventions, Reading } from '#platform/domain/typed/reading.ts'
import type { Field } from './tree.ts'
import type { Phone, Value } from './values.ts'

/** Why a value is not saved; `null` is a value that may be. */
export type ValueProblem = FieldErrorCode | null

/** Finds the value of a dictionary by its name in either language. */
export type FindListValue = (dictionary: string, name: string) => number | undefined

/** What reading a text needs besides the field: names of dictionaries, numbering plans, settled conventions. */
export type ReadingContext = Conventions & {
  findListValue?: FindListValue
  /** Without numbering plans no text is a phone. */
  phone?: (text: string) => Phone | null
}

/** The rules of one type of fields. */
export type FieldType = {
  /** Why a value that is given is not saved. */
  validate: (field: Field, value: Value) => ValueProblem
  /** Reads a typed, pasted or imported text that is not empty. */
  read: (field: Field, typed: string, how: ReadingContext) => Reading<Value>
}
