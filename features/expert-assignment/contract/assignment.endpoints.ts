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

/** A plan as large as the limits, and what was decided of it by hand. */
const bodyLimit = 1_048_576

const reviews = z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(assignmentLimits.reviews, 'TOO_BIG')

/** Tasks in review that may be chosen, by programme and track, and the experts there are. */
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

/** Plans who reviews what, fairly and without conflicts; changes nothing. The same input comes to the same plan. */
export const previewAssignment = endpoint({
  name: 'previewAssignment',
  method: 'POST',
  path: '/expert-job/assignment/preview',
  summary: 'Plan who reviews what',
  headers: onAccelerator,
  body: z.strictObject({
    /** Of tasks in review these, those of a programme or track, or all: the longest waiting first. */
    taskIds: z.array(id()).max(assignmentLimits.tasks, 'TOO_MANY').default([]),
    programmeId: id().nullable().default(null),
    trackId: id().nullable().default(null),
    /** Reviews that a task shall have, those that it has among them. */
    reviews,
    /** None: whoever is an expert of the accelerator. */
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
        /** Jobs that are open and those of the last weeks, without the plan and with it. */
        before: z.int(),
        after: z.int(),
        /** Reviews that the expert wants in the month of the last day, and those that are due in it. */
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
        /** How many experts can't for which reason. */
        barriers: z.array(z.object({ barrier: z.enum(barriers), experts: z.int() })),
      }),
    ),
    /** Kept pairs that can't be any more. */
    lost: z.array(z.object({ ...pair, barrier: z.enum(barriers) })),
    /** Chosen tasks that are not in review any more or have their reviews. */
    skipped: z.int(),
    /** More tasks wait, or more experts are there, than are assigned at once. */
    more: z.object({ tasks: z.boolean(), experts: z.boolean() }),
    actions: z.array(z.enum(['order'])),
  }),
  errors: room,
  reads: [],
  permission: 'signed-in',
})

/** Orders all pairs of the plan that was shown, or none: when something has changed since, the plan is asked for anew. */
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
