import { stepOfNumber, stepOfTable, tables, type NumberField, type Step, type Table } from './inputs.ts'

/** Limits of stored calculations. */
export const savedLimits = { perProject: 100, comments: 500, linkDays: 90 } as const

/** Places of comments: single fields, and whole tables. */
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

/** The places of a step. */
export const placesIn = (step: Step): readonly CommentPlace[] =>
  commentPlaces.filter((place) => {
    if (place in stepOfTable) return stepOfTable[place as Table] === step
    return (place in stepOfNumber ? stepOfNumber[place as NumberField] : 'general') === step
  })
