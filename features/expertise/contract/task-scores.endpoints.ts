import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, uid } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { words } from '../../fields/contract/tree.schemas.ts'
import { reviewLanguages } from '../domain/experts.ts'
import { blinds } from '../domain/states.ts'
import { expertComment, fee, question, reviewTemplate } from './expert-job.schemas.ts'
import { readSetting, saveSetting } from './expertise-setting.ts'

/** From 0 to 100, one decimal; null without grades. */
const score = z.number().nullable()

const spread = z.object({ mean: score, spread: score, count: z.int() })

/** Scores of a criterion by expert; `given` is in the order of the reviews. */
const criterionScores = spread.extend({
  code: z.string(),
  name: words(255),
  weight: z.int(),
  independent: z.boolean(),
  /** The highest grade of its scale. */
  most: z.int(),
  given: z.array(
    z.object({
      /** The points of the given grade. */
      points: z.int().nullable(),
      height: score,
      abstained: z.boolean(),
    }),
  ),
  /** The experts disagree widely. */
  apart: z.boolean(),
})

/** A complete review, compared with the others of its task. */
const scoredReview = z.object({
  jobId: id(),
  serialNumber: z.string(),
  expert: personRef,
  mean: score,
  weighted: score,
  /** How far the expert's totals deviate from others' on the same tasks; null with too few reviews. */
  deviation: score,
  /** Number of reviews of other tasks behind the deviation. */
  reviews: z.int(),
  /** The total without the deviation. */
  adjusted: score,
})

/** Default terms of a repeated order. */
const sameTerms = z.object({
  templateId: id(),
  competencyId: id().nullable(),
  language: z.enum(reviewLanguages).nullable(),
  questions: z.array(z.string()),
  /** As many days from today as the last order had. */
  dueOn: day(),
  fee: fee.nullable(),
  visibleToTeam: z.boolean(),
  blind: z.enum(blinds),
})

/** Combined scores of a task's complete reviews by one template. */
const scoresByTemplate = z.object({
  template: namedRef,
  criteria: z.array(criterionScores),
  reviews: z.array(scoredReview),
  mean: spread,
  weighted: spread,
  disagree: z.boolean(),
  terms: sameTerms,
})

/** Grades of a task by all experts, for those who oversee its reviews. */
export const getTaskScores = endpoint({
  name: 'getTaskScores',
  method: 'GET',
  path: '/expert-job/task-scores',
  summary: 'What the experts of a task say together',
  query: z.object({ taskId: idParam() }),
  response: z.object({
    groups: z.array(scoresByTemplate),
    /** Number of reviews of the task that are not complete. */
    underWay: z.int(),
    /** Current and former reviewers of the task, who are not proposed again. */
    expertUids: z.array(uid()),
    /** The caller may order another review now. */
    orderable: z.boolean(),
  }),
  reads: ['expertJob', 'task'],
  permission: 'signed-in',
})

/**
 * Others' complete reviews of the same task, without names: once the caller's own review is complete, if the
 * accelerator allows it.
 */
export const listOtherReviews = endpoint({
  name: 'listOtherReviews',
  method: 'GET',
  path: '/expert-job-order/others',
  summary: "Other experts' reviews of the task",
  query: z.object({ jobId: idParam() }),
  response: z.object({
    opened: z.boolean(),
    items: z.array(
      z.object({
        /** From 1, in order of completion. */
        number: z.int(),
        completedAt: instant(),
        conclusion: z.string(),
        template: reviewTemplate.nullable(),
        questions: z.array(question),
        comments: z.array(expertComment.pick({ id: true, elementCode: true, text: true })),
      }),
    ),
  }),
  reads: ['expertJob'],
  permission: 'signed-in',
})

const others = { path: '/expert-job/others-setting', value: z.boolean() }

/** Whether experts of the accelerator read others' reviews of a task once their own is complete. */
export const getOtherReviewsSetting = readSetting({
  ...others,
  name: 'getOtherReviewsSetting',
  summary: "Whether experts read others' reviews",
})

export const saveOtherReviewsSetting = saveSetting({
  ...others,
  name: 'saveOtherReviewsSetting',
  summary: "Set whether experts read others' reviews",
  changes: ['accelerator', 'expertJob'],
})
