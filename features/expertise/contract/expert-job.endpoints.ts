import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  day,
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
import { expertJobStateTable } from '../domain/state-tables.ts'
import { expertJobStates, openStates, maxReminded, maxTermsDecided } from '../domain/states.ts'
import {
  dueDay,
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
  sortings: ['STATE', 'CREATE_DATE', 'DUE', 'SERIAL_NUMBER', 'NAME'],
  // What is due next first: the newest order is rarely the one to look after.
  defaultSort: 'STATE',
  filters: {
    status: listParam(expertJobStates),
    overdue: flagParam(),
    /** Complete, and the result is not accepted yet. */
    toAccept: flagParam(),
    /** Accepted for a fee that is not recorded as paid. */
    unpaid: flagParam(),
    /** The expert asks for a later due date. */
    termAsked: flagParam(),
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

/** Experts and programmes of the jobs that the caller sees, and whether the caller may order. */
export const getExpertJobFilters = endpoint({
  name: 'getExpertJobFilters',
  method: 'GET',
  path: '/expert-job/get-filters',
  summary: 'Filters of expertise',
  headers: onAccelerator,
  response: z.object({
    experts: z.array(personRef),
    programmes: z.array(namedRef),
    /** Whether the caller may order: the accelerator's team may. */
    mayOrder: z.boolean(),
  }),
  errors: room,
  reads: ['expertJob', 'programme'],
  permission: 'signed-in',
})

/** Projects with jobs that the caller sees, found by name or number, or the project of a link. */
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

/**
 * Tasks with jobs that the caller sees, found by their name or project, of one project if given, or the task of a
 * link.
 */
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

/** Returns a job to the accelerator's team and the tracker. */
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

/** Returns a result to the project's team, once it is complete and visible to them. */
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

/** Expertise results of a task that the caller reads, at most 200; the team gets those that are visible to it. */
export const listTaskExpertise = endpoint({
  name: 'listTaskExpertise',
  method: 'GET',
  path: '/expert-job/of-task',
  summary: 'Expertise of a task',
  query: z.object({ taskId: idParam() }),
  response: z.object({
    items: z.array(taskExpertise),
    /** Whether the caller may order one now: the task awaits a decision. */
    orderable: z.boolean(),
    /** The caller's own review of the task, or its order: the caller cannot read others' reviews here. */
    ownReviewId: id().nullable(),
    /** The project, for members of its team, who may name people who should not review it. */
    ownProjectId: id().nullable(),
  }),
  reads: ['expertJob', 'task'],
  permission: 'signed-in',
})

/**
 * What changed in a returned result since it was first submitted: for its expert, and after resubmission for the
 * client.
 */
export const getCorrectedResult = endpoint({
  name: 'getCorrectedResult',
  method: 'GET',
  path: '/expert-job/corrected-result',
  summary: 'What changed in a result that was sent back',
  query: z.object({ jobId: idParam() }),
  /** `since`: when it was first submitted; null if it was never returned. */
  response: reviewChanges.extend({ since: instant().nullable() }),
  errors: ['EXPERT_JOB_NOT_DONE'],
  reads: ['expertJob'],
  permission: 'signed-in',
})

/** Downloads the review file, for those who read the result. */
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
      'PARTICIPATION_BLOCKED',
    ],
    changes: ['expertJob', 'task'],
    permission: 'signed-in',
  })

/**
 * Withdraws an order before it is complete; the expert reads the reason. `status` is the state that the caller saw: a
 * job that was accepted meanwhile is refused with `EXPERT_JOB_NOT_NEW`, while drafts saved by its expert do not
 * count.
 */
export const withdrawExpertJob = act(
  'withdrawExpertJob',
  'withdraw',
  'Withdraw an expertise',
  z.strictObject({ jobId: id(), status: z.enum(openStates), reason: requiredText(1200) }),
)

/** Sets a later due date, whether or not the expert asked for it; the expert is notified. */
export const extendExpertJobTerm = act(
  'extendExpertJobTerm',
  'extend-term',
  'Give an expert more time',
  z.strictObject({ jobId: id(), dueOn: dueDay }),
)

/**
 * Grants the due dates that experts asked for, or refuses them with a reason, all or none. `day` is the requested day that
 * the caller saw: if the expert has asked for another one since, the call fails with `STATE_CHANGED`.
 */
export const decideExpertTerms = endpoint({
  name: 'decideExpertTerms',
  method: 'POST',
  path: '/expert-job/decide-terms',
  summary: 'Grant or refuse the later days that experts ask for',
  body: z
    .strictObject({
      terms: z
        .array(z.strictObject({ jobId: id(), day: day() }))
        .min(1, 'REQUIRED')
        .max(maxTermsDecided, 'TOO_MANY'),
      grant: z.boolean(),
      /** Read by the experts; required to refuse. */
      reason: text(1200).default(''),
    })
    .refine(({ grant, reason }) => grant || reason !== '', { path: ['reason'], error: 'REQUIRED' }),
  response: z.object({ decided: z.int() }),
  errors: ['STATE_CHANGED', 'EXPERT_JOB_NOT_IN_PROCESS', 'PARTICIPATION_BLOCKED'],
  changes: ['expertJob'],
  permission: 'signed-in',
})

/**
 * Withdraws a job and orders it from another expert on the same terms, in one transaction; returns the new job. The first
 * expert reads the reason.
 */
export const replaceExpert = endpoint({
  name: 'replaceExpert',
  method: 'POST',
  path: '/expert-job/replace',
  summary: 'Order a review from another expert instead',
  body: z.strictObject({
    jobId: id(),
    status: z.enum(openStates),
    expertUid: uid(),
    /** A new due date; null keeps the agreed one. */
    dueOn: dueDay.nullable().default(null),
    reason: requiredText(1200),
    /** Why to order despite possible conflicts of interest; administrators only. */
    overrideReason: text(1200).default(''),
  }),
  response: expertJobDetails,
  errors: [
    'STATE_CHANGED',
    'EXPERT_JOB_NOT_NEW',
    'EXPERT_JOB_NOT_IN_PROCESS',
    'EXPERTISE_TASK_NOT_DONE',
    'EXPERTISE_CONFLICT',
    'EXPERTISE_ORDERED',
    'EXPERT_UNAVAILABLE',
    'EXPERT_ABSENT',
    'ACCESS_DENIED',
    'PARTICIPATION_BLOCKED',
  ],
  changes: ['expertJob', 'task'],
  permission: 'signed-in',
})

/** Reminds the experts of these jobs, all or none; each job once a day. */
export const remindExperts = endpoint({
  name: 'remindExperts',
  method: 'POST',
  path: '/expert-job/remind',
  summary: 'Remind experts of their requested reviews',
  body: z.strictObject({
    jobIds: z
      .array(id())
      .min(1, 'REQUIRED')
      .max(maxReminded, 'TOO_MANY')
      .transform((ids) => [...new Set(ids)]),
  }),
  response: z.object({ reminded: z.int() }),
  errors: ['EXPERT_JOB_NOT_IN_PROCESS', 'EXPERT_UNAVAILABLE', 'EXPERT_REMINDED', 'PARTICIPATION_BLOCKED'],
  changes: ['expertJob'],
  permission: 'signed-in',
})

/** Returns a complete result to its expert for correction, once, with the required changes. */
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
