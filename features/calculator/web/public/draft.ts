import { steps, type Inputs, type Step } from '../../domain/inputs.ts'
import { storedInputs } from '../../domain/stored-inputs.ts'

const key = 'calculator_draft'

/** What the browser keeps of a calculation: it outlives a reload, closing and signing in. */
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

/** Answers whether it could be kept: a browser may have no room, or allow none. */
export const keepDraft = (draft: Draft): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
