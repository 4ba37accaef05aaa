import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { comment, id, idParam, uid, version } from '#platform/contract/fields.ts'
import { place } from './task-profile.schemas.ts'
import {
  openingTaskAction,
  task,
  taskAnswer,
  taskAction,
  taskActionWithReason,
  taskFile,
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

const actionWithReason = <const N extends string>(name: N, path: string, summary: string) =>
  endpoint({
    name,
    method: 'POST',
    path: `/task/${path}`,
    summary,
    body: taskActionWithReason,
    response: task,
    errors: [...conflict, 'EXPERTISE_ACTIVE'],
    changes: ['task'],
    permission: 'signed-in',
  })

export const startTask = action('startTask', 'start', 'Start a task', openingTaskAction)
/** The performer submits for approval. */
export const completeTask = action('completeTask', 'complete', 'Complete a task', openingTaskAction)
/** The performer takes the submission back for correction. */
export const withdrawTask = action('withdrawTask', 'withdraw', 'Withdraw a task for correction', taskAction)
export const acceptTask = action('acceptTask', 'accept', 'Accept a task', taskAction)
/** The accelerator sets a task back to its beginning; the profile's values stay. */
export const deleteTaskProgress = action(
  'deleteTaskProgress',
  'delete-progress',
  "Delete a task's progress",
  taskAction,
)
/** The reviewer returns the task for correction and says what to mend. */
export const returnTask = actionWithReason('returnTask', 'return', 'Return a task for correction')
/** The reviewer discards the task and says why. */
export const discardTask = actionWithReason('discardTask', 'discard', 'Discard a task')

/** Takes the review of a task, so that others see who reads it; `insteadOf` is whose review the caller takes over. */
export const claimTask = endpoint({
  name: 'claimTask',
  method: 'POST',
  path: '/task/claim',
  summary: 'Take the review of a task',
  body: z.strictObject({ taskId: id(), insteadOf: uid().nullable().default(null) }),
  response: task,
  errors: ['TRACKPOINT_STATUS_CHANGED', 'REVIEW_CLAIMED'],
  changes: ['task'],
  permission: 'signed-in',
})

/** Gives the review of a task back: it waits for whoever is free. */
export const releaseTask = endpoint({
  name: 'releaseTask',
  method: 'POST',
  path: '/task/release',
  summary: 'Give back the review of a task',
  body: z.strictObject({ taskId: id() }),
  response: task,
  errors: ['TRACKPOINT_STATUS_CHANGED'],
  changes: ['task'],
  permission: 'signed-in',
})

/** Ticks a point of the reviewers' checklist, in the words the caller saw, or takes the tick off. */
export const tickChecklistPoint = endpoint({
  name: 'tickChecklistPoint',
  method: 'POST',
  path: '/task/tick-checklist-point',
  summary: 'Tick a point of the checklist of a task in review',
  body: z.strictObject({ taskId: id(), pointId: id(), version: version(), ticked: z.boolean() }),
  response: task,
  errors: ['TRACKPOINT_STATUS_CHANGED', 'STATE_CHANGED'],
  changes: ['task'],
  permission: 'signed-in',
})

/** Comments that the accelerator keeps for its reviewers, at most 200: about this task, about any, about others. */
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
        /** The other task it is about. */
        task: z.string().nullable(),
      }),
    ),
  }),
  reads: ['savedComment', 'programme'],
  permission: 'signed-in',
})

/** Publishes or unpublishes the business plan that a done or accepted task holds. */
export const setBusinessPlanPublished = endpoint({
  name: 'setBusinessPlanPublished',
  method: 'POST',
  path: '/task/set-business-plan-published',
  summary: 'Publish or unpublish the business plan',
  body: z.strictObject({ taskId: id(), published: z.boolean() }),
  response: task,
  errors: ['TRACKPOINT_STATUS_CHANGED', 'PUBLICATION_STATE_UNCHANGED'],
  changes: ['task'],
  permission: 'signed-in',
})

/** Saves the answer while it is written; answers the version to go on with. */
export const saveTaskAnswer = endpoint({
  name: 'saveTaskAnswer',
  method: 'POST',
  path: '/task/save-answer',
  summary: 'Save the answer of a task',
  body: taskAnswer,
  response: z.object({ version: z.int(), savedAt: z.iso.datetime() }),
  errors: conflict,
  changes: ['task'],
  permission: 'signed-in',
})

/** Adds a comment without moving the task; with a place it is a remark at a field, which a reviewer leaves. */
export const commentTask = endpoint({
  name: 'commentTask',
  method: 'POST',
  path: '/task/comment',
  summary: 'Comment on a task',
  body: z.strictObject({ taskId: id(), body: comment(4000).min(1, 'REQUIRED'), place: place.optional() }),
  response: task,
  errors: [...conflict, 'MESSAGE_LIMIT'],
  changes: ['task'],
  permission: 'signed-in',
})

/** Attaches a file to a task the caller works on. */
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
  ],
  changes: ['task'],
  permission: 'signed-in',
})

/** Removes a file from a task the caller works on. */
export const deleteTaskFile = endpoint({
  name: 'deleteTaskFile',
  method: 'POST',
  path: '/task/delete-file',
  summary: 'Remove a file from a task',
  body: z.strictObject({ taskId: id(), fileId: z.uuid('INVALID') }),
  response: null,
  errors: conflict,
  changes: ['task'],
  permission: 'signed-in',
})

/** Downloads a file of a task. */
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
