import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { questionActions, verdicts } from '../domain/states.ts'

/** A question of a team to its mentors, as the list shows it. */
export const mentorQuestion = z.object({
  id: id(),
  question: z.string(),
  project: namedRef,
  accelerator: namedRef,
  askedBy: personRef.nullable(),
  askedAt: instant(),
  closedAt: instant().nullable(),
  /** How many have advised. */
  advised: z.int(),
  actions: z.array(z.enum(questionActions)),
})

/** An advice: a dated card. */
const advice = z.object({
  id: id(),
  mentor: personRef,
  advice: z.string(),
  givenAt: instant(),
  /** The advice that it contradicts. */
  againstId: id().nullable(),
  verdict: z.enum(verdicts).nullable(),
  outcome: z.string(),
  notedBy: personRef.nullable(),
  notedAt: instant().nullable(),
  /** Whether the reader says what came of it. */
  notes: z.boolean(),
})

/** A question with all that was advised. */
export const questionPage = mentorQuestion.extend({ about: z.string(), advice: z.array(advice) })
