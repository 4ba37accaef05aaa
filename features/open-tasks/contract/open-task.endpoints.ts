import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { openTaskStateTable } from '../domain/state-tables.ts'
import { openTaskStates } from '../domain/states.ts'
import { moved } from './moved.ts'
import {
  criteria,
  newOpenTask,
  openTaskRulesForm,
  openTaskTextsForm,
  outageForm,
  why,
} from './open-task-form.schemas.ts'
import { openTask, openTaskDetails } from './open-task.schemas.ts'

const which = z.strictObject({ id: id(), version: version() })

/** Open tasks that the caller may see. */
export const listOpenTasks = list({
  name: 'listOpenTasks',
  path: '/open-task/list',
  summary: 'Open tasks',
  permission: 'signed-in',
  reads: ['openTask'],
  row: openTask,
  sortings: ['ENTRIES_UNTIL', 'NAME'],
  defaultSort: '-ENTRIES_UNTIL',
  filters: {
    status: listParam(openTaskStates),
    /** Created by the caller. */
    hosted: flagParam(),
    /** The caller has submitted an entry. */
    entered: flagParam(),
    /** The caller is a juror. */
    judged: flagParam(),
  },
  search: true,
  more: {
    /** Whether the caller may create one. */
    mayCreate: z.boolean(),
    /** Whether the caller may create organisers in the external event platform. */
    usesPlatform: z.boolean(),
  },
  table: {
    texts: 'open-tasks:list',
    columns: {
      title: 'title',
      organizer: 'organizer',
      entriesUntil: 'entriesUntil',
      resultsAt: 'resultsAt',
      prize: 'prize',
      entries: 'entries',
      status: ({ status }, t) => t(stateKey(openTaskStateTable, status)),
    },
  },
})

export const getOpenTask = endpoint({
  name: 'getOpenTask',
  method: 'GET',
  path: '/open-task/get',
  summary: 'An open task',
  query: z.object({ openTaskId: idParam() }),
  response: openTaskDetails,
  reads: ['openTask'],
  permission: 'signed-in',
})

/** Creates an open task. Its organiser, its jury and the portal's administrators see the draft. */
export const createOpenTask = endpoint({
  ...moved,
  name: 'createOpenTask',
  path: '/open-task/create',
  summary: 'Set an open task',
  body: newOpenTask,
  errors: ['OPEN_TASK_LIMIT'],
})

/** Changes the texts of an open task, until entries are closed. */
export const editOpenTask = endpoint({
  ...moved,
  name: 'editOpenTask',
  path: '/open-task/edit',
  summary: 'Change the description of an open task',
  body: openTaskTextsForm.extend({ id: id() }),
  errors: ['RATE_LIMITED', 'STATE_CHANGED', 'OPEN_TASK_SEALED'],
})

/** Changes stages, criteria and the entry form of a draft. */
export const setOpenTaskRules = endpoint({
  ...moved,
  name: 'setOpenTaskRules',
  path: '/open-task/set-rules',
  summary: 'Set the stages and rules of an open task',
  body: openTaskRulesForm.extend({ id: id() }),
  errors: ['STATE_CHANGED', 'OPEN_TASK_SEALED'],
})

/** Changes sealed criteria: the reason is public, and existing scores stay with the previous edition. */
export const changeOpenTaskCriteria = endpoint({
  ...moved,
  name: 'changeOpenTaskCriteria',
  path: '/open-task/change-criteria',
  summary: 'Change the sealed criteria of an open task',
  body: which.extend({ criteria: criteria().min(1, 'REQUIRED'), reason: why() }),
  errors: ['RATE_LIMITED', 'STATE_CHANGED', 'OPEN_TASK_LIMIT', 'OPEN_TASK_SEALED'],
})

export const submitOpenTask = endpoint({
  ...moved,
  name: 'submitOpenTask',
  path: '/open-task/submit',
  summary: 'Send an open task to moderation',
  body: which,
  errors: ['RATE_LIMITED', 'STATE_CHANGED', 'OPEN_TASK_INCOMPLETE', 'OPEN_TASK_STAGES_PAST'],
})

/** Turns a task that has not opened yet back into a draft. */
export const recallOpenTask = endpoint({
  ...moved,
  name: 'recallOpenTask',
  path: '/open-task/recall',
  summary: 'Withdraw an open task that has not opened',
  body: which,
  errors: ['STATE_CHANGED'],
})

export const approveOpenTask = endpoint({
  ...moved,
  name: 'approveOpenTask',
  path: '/open-task/approve',
  summary: 'Approve an open task',
  body: which,
  errors: ['STATE_CHANGED', 'OPEN_TASK_STAGES_PAST'],
})

export const returnOpenTask = endpoint({
  ...moved,
  name: 'returnOpenTask',
  path: '/open-task/return',
  summary: 'Return an open task for revision',
  body: which.extend({ reason: why() }),
  errors: ['STATE_CHANGED'],
})

/** Completes the judging: places are final, and are published at the time of the results. */
export const judgeOpenTask = endpoint({
  ...moved,
  name: 'judgeOpenTask',
  path: '/open-task/judge',
  summary: 'Complete the judging of an open task',
  body: which,
  errors: ['STATE_CHANGED', 'OPEN_TASK_UNSCORED'],
})

export const cancelOpenTask = endpoint({
  ...moved,
  name: 'cancelOpenTask',
  path: '/open-task/cancel',
  summary: 'Cancel an open task',
  body: which.extend({ reason: why() }),
  errors: ['STATE_CHANGED'],
})

/** Deletes a draft that was never published; others are cancelled. */
export const deleteOpenTask = endpoint({
  name: 'deleteOpenTask',
  method: 'POST',
  path: '/open-task/delete',
  summary: 'Delete a draft of an open task',
  body: z.strictObject({ id: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['openTask'],
  removes: true,
  permission: 'signed-in',
})

/** Approves what the organiser changed after the approval. */
export const keepOpenTaskChange = endpoint({
  ...moved,
  name: 'keepOpenTaskChange',
  path: '/open-task/change/keep',
  summary: 'Keep a change of an approved open task',
  body: which,
  errors: ['STATE_CHANGED'],
})

/** Reverts what the organiser changed after the approval. */
export const revertOpenTaskChange = endpoint({
  ...moved,
  name: 'revertOpenTaskChange',
  path: '/open-task/change/revert',
  summary: 'Revert a change of an approved open task',
  body: which.extend({ reason: why() }),
  errors: ['STATE_CHANGED'],
})

/** Offers winners who participated alone to create a project from their entry: each decides. */
export const offerOpenTaskProjects = endpoint({
  ...moved,
  name: 'offerOpenTaskProjects',
  path: '/open-task/offer-projects',
  summary: 'Offer the winners of an open task a project',
  body: which,
  errors: ['STATE_CHANGED'],
})

/** Records an outage: the deadline and the results move by exactly its length for everybody. */
export const recordOpenTaskOutage = endpoint({
  ...moved,
  name: 'recordOpenTaskOutage',
  path: '/open-task/record-outage',
  summary: 'Record an outage while entries were taken',
  body: outageForm.extend({ id: id() }),
  errors: ['RATE_LIMITED', 'STATE_CHANGED', 'OPEN_TASK_LIMIT', 'OPEN_TASK_OUTAGE_TWICE'],
})
