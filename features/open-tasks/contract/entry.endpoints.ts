import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, text } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { fieldErrorCodes } from '#platform/domain/product-error.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { studyLine } from '../../people/domain/student.ts'
import { conflictLines } from '../domain/conflict-lines.ts'
import { entryStandingTable, projectOfferTable } from '../domain/state-tables.ts'
import { entryStandings } from '../domain/states.ts'
import { entry, entryFields, juryEntry, listedEntry, receipt, scores } from './entry.schemas.ts'
import { why } from './open-task-form.schemas.ts'

const ofTask = { openTaskId: idParam() }

/** The receipt of a submission, and the entry as it is now. */
const pressed = z.object({ receipt, entry: entry.nullable() })

/** Errors of the answers of an incomplete entry, by the number of the question. */
const answerProblem = z.object({ at: z.int(), problem: z.enum(fieldErrorCodes) })

const press = {
  method: 'POST',
  response: pressed,
  errors: ['RATE_LIMITED'],
  changes: ['openTask', 'openTaskEntry'],
  permission: 'signed-in',
} as const

/** Submits an entry, or a change of it. Refusals by a rule are not errors: the receipt states them. */
export const enterOpenTask = endpoint({
  ...press,
  name: 'enterOpenTask',
  path: '/open-task-entry/enter',
  summary: 'Hand in an entry to an open task',
  response: pressed.extend({ problems: z.array(answerProblem) }),
  body: z.strictObject({ openTaskId: id(), ...entryFields }),
})

export const addOpenTaskEntryFile = endpoint({
  ...press,
  name: 'addOpenTaskEntryFile',
  path: '/open-task-entry/file/add',
  summary: 'Add a file to an entry',
  query: z.object({ entryId: idParam() }),
  transport: 'multipart',
  errors: ['RATE_LIMITED', 'FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT', 'OPEN_TASK_LIMIT'],
})

export const removeOpenTaskEntryFile = endpoint({
  ...press,
  name: 'removeOpenTaskEntryFile',
  path: '/open-task-entry/file/remove',
  summary: 'Remove a file of an entry',
  body: z.strictObject({ id: id(), fileRowId: id() }),
})

/** Withdraws an entry; impossible after the deadline. */
export const withdrawOpenTaskEntry = endpoint({
  ...press,
  name: 'withdrawOpenTaskEntry',
  path: '/open-task-entry/withdraw',
  summary: 'Withdraw an entry',
  body: z.strictObject({ id: id() }),
})

export const getOpenTaskEntry = endpoint({
  name: 'getOpenTaskEntry',
  method: 'GET',
  path: '/open-task-entry/get',
  summary: 'An entry of an open task',
  query: z.object({ entryId: idParam() }),
  response: entry,
  reads: ['openTaskEntry'],
  permission: 'signed-in',
})

