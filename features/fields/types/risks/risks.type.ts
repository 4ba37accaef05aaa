import { isCalendarDay, readDay } from '#platform/domain/typed/day.ts'
import type { FieldType } from '../../domain/field-type.ts'

/** A snapshot of the risk register: the day on which the team submitted it. The server checks that it was complete. */
export const risksType: FieldType = {
  validate: (_field, value) => (typeof value === 'string' && isCalendarDay(value) ? null : 'INVALID_DATE'),
  read: (_field, typed, conventions) => readDay(typed, conventions),
}
