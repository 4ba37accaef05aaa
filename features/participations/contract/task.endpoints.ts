import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { comment, id, idParam, uid, version } from '#platform/contract/fields.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { place } from './task-profile.schemas.ts'
import {
  openingTaskAction,
  task,
  taskAnswer,
  taskAction,
  taskActionWithReason,
  taskCompletion,
  taskFile,
  taskReturn,
} from './task.schemas.ts'

const conflict = ['TRACKPOINT_STATUS_CHANGED'] as const

export const getTask = endpoint({
  name: 'getTask',
  method: 'GET',
  path: '/task/get',
  summary: 'A task',
  query: z.object({ taskId: idParam() }),
  response: task,
  reads: ['task', 'participation', 'programme'],
  permission: 'signed-in',
})

const action = <const N extends string, B extends typeof taskAction>(
  name: N,
  path: string,
  summary: string,
  body: B,
  ...ownErrors: ErrorCode[]
) =>
  endpoint({
    name,
    method: 'POST',
    path: `/task/${path}`,
    summary,
    body,
    response: task,
    errors: [
      ...conflict,
      ...ownErrors,
      'TASK_OPENS_HIDDEN_FIELDS',
      'EXPERTISE_ACTIVE',
      'PREVIOUS_TASK_NOT_ACCEPTED',
      'PARTICIPATION_BLOCKED',
      'ANSWER_REQUIRED',
      'RATE_LIMITED',
    ],
    changes: ['task'],
    permission: 'signed-in',
  })

const actionWithReason = <const N extends string, B extends typeof taskActionWithReason>(
  name: N,
  path: string,
  summary: string,
  body: B,
) =>
  endpoint({
    name,
    method: 'POST',
    path: `/task/${path}`,
    summary,
    body,
    response: task,
    errors: [...conflict, 'EXPERTISE_ACTIVE', 'PARTICIPATION_BLOCKED'],
    changes: ['task'],
    permission: 'signed-in',
  })

export const startTask = action('startTask', 'start', 'Start a task', openingTaskAction)
/** Submits the task for review. */
export const completeTask = action(
  'completeTask',
  'complete',
  'Complete a task',
  taskCompletion,
  'REMARKS_OPEN',
)
/** Withdraws the submission for correction. */
export const withdrawTask = action('withdrawTask', 'withdraw', 'Withdraw a task for correction', taskAction)
export const acceptTask = action('acceptTask', 'accept', 'Accept a task', taskAction)
/** Resets the task to its initial state; the profile's values are retained. */
export const deleteTaskProgress = action(
  'deleteTaskProgress',
  'delete-progress',
  "Delete a task's progress",
  taskAction,
)
/** Returns the task for correction, with a comment and a new deadline. */
export const returnTask = actionWithReason('returnTask', 'return', 'Return a task for correction', taskReturn)
/** Discards the task, with a comment. */
export const discardTask = actionWithReason('discardTask', 'discard', 'Discard a task', taskActionWithReason)

/**
 * Claims the review of a task, which other reviewers can see; `insteadOf` is the present reviewer if the caller takes
 * over.
 */
export const claimTask = endpoint({
  name: 'claimTask',
  method: 'POST',
  path: '/task/claim',
  summary: 'Take the review of a task',
  body: z.strictObject({ taskId: id(), insteadOf: uid().nullable().default(null) }),
  response: task,
  errors: ['TRACKPOINT_STATUS_CHANGED', 'REVIEW_CLAIMED', 'PARTICIPATION_BLOCKED'],
  changes: ['task'],
  permission: 'signed-in',
})

/** Releases the claim on a review. */
export const releaseTask = endpoint({
  name: 'releaseTask',
  method: 'POST',
  path: '/task/release',
  summary: 'Give back the review of a task',
  body: z.strictObject({ taskId: id() }),
  response: task,
  errors: ['TRACKPOINT_STATUS_CHANGED', 'PARTICIPATION_BLOCKED'],
  changes: ['task'],
  permission: 'signed-in',
})