/** A file of an entry, for its readers. */
export const getOpenTaskEntryFile = endpoint({
  name: 'getOpenTaskEntryFile',
  method: 'GET',
  path: '/open-task-entry/file/get',
  summary: 'Download a file of an entry',
  query: z.object({ entryId: idParam(), fileId: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** The entries of an open task, for its organiser and the portal's administrators. */
export const listOpenTaskEntries = list({
  name: 'listOpenTaskEntries',
  path: '/open-task-entry/list',
  summary: 'Entries of an open task',
  permission: 'signed-in',
  reads: ['openTask', 'openTaskEntry'],
  row: listedEntry,
  sortings: ['SUBMIT_DATE', 'NAME', 'PLACE'],
  defaultSort: '-SUBMIT_DATE',
  filters: { standing: listParam(entryStandings) },
  search: true,
  of: ofTask,
  table: {
    texts: 'open-tasks:entries',
    columns: {
      title: 'title',
      author: 'author',
      study: ({ student }, t) => studyLine(student, (number) => t('open-tasks:entries.course', { number })),
      project: ({ project }) => project?.name ?? '',
      submittedAt: 'submittedAt',
      standing: ({ standing }, t) => t(stateKey(entryStandingTable, standing)),
      scores: ({ scores, jurorsDisagree }, t) =>
        jurorsDisagree ? t('open-tasks:entries.disagree', { scores }) : scores,
      score: 'score',
      place: 'place',
      offer: ({ offer }, t) => (offer === null ? '' : t(stateKey(projectOfferTable, offer))),
    },
  },
})

/** The entries that the juror scores. */
export const listJuryEntries = list({
  name: 'listJuryEntries',
  path: '/open-task-entry/jury',
  summary: 'Entries to score',
  permission: 'signed-in',
  reads: ['openTask', 'openTaskEntry'],
  row: juryEntry,
  sortings: ['SUBMIT_DATE', 'NAME'],
  defaultSort: 'SUBMIT_DATE',
  filters: { scored: z.enum(['true', 'false'], 'NOT_IN_LIST').transform((value) => value === 'true') },
  search: true,
  of: ofTask,
  table: {
    texts: 'open-tasks:jury',
    columns: {
      title: 'title',
      author: ({ author }) => author ?? '',
      submittedAt: 'submittedAt',
      standing: ({ standing }, t) => t(stateKey(entryStandingTable, standing)),
      total: ({ own }) => own?.total ?? null,
      conflict: ({ conflict }, t) =>
        conflict === null ? '' : conflictLines(conflict, (key) => t(key)).join('. '),
    },
  },
})

const judged = {
  method: 'POST',
  response: juryEntry,
  changes: ['openTask', 'openTaskEntry'],
  permission: 'signed-in',
} as const

/** Scores an entry by the current criteria; the score may be changed until the judging is complete. */
export const scoreOpenTaskEntry = endpoint({
  ...judged,
  name: 'scoreOpenTaskEntry',
  path: '/open-task-entry/score',
  summary: 'Score an entry',
  body: z.strictObject({
    id: id(),
    /** The edition of the criteria that the juror loaded. */
    edition: z.int('NOT_AN_INTEGER').positive('INVALID').max(100_000, 'TOO_BIG'),
    scores: scores(),
    comment: text(2000),
  }),
  errors: ['STATE_CHANGED', 'OPEN_TASK_CONFLICT', 'OPEN_TASK_NOT_JUDGED_NOW'],
})

/** Declares that the juror cannot score an entry; their score does not count. */
export const declareOpenTaskConflict = endpoint({
  ...judged,
  name: 'declareOpenTaskConflict',
  path: '/open-task-entry/conflict',
  summary: 'Declare a conflict of interest',
  body: z.strictObject({ id: id(), reason: why() }),
  errors: ['OPEN_TASK_NOT_JUDGED_NOW'],
})

export const withdrawOpenTaskConflict = endpoint({
  ...judged,
  name: 'withdrawOpenTaskConflict',
  path: '/open-task-entry/conflict/withdraw',
  summary: 'Withdraw a conflict of interest',
  body: z.strictObject({ id: id() }),
  errors: ['STATE_CHANGED', 'OPEN_TASK_NOT_JUDGED_NOW'],
})

/** Creates a project from a winning entry; its author becomes the leader. */
export const makeOpenTaskProject = endpoint({
  name: 'makeOpenTaskProject',
  method: 'POST',
  path: '/open-task-entry/make-project',
  summary: 'Make a project of a winning entry',
  body: z.strictObject({ id: id() }),
  response: z.object({ projectId: id() }),
  errors: ['STATE_CHANGED', 'PROJECT_QUOTA', 'PROJECT_NAME_TAKEN'],
  changes: ['openTask', 'openTaskEntry', 'project'],
  permission: 'signed-in',
})

/** Declines the project that the organiser offers for a winning entry. */
export const declineOpenTaskProject = endpoint({
  name: 'declineOpenTaskProject',
  method: 'POST',
  path: '/open-task-entry/decline-project',
  summary: 'Decline the project offered for a winning entry',
  body: z.strictObject({ id: id() }),
  response: entry,
  errors: ['STATE_CHANGED'],
  changes: ['openTask', 'openTaskEntry'],
  permission: 'signed-in',
})
