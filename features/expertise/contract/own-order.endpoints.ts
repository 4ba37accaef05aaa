import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam, text } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { idsParam, listParam, namedRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { expertJobStateTable } from '../domain/state-tables.ts'
import { expertJobStates, maxOrderedJobs } from '../domain/states.ts'
import { dueDay, expertJobDetails, listedExpertJob } from './expert-job.schemas.ts'
import { expertColumns, expertFilters, expertSortings, listedExpert } from './expert.schemas.ts'
import { readSetting, saveSetting } from './expertise-setting.ts'
import { orderExpertJobs, previewExpertJobs } from './order.endpoints.ts'
import { orderTerms, skippedPairs } from './order.schemas.ts'

/** Tasks of a project for which an investor or mentor may order reviews: those that await a decision, by title. */
export const getOwnOrderChoices = endpoint({
  name: 'getOwnOrderChoices',
  method: 'GET',
  path: '/expert-job/own/choices',
  summary: 'What expertise one may order for oneself of a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({
    project: namedRef,
    /** False: no accelerator takes such orders for the project, or not from the caller. */
    allowed: z.boolean(),
    /** The accelerator that would host the review: the one that shows the project. */
    accelerator: namedRef.nullable(),
    tasks: z.array(namedRef),
  }),
  reads: ['expertJob', 'project', 'task', 'accelerator'],
  permission: 'signed-in',
})

/**
 * Projects for which the caller may order reviews for themselves, with their tasks that await a decision: the first
 * by name, filtered by a text.
 */
export const listOwnOffers = endpoint({
  name: 'listOwnOffers',
  method: 'GET',
  path: '/expert-job/own/offers',
  summary: 'Projects of which one may order expertise for oneself',
  query: z.object({
    findText: text(200).optional(),
    /** Only projects that this expert of the directory may review. */
    expertId: idParam().optional(),
  }),
  response: z.object({
    items: z.array(z.object({ project: namedRef, accelerator: namedRef, tasks: z.array(namedRef) })),
    /** There are more projects: the user finds them by name. */
    more: z.boolean(),
  }),
  reads: ['expertJob', 'project', 'task', 'accelerator'],
  permission: 'signed-in',
})

/** Experts that the caller may select: those of the accelerator that shows the projects. */
export const listExpertsToAsk = list({
  name: 'listExpertsToAsk',
  path: '/expert-job/own/experts',
  summary: 'Experts available for my own requests',
  permission: 'signed-in',
  reads: ['expertJob', 'acceleratorTeam', 'person', 'project'],
  row: listedExpert.omit({ done: true, meanDelay: true }).extend({
    /** False: cannot review one of these projects; the reason is not disclosed. */
    possible: z.boolean(),
  }),
  sortings: ['NAME', 'OPEN'],
  defaultSort: 'NAME',
  search: true,
  of: { projectIds: idsParam() },
  table: null,
})

/** Experts of the accelerators that take such orders: one row per expert and accelerator. */
export const listOwnExperts = list({
  name: 'listOwnExperts',
  path: '/expert-job/own/directory',
  summary: 'Experts available for my own orders',
  permission: 'signed-in',
  reads: ['expertJob', 'acceleratorTeam', 'accelerator', 'person', 'project', 'task'],
  row: listedExpert.extend({
    id: id(),
    accelerator: namedRef,
    actions: z.array(z.enum(['order'])),
  }),
  sortings: expertSortings,
  defaultSort: 'NAME',
  filters: { ...expertFilters, acceleratorId: idsParam() },
  search: true,
  table: {
    texts: 'expertise:ownExperts',
    columns: { ...expertColumns, accelerator: 'accelerator' },
  },
  /** Accelerators to filter by, sorted by name. */
  more: { accelerators: z.array(namedRef) },
})

const { taskIds, expertUids } = previewExpertJobs.body.shape
const recipients = { taskIds, expertUids }
const fewEnough = ({ taskIds: tasks, expertUids: experts }: { taskIds: number[]; expertUids: string[] }) =>
  tasks.length * experts.length <= maxOrderedJobs
const tooMany = { path: ['expertUids'], error: 'TOO_MANY' }

