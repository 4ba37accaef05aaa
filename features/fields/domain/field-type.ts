import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import type { Field } from './tree.ts'
import type { Value } from './values.ts'

/** Why a value is not saved; `null` is a value that may be. */
export type ValueProblem = FieldErrorCode | null

/** Finds the value of a dictionary by its name in either language. */
export type FindListValue = (dictionary: string, name: string) => number | undefined

/** The rules of one type of fields. */
export type FieldType = {
  /** Why a value that is given is not saved. */
  validate: (field: Field, value: Value) => ValueProblem
  /** What a pasted or imported text means; `undefined` when it means nothing here, as where no text means anything. */
  fromText: ((field: Field, typed: string, find: FindListValue) => Value | undefined) | null
  /** What is told of a text that means nothing here. */
  unreadable: FieldErrorCode
}
