import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, requiredText, uid, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { messageReportActions, messageReportStates } from '../domain/message-reports.ts'
import { messageReportStateTable } from '../domain/state-tables.ts'

const onMessage = { notificationId: id() }

/** Blocks the author of a message: neither side can write to the other any more. */
export const blockSender = endpoint({
  name: 'blockSender',
  method: 'POST',
  path: '/notification/sender/block',
  summary: 'Block the author of a message',
  body: z.strictObject(onMessage),
  response: null,
  changes: ['messageReport'],
  permission: 'signed-in',
})

export const unblockSender = endpoint({
  name: 'unblockSender',
  method: 'POST',
  path: '/notification/sender/unblock',
  summary: 'Let somebody write again',
  body: z.strictObject({ personUid: uid() }),
  response: null,
  changes: ['messageReport'],
  permission: 'signed-in',
})

export const getBlockedSenders = endpoint({
  name: 'getBlockedSenders',
  method: 'GET',
  path: '/notification/sender/blocked',
  summary: 'Whose messages I do not want',
  response: z.object({
    items: z.array(
      z.object({ uid: z.uuid(), person: personRef, at: instant(), actions: z.array(z.enum(['unblock'])) }),
    ),
  }),
  reads: ['messageReport', 'person'],
  permission: 'signed-in',
})

/** Reports a message to the portal's administrators, with a copy of its text. */
export const reportMessage = endpoint({
  name: 'reportMessage',
  method: 'POST',
  path: '/notification/report',
  summary: 'Report a message',
  body: z.strictObject({ ...onMessage, reason: requiredText(1200) }),
  response: null,
  changes: ['messageReport'],
  permission: 'signed-in',
})

/** Reported messages, for the portal's administrators. */
export const listMessageReports = list({
  name: 'listMessageReports',
  path: '/notification/report/list',
  summary: 'Reported messages',
  permission: 'signed-in',
  reads: ['messageReport', 'person'],
  row: z.object({
    id: id(),
    author: personRef,
    reporter: personRef,
    subject: z.string(),
    body: z.string(),
    reason: z.string(),
    status: z.enum(messageReportStates),
    answer: z.string(),
    createdAt: instant(),
    version: version(),
    actions: z.array(z.enum(messageReportActions)),
  }),
  sortings: ['STATE', 'CREATE_DATE'],
  defaultSort: 'STATE',
  filters: { status: listParam(messageReportStates) },
  search: true,
  table: {
    texts: 'communication:reports',
    columns: {
      author: 'author',
      reporter: 'reporter',
      subject: 'subject',
      body: 'body',
      reason: 'reason',
      status: ({ status }, t) => t(stateKey(messageReportStateTable, status)),
      answer: 'answer',
      created: 'createdAt',
    },
  },
})

export const settleMessageReport = endpoint({
  name: 'settleMessageReport',
  method: 'POST',
  path: '/notification/report/settle',
  summary: 'Settle a reported message',
  body: z.strictObject({ reportId: id(), version: version(), answer: requiredText(1200) }),
  response: null,
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  changes: ['messageReport'],
  permission: 'signed-in',
})
