import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant, uid } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { words } from '../../fields/contract/tree.schemas.ts'
import { reviewLanguages } from '../domain/experts.ts'
import { blinds } from '../domain/states.ts'
import { expertComment, fee, question, reviewTemplate } from './expert-job.schemas.ts'
import { readSetting, saveSetting } from './expertise-setting.ts'

/** Of 100, with one digit; null of what nobody gave. */
const score = z.number().nullable()

const spread = z.object({ mean: score, spread: score, count: z.int() })

/** A criterion over the experts; `given` stands in the order of the reviews. */
const criterionScores = spread.extend({
  code: z.string(),
  name: words(255),
  weight: z.int(),
  independent: z.boolean(),
  /** The highest grade of its scale. */
  most: z.int(),
  given: z.array(
    z.object({
      /** The points of the grade that was given. */
      points: z.int().nullable(),
      height: score,
      abstained: z.boolean(),
    }),
  ),
  /** The experts lie far apart. */
  apart: z.boolean(),
})

/** A complete review among the others of its task. */
const scoredReview = z.object({
  jobId: id(),
  serialNumber: z.string(),
  expert: personRef,
  mean: score,
  weighted: score,
  /** By how much the expert's totals differ from others' on the same tasks; null below a sensible number of them. */
  deviation: score,
  /** How many reviews of other tasks that rests on. */
  reviews: z.int(),
  /** The total without that difference. */
  adjusted: score,
})

/** What the next order of the same would ask for. */
const sameTerms = z.object({
  templateId: id(),
  competencyId: id().nullable(),
  language: z.enum(reviewLanguages).nullable(),
  questions: z.array(z.string()),
  /** As many days from today as the last order gave. */
  dueOn: day(),
  fee: fee.nullable(),
  visibleToTeam: z.boolean(),
  blind: z.enum(blinds),
})

/** What the complete reviews of a task say together, by one template. */
const scoresByTemplate = z.object({
  template: namedRef,
  criteria: z.array(criterionScores),
  reviews: z.array(scoredReview),
  mean: spread,
  weighted: spread,
  disagree: z.boolean(),
  terms: sameTerms,
})

/** Grades of a task over its experts, for whoever oversees its reviews. */
export const getTaskScores = endpoint({
  name: 'getTaskScores',
  method: 'GET',
  path: '/expert-job/task-scores',
  summary: 'What the experts of a task say together',
  query: z.object({ taskId: idParam() }),
  response: z.object({
    groups: z.array(scoresByTemplate),
    /** Reviews of the task that are not done yet. */
    underWay: z.int(),
    /** Whoever reviews the task, or did: nobody is proposed twice. */
    expertUids: z.array(uid()),
    /** The caller may order another one now. */
    orderable: z.boolean(),
  }),
  reads: ['expertJob', 'task'],
  permission: 'signed-in',
})

/** Others' complete reviews of the same task, without names: from completing the own one on, where the accelerator opens them. */
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
        /** From 1, in the order in which they were completed. */
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

/** Whether experts of the accelerator read others' reviews of a task once their own is done. */
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
