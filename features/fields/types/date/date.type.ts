import { isCalendarDay, readDay } from '#platform/domain/typed/day.ts'
import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

const validate = ({ limits: { from, to } }: Field, value: Value): ValueProblem => {
  if (typeof value !== 'string' || !isCalendarDay(value)) return 'INVALID_DATE'
  if (from !== undefined && value < from) return 'TOO_SMALL'
  return to !== undefined && value > to ? 'TOO_BIG' : null
}

/** A calendar day, `YYYY-MM-DD`. */
export const dateType: FieldType = {
  validate,
  read: (_field, typed, conventions) => readDay(typed, conventions),
}