/** Returns for each task and expert whether the job can be ordered; changes nothing. */
export const previewOwnExpertJobs = endpoint({
  name: 'previewOwnExpertJobs',
  method: 'POST',
  path: '/expert-job/own/preview',
  summary: 'Which of the jobs one can order for oneself',
  body: z
    .strictObject({
      ...recipients,
      dueOn: dueDay.nullable().default(null),
      /** The caller's open job that the order takes the place of. */
      replacedId: id().nullable().default(null),
    })
    .refine(fewEnough, tooMany),
  response: previewExpertJobs.response,
  errors: ['ACCESS_DENIED', 'EXPERT_ORDER_LIMIT'],
  reads: ['expertJob', 'task', 'project'],
  permission: 'signed-in',
})

/**
 * Orders a job for every task from every expert for the caller, except the pairs to skip: all of them, or none; the caller
 * pays.
 */
export const orderOwnExpertJobs = endpoint({
  name: 'orderOwnExpertJobs',
  method: 'POST',
  path: '/expert-job/own/order',
  summary: 'Order expertise for oneself',
  body: z.strictObject({ ...recipients, ...orderTerms, skip: skippedPairs }).refine(fewEnough, tooMany),
  response: orderExpertJobs.response,
  errors: [
    'EXPERTISE_TASK_NOT_DONE',
    'EXPERT_UNAVAILABLE',
    'EXPERT_ABSENT',
    'EXPERTISE_ORDERED',
    'EXPERT_ORDER_LIMIT',
    'ACCESS_DENIED',
  ],
  changes: ['expertJob', 'task'],
  permission: 'signed-in',
})

/** Jobs that the caller ordered for themselves, in all accelerators. */
export const listOwnExpertJobs = list({
  name: 'listOwnExpertJobs',
  path: '/expert-job/own/list',
  summary: 'Expertise that I ordered for myself',
  permission: 'signed-in',
  reads: ['expertJob', 'project', 'expertTalk'],
  row: listedExpertJob,
  sortings: ['STATE', 'CREATE_DATE', 'DUE', 'SERIAL_NUMBER', 'NAME'],
  defaultSort: 'STATE',
  filters: {
    status: listParam(expertJobStates),
    overdue: flagParam(),
    /** Complete, and not accepted yet. */
    toAccept: flagParam(),
    /** Accepted for a fee that is not recorded as paid. */
    unpaid: flagParam(),
    projectId: idParam(),
  },
  search: true,
  table: {
    texts: 'expertise:ownJobs',
    columns: {
      project: 'project',
      task: 'task',
      expert: 'expert',
      status: ({ status, overdue }, t) => t(overdue ? 'overdue' : stateKey(expertJobStateTable, status)),
      due: ({ due }) => due,
      number: 'serialNumber',
      resultType: ({ resultType }, t) => t(`resultTypes.${resultType}`),
      competency: ({ competency }) => competency?.name,
      fee: ({ fee: paid }) => paid && `${paid.amount} ${paid.currency}`,
      created: 'createdAt',
      completed: 'completedAt',
    },
  },
})

/** Lets the expert of a job ordered by an investor or mentor read the task itself: its answer, files and fields. */
export const openWorkToExpert = endpoint({
  name: 'openWorkToExpert',
  method: 'POST',
  path: '/expert-job/open-work',
  summary: 'Open the task to an expert ordered by somebody else',
  body: z.strictObject({ jobId: id() }),
  response: expertJobDetails,
  errors: ['STATE_CHANGED'],
  changes: ['expertJob', 'task'],
  permission: 'signed-in',
})

const outside = { path: '/expert-job/outside-setting', value: z.boolean() }

/** Whether investors and the accelerator's mentors may order reviews of the projects that it shows. */
export const getOutsideOrdersSetting = readSetting({
  ...outside,
  name: 'getOutsideOrdersSetting',
  summary: 'Whether investors and mentors order expertise',
})

export const saveOutsideOrdersSetting = saveSetting({
  ...outside,
  name: 'saveOutsideOrdersSetting',
  summary: 'Set whether investors and mentors order expertise',
  changes: ['accelerator', 'expertJob'],
})
