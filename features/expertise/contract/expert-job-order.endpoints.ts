import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  flagParam,
  id,
  idParam,
  instant,
  longText,
  requiredLongText,
  requiredText,
  uid,
  version,
} from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { elementCode, profileValue } from '../../fields/contract/value.schemas.ts'
import { maxReviewValues } from '../domain/review-template.rules.ts'
import { expertJobStateTable } from '../domain/state-tables.ts'
import {
  expertJobStates,
  answerLength,
  commentLength,
  conclusionLength,
  conflictReasonLength,
  maxQuestions,
} from '../domain/states.ts'
import { termsVersion } from '../domain/terms.ts'
import {
  dueDay,
  expertComment,
  expertJobOrder,
  expertJobOrderDetails,
  listedExpertJobOrder,
  reviewChanges,
} from './expert-job.schemas.ts'

/** The caller's own jobs: new first, then those in work; overdue ones before the rest. */
export const listExpertJobOrders = list({
  name: 'listExpertJobOrders',
  path: '/expert-job-order/list',
  summary: 'My expertise orders',
  permission: 'signed-in',
  reads: ['expertJob', 'project', 'expertTalk'],
  row: listedExpertJobOrder,
  sortings: ['STATE', 'CREATE_DATE', 'DUE', 'SERIAL_NUMBER'],
  defaultSort: 'STATE',
  filters: { status: listParam(expertJobStates), overdue: flagParam() },
  search: true,
  table: {
    texts: 'expertise:orders',
    columns: {
      number: 'serialNumber',
      project: ({ subject }) => subject?.project,
      task: ({ subject }) => subject?.task,
      accelerator: ({ accelerator, requester }) => requester ?? accelerator.name,
      status: ({ status, overdue }, t) => t(overdue ? 'overdue' : stateKey(expertJobStateTable, status)),
      due: ({ due }) => due,
      resultType: ({ resultType }, t) => t(`resultTypes.${resultType}`),
      competency: ({ competency }) => competency?.name,
      fee: ({ fee }) => fee && `${fee.amount} ${fee.currency}`,
      created: 'createdAt',
      completed: 'completedAt',
    },
  },
})

/** Returns a job to its expert. */
export const getExpertJobOrder = endpoint({
  name: 'getExpertJobOrder',
  method: 'GET',
  path: '/expert-job-order/get',
  summary: 'An expertise order of mine',
  query: z.object({ jobId: idParam() }),
  response: expertJobOrderDetails,
  reads: ['expertJob', 'project', 'task'],
  permission: 'signed-in',
})

const onJob = z.strictObject({ jobId: id(), version: version() })

/**
 * Accepts the job: the expert agrees to its fee, due date and confidentiality, in the wording that was read
 * (`termsVersion`; an older one is refused with `STATE_CHANGED`). The material becomes readable.
 */
export const takeExpertJob = endpoint({
  name: 'takeExpertJob',
  method: 'POST',
  path: '/expert-job-order/take',
  summary: 'Take an expertise to work',
  body: onJob.extend({ termsVersion: z.int('NOT_AN_INTEGER').positive('INVALID').default(termsVersion) }),
  response: expertJobOrderDetails,
  errors: ['EXPERT_JOB_NOT_NEW', 'STATE_CHANGED', 'EXPERTISE_CONFLICT', 'PARTICIPATION_BLOCKED'],
  changes: ['expertJob', 'task'],
  permission: 'signed-in',
})

export const completeExpertJob = endpoint({
  name: 'completeExpertJob',
  method: 'POST',
  path: '/expert-job-order/complete',
  summary: 'Complete an expertise',
  body: onJob,
  response: expertJobOrderDetails,
  errors: [
    'EXPERT_JOB_NOT_IN_PROCESS',
    'STATE_CHANGED',
    'EXPERTISE_COMMENT_REQUIRED',
    'EXPERTISE_FILE_REQUIRED',
    'EXPERTISE_ANSWERS_REQUIRED',
    'PARTICIPATION_BLOCKED',
  ],
  changes: ['expertJob', 'task'],
  permission: 'signed-in',
})

/** Declines the job; its subject is no longer visible. Returns the job as its list row. */
export const rejectExpertJob = endpoint({
  name: 'rejectExpertJob',
  method: 'POST',
  path: '/expert-job-order/reject',
  summary: 'Decline an expertise',
  body: onJob.extend({ reason: requiredText(1200) }),
  response: expertJobOrder,
  errors: ['EXPERT_JOB_NOT_IN_PROCESS', 'STATE_CHANGED', 'PARTICIPATION_BLOCKED'],
  changes: ['expertJob', 'task'],
  permission: 'signed-in',
})