/** Ticks or unticks a point of the reviewers' checklist; `version` is the wording that the caller saw. */
export const tickChecklistPoint = endpoint({
  name: 'tickChecklistPoint',
  method: 'POST',
  path: '/task/tick-checklist-point',
  summary: 'Tick a point of the checklist of a task in review',
  body: z.strictObject({ taskId: id(), pointId: id(), version: version(), ticked: z.boolean() }),
  response: task,
  errors: ['TRACKPOINT_STATUS_CHANGED', 'STATE_CHANGED', 'PARTICIPATION_BLOCKED'],
  changes: ['task'],
  permission: 'signed-in',
})

/** The accelerator's saved comments, at most 200: those about this task, about any task, and about others. */
export const getTaskSavedComments = endpoint({
  name: 'getTaskSavedComments',
  method: 'GET',
  path: '/task/saved-comments',
  summary: 'Saved comments to put into a comment on a task',
  query: z.object({ taskId: idParam() }),
  response: z.object({
    items: z.array(
      z.object({
        id: id(),
        title: z.string(),
        body: z.string(),
        /** The task it is about, if another. */
        task: z.string().nullable(),
      }),
    ),
  }),
  reads: ['savedComment', 'programme'],
  permission: 'signed-in',
})

/** Publishes or unpublishes the business plan of a submitted or accepted task. */
export const setBusinessPlanPublished = endpoint({
  name: 'setBusinessPlanPublished',
  method: 'POST',
  path: '/task/set-business-plan-published',
  summary: 'Publish or unpublish the business plan',
  body: z.strictObject({ taskId: id(), published: z.boolean() }),
  response: task,
  errors: ['TRACKPOINT_STATUS_CHANGED', 'PUBLICATION_STATE_UNCHANGED', 'PARTICIPATION_BLOCKED'],
  changes: ['task'],
  permission: 'signed-in',
})

/** Saves the answer while typing; returns the next version. */
export const saveTaskAnswer = endpoint({
  name: 'saveTaskAnswer',
  method: 'POST',
  path: '/task/save-answer',
  summary: 'Save the answer of a task',
  body: taskAnswer,
  response: z.object({ version: z.int(), savedAt: z.iso.datetime() }),
  errors: [...conflict, 'PARTICIPATION_BLOCKED'],
  changes: ['task'],
  permission: 'signed-in',
})

/** Adds a comment without moving the task; with a place it is a reviewer's comment on a field. */
export const commentTask = endpoint({
  name: 'commentTask',
  method: 'POST',
  path: '/task/comment',
  summary: 'Comment on a task',
  body: z.strictObject({
    taskId: id(),
    body: comment(4000).min(1, 'REQUIRED'),
    place: place.optional(),
    /** The comment on a field that it answers. */
    replyTo: id().optional(),
  }),
  response: task,
  errors: [...conflict, 'STATE_CHANGED', 'MESSAGE_LIMIT', 'PARTICIPATION_BLOCKED'],
  changes: ['task'],
  permission: 'signed-in',
})

/** Attaches a file to a task that the caller may edit. */
export const uploadTaskFile = endpoint({
  name: 'uploadTaskFile',
  method: 'POST',
  path: '/task/upload-file',
  summary: 'Attach a file to a task',
  query: z.object({ taskId: idParam() }),
  transport: 'multipart',
  response: taskFile,
  errors: [
    'FILE_QUOTA',
    'LEADER_FILE_QUOTA',
    'FILE_TOO_LARGE',
    'FILE_INCORRECT',
    'TRACKPOINT_STATUS_CHANGED',
    'PARTICIPATION_BLOCKED',
  ],
  changes: ['task'],
  permission: 'signed-in',
})

/** Removes a file from a task that the caller may edit. */
export const deleteTaskFile = endpoint({
  name: 'deleteTaskFile',
  method: 'POST',
  path: '/task/delete-file',
  summary: 'Remove a file from a task',
  body: z.strictObject({ taskId: id(), fileId: z.uuid('INVALID') }),
  response: null,
  errors: [...conflict, 'PARTICIPATION_BLOCKED'],
  changes: ['task'],
  permission: 'signed-in',
})

export const downloadTaskFile = endpoint({
  name: 'downloadTaskFile',
  method: 'GET',
  path: '/task/download-file',
  summary: 'Download a file of a task',
  query: z.object({ taskId: idParam(), fileId: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})
