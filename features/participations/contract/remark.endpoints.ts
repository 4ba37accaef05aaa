import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { placeName } from '../../fields/contract/progress.schemas.ts'
import { profileValue, references } from '../../fields/contract/value.schemas.ts'
import { dataTypes } from '../../fields/domain/element-types.ts'
import { remarkActions } from '../domain/states.ts'
import { task } from './task.schemas.ts'

/** Marks a review comment as fixed, resolves it or reopens it. */
export const moveRemark = endpoint({
  name: 'moveRemark',
  method: 'POST',
  path: '/task/move-remark',
  summary: 'Fix, settle or reopen a remark at a field',
  body: z.strictObject({ commentId: id(), action: z.enum(remarkActions, 'NOT_IN_LIST') }),
  response: task,
  errors: ['STATE_CHANGED', 'TRACKPOINT_STATUS_CHANGED', 'PARTICIPATION_BLOCKED'],
  changes: ['task'],
  permission: 'signed-in',
})

const file = z.object({ id: z.uuid(), name: z.string() })

/**
 * Changes since the caller's latest decision on the task (returned, accepted or discarded), or since the task's start.
 * The answer and files are compared only with a version that the caller returned.
 */
export const getTaskChanges = endpoint({
  name: 'getTaskChanges',
  method: 'GET',
  path: '/task/changes',
  summary: 'What changed in a task since my last decision',
  query: z.object({ taskId: idParam() }),
  response: references.extend({
    since: instant().nullable(),
    /** Whether the caller has decided on the task before. */
    reviewed: z.boolean(),
    answer: z.object({ before: z.string(), after: z.string() }).nullable(),
    addedFiles: z.array(file),
    removedFiles: z.array(file),
    /** At most 200, in the task's order. */
    fields: z.array(
      z.object({
        code: z.string(),
        item: z.string().nullable(),
        field: z.string(),
        name: placeName,
        type: z.enum(dataTypes),
        rich: z.boolean(),
        unit: z.object({ ru: z.string(), en: z.string() }).nullable(),
        before: profileValue,
        after: profileValue,
        by: personRef.nullable(),
        at: instant(),
      }),
    ),
    fieldsTotal: z.int(),
  }),
  reads: ['task', 'projectProfile'],
  permission: 'signed-in',
})
