import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const validate = ({ limits }: Field, value: Value): ValueProblem => {
  if (!Array.isArray(value) || !value.every((id) => typeof id === 'string' && uuid.test(id))) return 'INVALID'
  if (new Set<unknown>(value).size !== value.length) return 'INVALID'
  return value.length > (limits.maxCount ?? 10) ? 'TOO_MANY' : null
}

export const fileType: FieldType = {
  validate,
  read: () => ({ fault: 'INVALID' }),
  holdsFiles: true,
  isIdentifying: true,
}
