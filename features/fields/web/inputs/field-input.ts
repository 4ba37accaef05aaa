import type { Field } from '../../domain/tree.ts'
import type { Place, Value } from '../../domain/values.ts'

/** Ids that connect a control to its label, help and error. */
export type ShellIds = {
  id: string
  labelId: string
  describedBy: string
  isWrong: boolean
  required: boolean
}

/** Props of every input. */
export type FieldInput = ShellIds & {
  field: Field
  place: Place
  value: Value
  set: (value: Value) => void
}
