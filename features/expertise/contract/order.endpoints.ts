import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { deadline, id, idParam, text, uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { conflictReasons } from '../domain/conflict.rules.ts'
import { orderNotes, orderTroubles } from '../domain/order.rules.ts'
import { maxOrderedExperts, maxOrderedJobs, maxOrderedTasks } from '../domain/states.ts'
import { dueDay } from './expert-job.schemas.ts'
import { expertColumns, expertFilters, expertSortings, listedExpert } from './expert.schemas.ts'
import { orderTerms, skippedPairs } from './order.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const room = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

const recipients = {
  taskIds: z
    .array(id())
    .min(1, 'REQUIRED')
    .max(maxOrderedTasks, 'TOO_MANY')
    .transform((ids) => [...new Set(ids)]),
  expertUids: z
    .array(uid())
    .min(1, 'REQUIRED')
    .max(maxOrderedExperts, 'TOO_MANY')
    .transform((uids) => [...new Set(uids)]),
}

/** Limits the number of pairs: every task is ordered from every expert. */
const fewEnough = ({ taskIds, expertUids }: { taskIds: number[]; expertUids: string[] }): boolean =>
  taskIds.length * expertUids.length <= maxOrderedJobs
const tooMany = { path: ['expertUids'], error: 'TOO_MANY' }

/** Returns for each task and expert whether the job can be ordered, or why not; changes nothing. */
export const previewExpertJobs = endpoint({
  name: 'previewExpertJobs',
  method: 'POST',
  path: '/expert-job/order/preview',
  summary: 'Which of the jobs can be ordered',
  headers: onAccelerator,
  body: z
    .strictObject({
      ...recipients,
      /** The due date, once known: experts absent until then cannot be selected. */
      dueOn: dueDay.nullable().default(null),
    })
    .refine(fewEnough, tooMany),
  response: z.object({
    tasks: z.array(
      z.object({
        id: id(),
        name: z.string(),
        project: namedRef,
        /** Whether its track shows results to the team. */
        visibleToTeam: z.boolean(),
      }),
    ),
    experts: z.array(personRef),
    /** The due date by the accelerator's clock. */
    due: deadline().nullable(),
    pairs: z.array(
      z.object({
        taskId: id(),
        expertUid: uid(),
        trouble: z.enum(orderTroubles).nullable(),
        /** Warnings for a job that can be ordered. */
        warnings: z.array(z.enum(orderNotes)),
        conflicts: z.array(z.enum(conflictReasons)),
        /** A conflict is the only obstacle, and the caller may override it with a reason. */
        overridable: z.boolean(),
      }),
    ),
  }),
  errors: room,
  reads: ['expertJob', 'task'],
  permission: 'signed-in',
})

/** Orders a job for every task from every expert, except the pairs to skip: all of them, or none. */
export const orderExpertJobs = endpoint({
  name: 'orderExpertJobs',
  method: 'POST',
  path: '/expert-job/order',
  summary: 'Order expertise of tasks from experts',
  headers: onAccelerator,
  body: z
    .strictObject({
      ...recipients,
      ...orderTerms,
      skip: skippedPairs,
      /** Why to order despite possible conflicts of interest; administrators only. */
      overrideReason: text(1200).default(''),
    })
    .refine(fewEnough, tooMany),
  response: z.object({ jobs: z.array(z.object({ id: id(), serialNumber: z.string() })) }),
  errors: [
    ...room,
    'EXPERTISE_TASK_NOT_DONE',
    'EXPERTISE_CONFLICT',
    'EXPERTISE_ORDERED',
    'EXPERT_UNAVAILABLE',
    'EXPERT_ABSENT',
    'ACCESS_DENIED',
  ],
  changes: ['expertJob', 'task'],
  permission: 'signed-in',
})

/** Experts of the accelerator who can be selected; with a task, also their conflicts. */
export const listExperts = list({
  name: 'listExperts',
  path: '/expert-job/experts',
  summary: 'Experts of the accelerator',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['expertJob', 'acceleratorTeam', 'person'],
  row: listedExpert.extend({
    /** For the given task: whether the expert has an open job on it, and their conflicts. */
    ordered: z.boolean(),
    conflicts: z.array(z.enum(conflictReasons)),
    actions: z.array(z.enum(['declareConflict'])),
  }),
  sortings: expertSortings,
  defaultSort: 'NAME',
  filters: expertFilters,
  search: true,
  of: { taskId: idParam().optional() },
  recipients: { kind: 'PEOPLE', of: ({ uid }) => uid },
  table: { texts: 'expertise:experts', columns: expertColumns },
  errors: room,
})
