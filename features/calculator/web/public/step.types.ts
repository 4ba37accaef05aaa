import type { Fault } from '../../domain/faults.rules.ts'
import type { Inputs } from '../../domain/inputs.ts'
import type { Entries } from './calculation-store.ts'

/** What every step is given. */
export type StepProps = {
  inputs: Inputs
  entries: Entries
  /** Words for what is wrong with a field, once the step was left. */
  errorOf: (field: string) => string | undefined
  faults: readonly Fault[]
  readOnly: boolean
}
