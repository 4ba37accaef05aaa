import type { ReactNode } from 'react'

/** One step of a wizard: its fields and content. */
export type WizardStep = {
  key: string
  title: string
  /** Names of its fields; empty for a step without input. */
  fields: readonly string[]
  content: ReactNode
}

/** State of a step: `open` was not visited yet. */
export type StepState = 'open' | 'current' | 'done' | 'wrong'

/** The state of each step: a visited step is done or has errors. */
export const stepStates = (
  steps: readonly WizardStep[],
  current: string,
  visited: ReadonlySet<string>,
  isWrong: (field: string) => boolean,
): Record<string, StepState> =>
  Object.fromEntries(
    steps.map(({ key, fields }) => {
      if (key === current) return [key, 'current']
      if (!visited.has(key)) return [key, 'open']
      return [key, fields.some(isWrong) ? 'wrong' : 'done']
    }),
  )

/** The first step with an invalid field. */
export const firstWrong = (
  steps: readonly WizardStep[],
  isWrong: (field: string) => boolean,
): WizardStep | undefined => steps.find(({ fields }) => fields.some(isWrong))
