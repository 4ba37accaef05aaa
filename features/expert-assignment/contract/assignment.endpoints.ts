import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, uid } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { dueDay } from '../../expertise/contract/expert-job.schemas.ts'
import { orderTerms } from '../../expertise/contract/order.schemas.ts'
import { barriers } from '../domain/assignment.rules.ts'
import { fitReasons } from '../domain/fit.rules.ts'
import { assignmentLimits } from '../domain/limits.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const room = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

const pair = { taskId: id(), expertUid: uid() }
const picks = z.array(z.strictObject(pair)).max(assignmentLimits.picks, 'TOO_MANY')

/** Large enough for a plan at the limits, including the manual choices. */
const bodyLimit = 1_048_576

const reviews = z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(assignmentLimits.reviews, 'TOO_BIG')

/** Tasks in review by programme and track, and the experts of the accelerator. */
export const getAssignmentChoices = endpoint({
  name: 'getAssignmentChoices',
  method: 'GET',
  path: '/expert-job/assignment/choices',
  summary: 'What may be assigned to experts',
  headers: onAccelerator,
  response: z.object({
    tasks: z.int(),
    tracks: z.array(z.object({ id: id(), name: z.string(), programme: namedRef, tasks: z.int() })),
    experts: z.array(personRef),
  }),
  errors: room,
  reads: ['expertJob', 'task', 'programme', 'acceleratorTeam'],
  permission: 'signed-in',
})

/**
 * Plans which expert reviews which task, balancing the load and avoiding conflicts of interest; changes nothing. The
 * result is deterministic.
 */
export const previewAssignment = endpoint({
  name: 'previewAssignment',
  method: 'POST',
  path: '/expert-job/assignment/preview',
  summary: 'Plan who reviews what',
  headers: onAccelerator,
  body: z.strictObject({
    /** Tasks in review: these, those of a programme or track, or all. The longest waiting come first. */
    taskIds: z.array(id()).max(assignmentLimits.tasks, 'TOO_MANY').default([]),
    programmeId: id().nullable().default(null),
    trackId: id().nullable().default(null),
    /** Number of reviews that each task should have, including existing ones. */
    reviews,
    /** Empty means all experts of the accelerator. */
    expertUids: z.array(uid()).max(assignmentLimits.experts, 'TOO_MANY').default([]),
    dueOn: dueDay.nullable().default(null),
    competencyId: orderTerms.competencyId,
    language: orderTerms.language,
    keep: picks.default([]),
    ruledOut: picks.default([]),
  }),
  bodyLimit,
  response: z.object({
    tasks: z.array(z.object({ id: id(), name: z.string(), project: namedRef, track: namedRef })),
    experts: z.array(
      z.object({
        person: personRef,
        /** Open jobs plus those of the last weeks: without the plan, and with it. */
        before: z.int(),
        after: z.int(),
        /**
         * Number of reviews that the expert wants in the month of the due date, and number of reviews already due in
         * that month.
         */
        capacity: z.int().nullable(),
        inMonth: z.int(),
      }),
    ),
    pairs: z.array(
      z.object({
        ...pair,
        kept: z.boolean(),
        reasons: z.array(z.enum(fitReasons)),
        before: z.int(),
        after: z.int(),
      }),
    ),
    unstaffed: z.array(
      z.object({
        taskId: id(),
        missing: z.int(),
        /** Number of experts ruled out, by reason. */
        barriers: z.array(z.object({ barrier: z.enum(barriers), experts: z.int() })),
      }),
    ),
    /** Fixed pairs that are no longer possible. */
    lost: z.array(z.object({ ...pair, barrier: z.enum(barriers) })),
    /** Chosen tasks that are no longer in review or already have enough reviews. */
    skipped: z.int(),
    /** Whether there are more tasks or experts than one plan can include. */
    more: z.object({ tasks: z.boolean(), experts: z.boolean() }),
    actions: z.array(z.enum(['order'])),
  }),
  errors: room,
  reads: [],
  permission: 'signed-in',
})

/**
 * Orders all pairs of the displayed plan in one transaction. Fails if the plan has become outdated, so that the
 * caller has to plan again.
 */
export const orderAssignment = endpoint({
  name: 'orderAssignment',
  method: 'POST',
  path: '/expert-job/assignment/order',
  summary: 'Order what the plan says',
  headers: onAccelerator,
  body: z.strictObject({
    reviews,
    pairs: z
      .array(z.strictObject({ ...pair, kept: z.boolean() }))
      .min(1, 'REQUIRED')
      .max(assignmentLimits.picks, 'TOO_MANY')
      .refine(
        (pairs) => new Set(pairs.map((one) => `${one.taskId} ${one.expertUid}`)).size === pairs.length,
        'INVALID',
      ),
    ...orderTerms,
  }),
  bodyLimit,
  response: z.object({ ordered: z.int() }),
  errors: [...room, 'PLAN_CHANGED', 'EXPERTISE_ORDERED'],
  changes: ['expertJob', 'task'],
  permission: 'signed-in',
})
