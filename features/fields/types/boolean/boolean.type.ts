import { readAnswer } from '#platform/domain/typed/answer.ts'
import type { FieldType } from '../../domain/field-type.ts'

export const booleanType: FieldType = {
  validate: (_field, value) => (typeof value === 'boolean' ? null : 'INVALID'),
  read: (_field, typed) => readAnswer(typed),
  facets: (value) => [String(value)],
  measure: 'ANSWER',
  takesDash: true,
  cellForm: 'READABLE',
  conditionOn: 'ANSWER',
}
