import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  emailAddress,
  flagParam,
  headline,
  id,
  idParam,
  oneLineTitle,
  readableText,
  requiredText,
  text,
  version,
} from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { supportStateTable } from '../domain/state-tables.ts'
import { supportStates } from '../domain/states.ts'
import { guestThread, supportRow, supportText, supportThread } from './support.schemas.ts'

/** Sends a request to the portal's administrators. A guest leaves an address, and the answer is sent there by email. */
export const askSupport = endpoint({
  name: 'askSupport',
  method: 'POST',
  path: '/support/ask',
  summary: 'Write to the portal’s administrators',
  body: z.strictObject({
    subject: oneLineTitle(200),
    body: readableText(4000),
    name: text(200).optional(),
    /** Required for a guest; the address of a signed-in person is known. */
    email: emailAddress().optional(),
    /** Honeypot: the field is hidden from people, so only bots fill it in. */
    website: text(200).optional(),
  }),
  /** For a signed-in person, the thread in which the answer will appear. */
  response: z.object({ threadId: id().nullable() }),
  errors: ['RATE_LIMITED'],
  changes: ['support'],
  permission: 'public',
})

/** The caller's own requests, newest first. */
export const listOwnSupport = list({
  name: 'listOwnSupport',
  path: '/support/own',
  summary: 'My requests to the portal',
  permission: 'signed-in',
  reads: ['support'],
  row: supportRow,
  sortings: ['CHANGE_DATE'],
  defaultSort: '-CHANGE_DATE',
  search: true,
  table: {
    texts: 'support:own',
    columns: {
      subject: 'subject',
      status: ({ status }, t) => t(stateKey(supportStateTable, status)),
      changed: 'changedAt',
      created: 'createdAt',
    },
  },
})

/** Queue of requests for the administrators: those that wait for them, the longest waiting first; then the others. */
export const listSupport = list({
  name: 'listSupport',
  path: '/support/list',
  summary: 'Requests to the portal',
  permission: 'signed-in',
  reads: ['support'],
  row: supportRow,
  sortings: ['STATE', 'CHANGE_DATE', 'CREATE_DATE'],
  defaultSort: 'STATE',
  filters: {
    status: listParam(supportStates),
    /** Only requests assigned to the caller. */
    mine: flagParam(),
  },
  search: true,
  table: {
    texts: 'support:queue',
    columns: {
      subject: 'subject',
      from: 'from',
      status: ({ status }, t) => t(stateKey(supportStateTable, status)),
      owner: 'owner',
      changed: 'changedAt',
      created: 'createdAt',
    },
  },
})

export const getSupportThread = endpoint({
  name: 'getSupportThread',
  method: 'GET',
  path: '/support/get',
  summary: 'A request to the portal',
  query: z.object({ threadId: idParam() }),
  response: supportThread,
  reads: ['support'],
  permission: 'signed-in',
})

const which = z.strictObject({ threadId: id(), version: version() })
const moved = {
  response: supportThread,
  errors: ['STATE_CHANGED'],
  changes: ['support'],
  permission: 'signed-in',
} as const

export const takeSupportThread = endpoint({
  ...moved,
  name: 'takeSupportThread',
  method: 'POST',
  path: '/support/take',
  summary: 'Take a request to the portal',
  body: which,
})

/** Takes a request over from the administrator who took it, with a note for the history. */
export const takeOverSupportThread = endpoint({
  ...moved,
  name: 'takeOverSupportThread',
  method: 'POST',
  path: '/support/take-over',
  summary: 'Take over a request to the portal',
  body: which.extend({ note: text(1200).optional() }),
})

/** Answers a request. If nobody has taken it yet, it is assigned to the person who answers. */
export const answerSupportThread = endpoint({
  ...moved,
  name: 'answerSupportThread',
  method: 'POST',
  path: '/support/answer',
  summary: 'Answer a request to the portal',
  body: which.extend({ body: requiredText(4000) }),
})

export const closeSupportThread = endpoint({
  ...moved,
  name: 'closeSupportThread',
  method: 'POST',
  path: '/support/close',
  summary: 'Close a request to the portal',
  body: which,
})

export const reopenSupportThread = endpoint({
  ...moved,
  name: 'reopenSupportThread',
  method: 'POST',
  path: '/support/reopen',
  summary: 'Reopen a request to the portal',
  body: which,
})

/** Adds a message to one's own request. */
export const writeSupportMessage = endpoint({
  ...moved,
  name: 'writeSupportMessage',
  method: 'POST',
  path: '/support/write',
  summary: 'Write more on my request',
  errors: ['STATE_CHANGED', 'RATE_LIMITED'],
  body: z.strictObject({ threadId: id(), body: requiredText(4000) }),
})

/** Saved answers: at most 100, sorted by title. */
export const getSupportTexts = endpoint({
  name: 'getSupportTexts',
  method: 'GET',
  path: '/support/texts',
  summary: 'Saved answers',
  response: z.object({ items: z.array(supportText) }),
  reads: ['supportText'],
  permission: 'signed-in',
})

export const saveSupportText = endpoint({
  name: 'saveSupportText',
  method: 'POST',
  path: '/support/texts/save',
  summary: 'Save an answer',
  body: z.strictObject({
    /** Null creates a new one. */
    id: id().nullable(),
    title: headline(200),
    body: requiredText(4000),
  }),
  response: supportText,
  changes: ['supportText'],
  permission: 'signed-in',
})

export const deleteSupportText = endpoint({
  name: 'deleteSupportText',
  method: 'POST',
  path: '/support/texts/delete',
  summary: 'Delete a saved answer',
  body: z.strictObject({ id: id() }),
  response: null,
  changes: ['supportText'],
  removes: true,
  permission: 'signed-in',
})

const token = text(100)

/** A guest’s request by the link in the answer; opening it changes nothing, because mail scanners open links. */
export const getGuestSupport = endpoint({
  name: 'getGuestSupport',
  method: 'POST',
  path: '/support/guest/get',
  summary: 'A guest’s request by its link',
  body: z.strictObject({ token }),
  response: guestThread,
  reads: ['support'],
  permission: 'public',
})

/** Writes on a guest’s request by the link in the answer. */
export const writeGuestSupport = endpoint({
  name: 'writeGuestSupport',
  method: 'POST',
  path: '/support/guest/write',
  summary: 'Write more on a guest’s request',
  body: z.strictObject({
    token,
    body: readableText(4000),
    /** Honeypot: the field is hidden from people, so only bots fill it in. */
    website: text(200).optional(),
  }),
  response: guestThread,
  errors: ['RATE_LIMITED', 'STATE_CHANGED'],
  changes: ['support'],
  permission: 'public',
})