/** Asks for a later due date; a second request replaces the first. */
export const askExpertJobTerm = endpoint({
  name: 'askExpertJobTerm',
  method: 'POST',
  path: '/expert-job-order/ask-term',
  summary: 'Ask for more time for an expertise',
  body: z.strictObject({ jobId: id(), dueOn: dueDay, reason: requiredText(1200) }),
  response: expertJobOrder,
  errors: ['EXPERT_JOB_NOT_IN_PROCESS', 'STATE_CHANGED', 'RATE_LIMITED', 'PARTICIPATION_BLOCKED'],
  changes: ['expertJob'],
  permission: 'signed-in',
})

const saved = z.object({ savedAt: instant(), version: version() })

/**
 * Saves the conclusion, answers and template values of a draft: only the fields that are given; the slower of two
 * saves gets `STATE_CHANGED`.
 */
export const saveExpertJob = endpoint({
  name: 'saveExpertJob',
  method: 'POST',
  path: '/expert-job-order/save',
  summary: 'Save the conclusion and answers of an expertise',
  body: onJob.extend({
    conclusion: longText(conclusionLength).optional(),
    answers: z
      .array(
        z.strictObject({
          position: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(maxQuestions, 'TOO_BIG'),
          answer: longText(answerLength),
        }),
      )
      .max(maxQuestions, 'TOO_MANY')
      .default([]),
    values: z
      .array(z.strictObject({ code: elementCode(), value: profileValue }))
      .max(maxReviewValues, 'TOO_MANY')
      .default([]),
  }),
  response: saved,
  errors: ['STATE_CHANGED', 'EXPERT_JOB_NOT_IN_PROCESS', 'PARTICIPATION_BLOCKED'],
  changes: ['expertJob'],
  permission: 'signed-in',
})

/**
 * Who changed which part of the review and when, newest first; continuous typing is one change. The expert's own,
 * including drafts.
 */
export const getReviewHistory = endpoint({
  name: 'getReviewHistory',
  method: 'GET',
  path: '/expert-job-order/history',
  summary: 'History of a review',
  query: z.object({ jobId: idParam() }),
  response: reviewChanges,
  reads: ['expertJob'],
  permission: 'signed-in',
})

/** Adds a comment, or changes the one with `commentId`, given the `version` that was read. */
export const saveExpertComment = endpoint({
  name: 'saveExpertComment',
  method: 'POST',
  path: '/expert-job-order/save-comment',
  summary: 'Save a comment of an expertise',
  body: z.strictObject({
    jobId: id(),
    comment: z.strictObject({ id: id(), version: version() }).nullable().default(null),
    /** The element of the profile that it is about; unchanged when a comment is edited. */
    elementCode: elementCode().nullable().default(null),
    text: requiredLongText(commentLength),
  }),
  response: expertComment,
  errors: ['STATE_CHANGED', 'EXPERT_JOB_NOT_IN_PROCESS', 'PARTICIPATION_BLOCKED'],
  changes: ['expertJob'],
  permission: 'signed-in',
})

export const deleteExpertComment = endpoint({
  name: 'deleteExpertComment',
  method: 'POST',
  path: '/expert-job-order/delete-comment',
  summary: 'Delete a comment of an expertise',
  body: z.strictObject({ jobId: id(), commentId: id() }),
  response: null,
  errors: ['EXPERT_JOB_NOT_IN_PROCESS', 'PARTICIPATION_BLOCKED'],
  changes: ['expertJob'],
  permission: 'signed-in',
})

/** Uploads the review file, replacing the previous one. */
export const uploadExpertJobResult = endpoint({
  name: 'uploadExpertJobResult',
  method: 'POST',
  path: '/expert-job-order/upload-result',
  summary: 'Upload the review file of an expertise',
  query: z.object({ jobId: idParam() }),
  transport: 'multipart',
  response: z.object({ id: uid(), name: z.string(), size: z.int() }),
  errors: [
    'FILE_QUOTA',
    'FILE_TOO_LARGE',
    'FILE_INCORRECT',
    'EXPERT_JOB_NOT_IN_PROCESS',
    'PARTICIPATION_BLOCKED',
  ],
  changes: ['expertJob'],
  permission: 'signed-in',
})

/** Downloads a file of the reviewed task. */
export const downloadReviewedFile = endpoint({
  name: 'downloadReviewedFile',
  method: 'GET',
  path: '/expert-job-order/download-task-file',
  summary: 'Download a file of the reviewed task',
  query: z.object({ jobId: idParam(), fileId: uid() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/**
 * Declares that the caller should not review the project: all their jobs on it close, and no more can be ordered from
 * them.
 */
export const declareExpertConflict = endpoint({
  name: 'declareExpertConflict',
  method: 'POST',
  path: '/expert-job-order/declare-conflict',
  summary: 'Declare a conflict of interest',
  body: z.strictObject({ jobId: id(), reason: longText(conflictReasonLength).default('') }),
  response: expertJobOrder,
  changes: ['expertJob', 'task'],
  permission: 'signed-in',
})
