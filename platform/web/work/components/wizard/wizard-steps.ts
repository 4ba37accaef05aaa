import type { ReactNode } from 'react'

/** One step of a wizard: the fields it asks for, and what it shows. */
export type WizardStep = {
  key: string
  title: string
  /** Names of the fields that stand in it; a step that only shows things has none. */
  fields: readonly string[]
  content: ReactNode
}

/** How a step stands: `open` was not visited yet. */
export type StepState = 'open' | 'current' | 'done' | 'wrong'

/** The state of each step: a visited step is done or wrong by its fields. */
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

/** The first step in which a field is wrong. */
export const firstWrong = (
  steps: readonly WizardStep[],
  isWrong: (field: string) => boolean,
): WizardStep | undefined => steps.find(({ fields }) => fields.some(isWrong))
