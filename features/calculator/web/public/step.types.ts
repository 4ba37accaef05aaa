import type { Fault } from '../../domain/faults.rules.ts'
import type { Inputs } from '../../domain/inputs.ts'
import type { Entries } from './calculation-store.ts'

/** Props of every step. */
export type StepProps = {
  inputs: Inputs
  entries: Entries
  /** Text of a field's error, once the step was left. */
  errorOf: (field: string) => string | undefined
  faults: readonly Fault[]
  readOnly: boolean
}
