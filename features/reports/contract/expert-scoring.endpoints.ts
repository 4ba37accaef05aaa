import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { scoringLimits } from '../domain/scoring.rules.ts'
import { assessment, givenMark } from './scoring.schemas.ts'

/**
 * The expert's own assessment in a review, without the project's name; somebody who ordered the review for themselves
 * reads it once it is complete. Others' only after the own review is complete,
 * if the accelerator lets its experts read each other's reviews.
 */
export const getExpertScoring = endpoint({
  name: 'getExpertScoring',
  method: 'GET',
  path: '/report/scoring/get-of-expert',
  summary: 'Scoring by the expert of a review',
  query: z.object({ jobId: idParam() }),
  response: z.object({
    ...assessment,
    /** The newest version of this review; null before the first. */
    version: z.object({ id: id(), at: instant() }).nullable(),
    /** The parameters for the next assessment. */
    current: assessment.groups,
    /** Without names; `number` as among others' reviews of the task. */
    others: z
      .array(z.object({ ...assessment, number: z.int(), at: instant() }))
      .max(scoringLimits.othersOfReview),
    actions: z.array(z.enum(['assess'])),
  }),
  reads: ['scoring', 'expertJob'],
  permission: 'signed-in',
})

/** Assesses the project as part of a review in work; a new version next to those of the accelerator. */
export const saveExpertScoring = endpoint({
  name: 'saveExpertScoring',
  method: 'POST',
  path: '/report/scoring/save-of-expert',
  summary: 'Assess a project in an expertise',
  body: z.strictObject({
    jobId: id(),
    /** The version of this review that the caller loaded; null for the first. */
    versionId: id().nullable(),
    marks: z.array(givenMark).max(scoringLimits.parameters, 'TOO_MANY'),
  }),
  bodyLimit: 512 * 1024,
  response: z.object({ id: id() }),
  errors: ['STATE_CHANGED', 'EXPERT_JOB_NOT_IN_PROCESS', 'PARTICIPATION_BLOCKED'],
  changes: ['scoring'],
  permission: 'signed-in',
})
