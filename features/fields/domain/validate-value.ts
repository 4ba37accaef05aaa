import type { ValueProblem } from './field-type.ts'
import { fieldTypes } from './field-types.ts'
import type { Field } from './tree.ts'
import { isEmpty, type Value } from './values.ts'

/**
 * Validates a value, in the browser and on the server (product 8). Empty values are valid: whether one is required is
 * checked when a task is completed, because a profile is filled in gradually.
 */
export const valueProblem = (field: Field, value: Value): ValueProblem =>
  isEmpty(value) ? null : fieldTypes[field.type].validate(field, value)
