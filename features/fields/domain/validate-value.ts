import type { ValueProblem } from './field-type.ts'
import { fieldTypes } from './field-types.ts'
import type { Field } from './tree.ts'
import { isEmpty, type Value } from './values.ts'

/**
 * Validates a value, on both sides (product 8). Nothing given is fine here: whether something must be given is
 * asked when a task is completed, because a profile is filled bit by bit.
 */
export const valueProblem = (field: Field, value: Value): ValueProblem =>
  isEmpty(value) ? null : fieldTypes[field.type].validate(field, value)
