import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  flagParam,
  id,
  idParam,
  instant,
  requiredText,
  text,
  uid,
  version,
} from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { maxReminded } from '../domain/limits.ts'
import { expertJobStateTable } from '../domain/state-tables.ts'
import { expertJobStates, openStates } from '../domain/states.ts'
import {
  expertJobDetails,
  expertJobResult,
  listedExpertJob,
  reviewChanges,
  taskExpertise,
} from './expert-job.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const room = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** Jobs that the chosen accelerator ordered; a tracker gets those of the assigned projects. */
export const listExpertJobs = list({
  name: 'listExpertJobs',
  path: '/expert-job/list',
  summary: 'Expertise ordered by the accelerator',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['expertJob', 'project', 'expertTalk'],
  row: listedExpertJob,
  sortings: ['CREATE_DATE', 'DUE', 'SERIAL_NUMBER', 'NAME'],
  defaultSort: '-CREATE_DATE',
  filters: {
    status: listParam(expertJobStates),
    overdue: flagParam(),
    /** Complete, and nobody has accepted the result yet. */
    toAccept: flagParam(),
    /** Accepted for a fee that the books do not call paid. */
    unpaid: flagParam(),
    expertUid: uid(),
    taskId: idParam(),
    projectId: idParam(),
    programmeId: idParam(),
  },
  search: true,
  table: {
    texts: 'expertise:jobs',
    columns: {
      number: 'serialNumber',
      project: 'project',
      task: 'task',
      expert: 'expert',
      status: ({ status, overdue }, t) => t(overdue ? 'overdue' : stateKey(expertJobStateTable, status)),
      due: ({ due }) => due,
      resultType: ({ resultType }, t) => t(`resultTypes.${resultType}`),
      competency: ({ competency }) => competency?.name,
      programme: 'programme',
      client: 'client',
      fee: ({ fee }) => fee && `${fee.amount} ${fee.currency}`,
      created: 'createdAt',
      completed: 'completedAt',
    },
  },
  errors: room,
})

/** Experts and programmes that occur among the jobs the caller sees, and whether more may be ordered. */
export const getExpertJobFilters = endpoint({
  name: 'getExpertJobFilters',
  method: 'GET',
  path: '/expert-job/get-filters',
  summary: 'Filters of expertise',
  headers: onAccelerator,
  response: z.object({
    experts: z.array(personRef),
    programmes: z.array(namedRef),
    /** The caller may order: the accelerator's team. */
    mayOrder: z.boolean(),
  }),
  errors: room,
  reads: ['expertJob', 'programme'],
  permission: 'signed-in',
})

/** Projects with jobs that the caller sees, found by their name or number, or the one of a link. */
export const findExpertJobProjects = endpoint({
  name: 'findExpertJobProjects',
  method: 'GET',
  path: '/expert-job/get-filter-projects',
  summary: 'Projects to narrow expertise to',
  headers: onAccelerator,
  query: z.object({ findText: text(200).optional(), projectId: idParam().optional() }),
  response: z.object({ items: z.array(namedRef.extend({ serialNumber: z.string() })) }),
  errors: room,
  reads: ['expertJob', 'project'],
  permission: 'signed-in',
})

/** Tasks with jobs that the caller sees, found by their name or their project, of one project if it is given, or the one of a link. */
export const findExpertJobTasks = endpoint({
  name: 'findExpertJobTasks',
  method: 'GET',
  path: '/expert-job/get-filter-tasks',
  summary: 'Tasks to narrow expertise to',
  headers: onAccelerator,
  query: z.object({
    findText: text(200).optional(),
    projectId: idParam().optional(),
    taskId: idParam().optional(),
  }),
  response: z.object({ items: z.array(namedRef.extend({ project: z.string(), track: z.string() })) }),
  errors: room,
  reads: ['expertJob', 'project'],
  permission: 'signed-in',
})

/** A job for the accelerator's team and the tracker. */
export const getExpertJob = endpoint({
  name: 'getExpertJob',
  method: 'GET',
  path: '/expert-job/get',
  summary: 'An expertise that was ordered',
  query: z.object({ jobId: idParam() }),
  response: expertJobDetails,
  reads: ['expertJob', 'project', 'task'],
  permission: 'signed-in',
})

/** A result for the project's team, once it is complete and shown to them. */
export const getExpertJobResult = endpoint({
  name: 'getExpertJobResult',
  method: 'GET',
  path: '/my-acceleration-requests/expert-job-details',
  summary: 'The result of an expertise, for the team',
  query: z.object({ jobId: idParam() }),
  response: expertJobResult,
  reads: ['expertJob', 'project', 'task'],
  permission: 'signed-in',
})

