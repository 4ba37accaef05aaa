import { invalid } from '#platform/domain/product-error.ts'
import { faultsOf } from '../domain/faults.rules.ts'
import { limits, type Inputs } from '../domain/inputs.ts'
import { storedInputs } from '../domain/stored-inputs.ts'

/** Parses inputs from the browser; refuses invalid ones. */
export const calculableInputs = (given: unknown): Inputs => {
  const inputs = storedInputs(given, limits.firstYear)
  if (!inputs || faultsOf(inputs).length > 0) throw invalid({ inputs: 'INVALID' })
  return inputs
}
