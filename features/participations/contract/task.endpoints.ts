import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText } from '#platform/contract/fields.ts'
import { place } from './task-profile.schemas.ts'
import { task, taskAnswer, taskDeed, taskDeedWithReason, taskFile } from './task.schemas.ts'

const conflict = ['TRACKPOINT_STATUS_CHANGED'] as const

/** One task. */
export const getTask = endpoint({
  name: 'getTask',
  method: 'GET',
  path: '/task/get',
  summary: 'A task',
  query: z.object({ taskId: idParam() }),
  response: task,
  permission: 'signed-in',
})

const deed = <const N extends string>(name: N, path: string, summary: string) =>
  endpoint({
    name,
    method: 'POST',
    path: `/task/${path}`,
    summary,
    body: taskDeed,
    response: task,
    errors: [
      ...conflict,
      'EXPERTISE_ACTIVE',
      'PREVIOUS_TASK_NOT_ACCEPTED',
      'PARTICIPATION_BLOCKED',
      'ANSWER_REQUIRED',
    ],
    permission: 'signed-in',
  })

const deedWithReason = <const N extends string>(name: N, path: string, summary: string) =>
  endpoint({
    name,
    method: 'POST',
    path: `/task/${path}`,
    summary,
    body: taskDeedWithReason,
    response: task,
    errors: [...conflict, 'EXPERTISE_ACTIVE'],
    permission: 'signed-in',
  })

/** The performer begins. */
export const startTask = deed('startTask', 'start', 'Start a task')
/** The performer submits for approval. */
export const completeTask = deed('completeTask', 'complete', 'Complete a task')
/** The performer takes the submission back for correction. */
export const withdrawTask = deed('withdrawTask', 'withdraw', 'Withdraw a task for correction')
/** The reviewer accepts. */
export const acceptTask = deed('acceptTask', 'accept', 'Accept a task')
/** The accelerator sets a task back to its beginning; the profile's values stay. */
export const deleteTaskProgress = deed('deleteTaskProgress', 'delete-progress', "Delete a task's progress")
/** The reviewer returns the task for correction and says what to mend. */
export const returnTask = deedWithReason('returnTask', 'return', 'Return a task for correction')
/** The reviewer discards the task and says why. */
export const discardTask = deedWithReason('discardTask', 'discard', 'Discard a task')

/** Publishes or unpublishes the business plan that a done or accepted task holds. */
export const setBusinessPlanPublished = endpoint({
  name: 'setBusinessPlanPublished',
  method: 'POST',
  path: '/task/set-business-plan-published',
  summary: 'Publish or unpublish the business plan',
  body: z.strictObject({ taskId: id(), published: z.boolean() }),
  response: task,
  errors: ['TRACKPOINT_STATUS_CHANGED', 'PUBLICATION_STATE_UNCHANGED'],
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
  permission: 'signed-in',
})

/** Adds a comment without moving the task; with a place it is a remark at a field, which a reviewer leaves. */
export const commentTask = endpoint({
  name: 'commentTask',
  method: 'POST',
  path: '/task/comment',
  summary: 'Comment on a task',
  body: z.strictObject({ taskId: id(), body: requiredText(4000), place: place.optional() }),
  response: task,
  errors: conflict,
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
  errors: ['FILE_TOO_LARGE', 'FILE_INCORRECT', 'TRACKPOINT_STATUS_CHANGED'],
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
  permission: 'signed-in',
})