/** Results of the expertise of a task that the caller reads, at most 200: the team those it is shown. */
export const listTaskExpertise = endpoint({
  name: 'listTaskExpertise',
  method: 'GET',
  path: '/expert-job/of-task',
  summary: 'Expertise of a task',
  query: z.object({ taskId: idParam() }),
  response: z.object({
    items: z.array(taskExpertise),
    /** The caller may order one now: the task waits for a decision. */
    orderable: z.boolean(),
    /** The caller's own review of the task, or the order of one: what others write is closed to them here. */
    ownReviewId: id().nullable(),
    /** The project, for its team, which may say who should not review it. */
    ownProjectId: id().nullable(),
  }),
  reads: ['expertJob', 'task'],
  permission: 'signed-in',
})

/** What of a result that went back differs from what was handed over first: for its expert, and once it is handed over again for whoever ordered it. */
export const getCorrectedResult = endpoint({
  name: 'getCorrectedResult',
  method: 'GET',
  path: '/expert-job/corrected-result',
  summary: 'What changed in a result that was sent back',
  query: z.object({ jobId: idParam() }),
  /** `since`: when it was handed over first; null of one that never went back. */
  response: reviewChanges.extend({ since: instant().nullable() }),
  errors: ['EXPERT_JOB_NOT_DONE'],
  reads: ['expertJob'],
  permission: 'signed-in',
})

/** Downloads the review file, for whoever reads the result. */
export const downloadExpertJobResult = endpoint({
  name: 'downloadExpertJobResult',
  method: 'GET',
  path: '/expert-job/download-result',
  summary: 'Download the review file',
  query: z.object({ jobId: idParam() }),
  transport: 'file',
  response: null,
  errors: ['EXPERT_JOB_NOT_DONE'],
  reads: [],
  permission: 'signed-in',
})

const onJob = z.strictObject({ jobId: id(), version: version() })

const act = <const N extends string, B extends z.ZodObject>(
  name: N,
  path: string,
  summary: string,
  body: B,
) =>
  endpoint({
    name,
    method: 'POST',
    path: `/expert-job/${path}`,
    summary,
    body,
    response: expertJobDetails,
    errors: [
      'STATE_CHANGED',
      'EXPERT_JOB_NOT_NEW',
      'EXPERT_JOB_NOT_IN_PROCESS',
      'EXPERT_JOB_NOT_DONE',
      'EXPERT_JOB_SETTLED',
      'EXPERTISE_TASK_NOT_DONE',
      'EXPERTISE_ORDERED',
    ],
    changes: ['expertJob', 'task'],
    permission: 'signed-in',
  })

/**
 * Takes an order back before it is complete; the expert reads why. `status` is what the person saw: one that was taken meanwhile is
 * refused with `EXPERT_JOB_NOT_NEW`, while drafts that its expert saves do not count.
 */
export const withdrawExpertJob = act(
  'withdrawExpertJob',
  'withdraw',
  'Withdraw an expertise',
  z.strictObject({ jobId: id(), status: z.enum(openStates), reason: requiredText(1200) }),
)

/** Reminds the experts of these jobs, all or none; of each once a day. */
export const remindExperts = endpoint({
  name: 'remindExperts',
  method: 'POST',
  path: '/expert-job/remind',
  summary: 'Remind experts of what they were asked for',
  body: z.strictObject({
    jobIds: z
      .array(id())
      .min(1, 'REQUIRED')
      .max(maxReminded, 'TOO_MANY')
      .transform((ids) => [...new Set(ids)]),
  }),
  response: z.object({ reminded: z.int() }),
  errors: ['EXPERT_JOB_NOT_IN_PROCESS', 'EXPERT_UNAVAILABLE', 'EXPERT_REMINDED'],
  changes: ['expertJob'],
  permission: 'signed-in',
})

/** Sends a complete result back, once, with what to mend. */
export const correctExpertJob = act(
  'correctExpertJob',
  'correct',
  'Send a result back to the expert',
  onJob.extend({ correction: requiredText(4000) }),
)

export const acceptExpertJobResult = act(
  'acceptExpertJobResult',
  'accept-result',
  'Accept the result of an expertise',
  onJob,
)

/** Shows the result to the project's team, or hides it: drafts that its expert saves meanwhile do not count. */
export const setExpertJobVisible = act(
  'setExpertJobVisible',
  'set-visible',
  "Show or hide a result from the project's team",
  z.strictObject({ jobId: id(), visible: z.boolean() }),
)
