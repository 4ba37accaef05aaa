import { z } from 'zod'
import { id, requiredLongText, uid } from '#platform/contract/fields.ts'
import { reviewLanguages } from '../domain/experts.ts'
import { blinds, maxOrderedJobs, maxQuestions, questionLength, resultTypes } from '../domain/states.ts'
import { dueDay, givenFee } from './expert-job.schemas.ts'

/** Terms of an order. */
export const orderTerms = {
  resultType: z.enum(resultTypes, 'NOT_IN_LIST'),
  /** TEMPLATE: the template; the job uses the version that is active now. */
  templateId: id().nullable().default(null),
  competencyId: id().nullable().default(null),
  /** The language of the review; null: any. */
  language: z.enum(reviewLanguages, 'NOT_IN_LIST').nullable().default(null),
  questions: z.array(requiredLongText(questionLength)).max(maxQuestions, 'TOO_MANY').default([]),
  /** The due date, by the accelerator's clock. */
  dueOn: dueDay,
  fee: givenFee.nullable().default(null),
  /** Whether the team reads the result; null: as the track defines. */
  visibleToTeam: z.boolean().nullable().default(null),
  blind: z.enum(blinds, 'NOT_IN_LIST').default('OPEN'),
}

/** Pairs that the preview said cannot be ordered: left out. */
export const skippedPairs = z
  .array(z.strictObject({ taskId: id(), expertUid: uid() }))
  .max(maxOrderedJobs, 'TOO_MANY')
  .default([])
