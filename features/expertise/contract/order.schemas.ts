import { z } from 'zod'
import { id, requiredLongText } from '#platform/contract/fields.ts'
import { maxQuestions, questionLength } from '../domain/limits.ts'
import { reviewLanguages } from '../domain/experts.ts'
import { blinds, resultTypes } from '../domain/states.ts'
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
