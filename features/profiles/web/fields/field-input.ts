import type { Field } from '../../domain/template.ts'
import type { Place, Value } from '../../domain/values.ts'
import type { ShellIds } from '../renderer/FieldShell.tsx'

/** What every kind of input of a profile is told. */
export type FieldInput = ShellIds & {
  field: Field
  place: Place
  value: Value
  set: (value: Value) => void
}
