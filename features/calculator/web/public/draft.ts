import { steps, type Inputs, type Step } from '../../domain/inputs.ts'
import { storedInputs } from '../../domain/stored-inputs.ts'

const key = 'calculator_draft'

/** The draft stored in the browser, which survives reloading, closing and signing in. */
export type Draft = { inputs: Inputs; step: Step }

export const readDraft = (year: number): Draft | null => {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as {
      inputs?: unknown
      step?: unknown
    } | null
    const inputs = storedInputs(stored?.inputs, year)
    return inputs && { inputs, step: steps.find((step) => step === stored?.step) ?? 'general' }
  } catch {
    return null
  }
}

/** Returns whether it could be stored: storage may be full or disabled. */
export const keepDraft = (draft: Draft): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
