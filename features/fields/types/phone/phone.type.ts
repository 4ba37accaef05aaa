import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import { isRecord } from '../../domain/limits.rules.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

const validate = (_field: Field, value: Value): ValueProblem => {
  if (!isRecord(value) || !('number' in value) || !/^[A-Z]{2}$/.test(value.country)) return 'INVALID_PHONE'
  return /^\+[1-9]\d{6,14}$/.test(value.number) ? null : 'INVALID_PHONE'
}

/** A number of a country. What a text means takes the numbering plans, which are no part of the rules. */
export const phoneType: FieldType = { validate, fromText: null, unreadable: 'INVALID_PHONE' }
