import { z } from 'zod'
import { headline, id, text } from '#platform/contract/fields.ts'
import {
  criterionNameLength,
  criterionTextLength,
  maxCriteria,
  maxWeight,
  topScore,
} from '../domain/limits.ts'

/** What the jury of an event scores by. */
export const criterion = z.strictObject({
  name: headline(criterionNameLength),
  description: text(criterionTextLength),
  weight: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(maxWeight, 'TOO_BIG'),
})

export const criteria = () => z.array(criterion).max(maxCriteria, 'TOO_MANY')

/** A score by each criterion, in their order. */
export const scores = () =>
  z
    .array(z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(topScore, 'TOO_BIG'))
    .min(1, 'REQUIRED')
    .max(maxCriteria, 'TOO_MANY')

const given = z.object({ scores: z.array(z.number()), note: z.string() })

/** The jury of an event as its hosts and its members see it. */
export const eventJury = z.object({
  criteria: z.array(criterion),
  /** Pitches may be scored now. */
  isOpen: z.boolean(),
  isHost: z.boolean(),
  isJuror: z.boolean(),
  /** Nobody has scored yet: the criteria may be changed. */
  isFresh: z.boolean(),
  jurors: z.array(z.object({ id: id(), name: z.string(), scored: z.int() })),
  projects: z.array(
    z.object({
      /** The project's place at the event. */
      id: id(),
      name: z.string(),
      /** What the reader gave, as a juror. */
      own: given.nullable(),
      /** The reader is too close to the project to score it. */
      barred: z.boolean(),
      /** For the hosts: from 0 to 10, and its place. */
      score: z.number().nullable(),
      place: z.int().nullable(),
      /** For the hosts: what each juror gave. */
      given: z.array(given.extend({ juror: z.string() })),
    }),
  ),
})
