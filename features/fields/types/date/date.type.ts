import { dayMeanings, isCalendarDay, readDay } from '#platform/domain/typed/day.ts'
import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import { latestToday } from '../../domain/latest-today.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

const validate = ({ limits: { from, to, past } }: Field, value: Value): ValueProblem => {
  if (typeof value !== 'string' || !isCalendarDay(value)) return 'INVALID_DATE'
  if (from !== undefined && value < from) return 'TOO_SMALL'
  if (to !== undefined && value > to) return 'TOO_BIG'
  return past && value > latestToday() ? 'DATE_IN_FUTURE' : null
}

/** A calendar day, `YYYY-MM-DD`. */
export const dateType: FieldType = {
  validate,
  read: (_field, typed, conventions) => readDay(typed, conventions),
  measure: 'DAY',
  cellForm: 'READABLE',
  meaningsOf: dayMeanings,
  sortKey: (value) => (typeof value === 'string' ? value : undefined),
}
