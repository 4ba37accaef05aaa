import { stepOfNumber, stepOfTable, tables, type NumberField, type Step, type Table } from './inputs.ts'

/** How much is kept. */
export const keptLimits = { perProject: 100, comments: 500, linkDays: 90 } as const

/** The entries that can be spoken of: single numbers, and tables as a whole. */
export const commentPlaces = [
  'name',
  'industry',
  'finite',
  'taxSystem',
  'unit',
  ...(Object.keys(stepOfNumber) as NumberField[]),
  ...tables,
] as const

export type CommentPlace = (typeof commentPlaces)[number]

/** The entries of a step. */
export const placesIn = (step: Step): readonly CommentPlace[] =>
  commentPlaces.filter((place) => {
    if (place in stepOfTable) return stepOfTable[place as Table] === step
    return (place in stepOfNumber ? stepOfNumber[place as NumberField] : 'general') === step
  })
