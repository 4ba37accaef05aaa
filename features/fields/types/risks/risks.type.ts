import { isCalendarDay, readDay } from '#platform/domain/typed/day.ts'
import type { FieldType } from '../../domain/field-type.ts'

/** The register of risks as it stood on a day: the day on which the team handed it in. Whether it was ready is the server's to say. */
export const risksType: FieldType = {
  validate: (_field, value) => (typeof value === 'string' && isCalendarDay(value) ? null : 'INVALID_DATE'),
  read: (_field, typed, conventions) => readDay(typed, conventions),
}
