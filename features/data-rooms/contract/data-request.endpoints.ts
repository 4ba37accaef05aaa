import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  day,
  id,
  idParam,
  instant,
  linkless,
  requiredText,
  text,
  version,
} from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { dataRequestStateTable } from '../domain/state-tables.ts'
import { dataRequestStates, listedActions, mostRoomCodes, mostRoomDocuments } from '../domain/states.ts'

/** Whether the caller may ask for the project's data, and what became of what they asked. */
export const getDataAsking = endpoint({
  name: 'getDataAsking',
  method: 'GET',
  path: '/data-request/asking',
  summary: 'Whether I may request data of a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({
    project: namedRef,
    allowed: z.boolean(),
    /** What of the caller waits or is open. */
    current: z.object({ id: id(), status: z.enum(dataRequestStates) }).nullable(),
  }),
  reads: ['dataRequest', 'project'],
  permission: 'signed-in',
})

/** Asks for a project's data: its accelerator passes it on or says why not. */
export const requestData = endpoint({
  name: 'requestData',
  method: 'POST',
  path: '/data-request/create',
  summary: 'Request data of a project',
  body: z.strictObject({
    projectId: id(),
    purpose: requiredText(2000),
    /** What they hold that competes with the project; empty: they declare that nothing does. */
    rivals: text(1200),
    declares: z.literal(true, 'REQUIRED'),
    /** Their address and number go to the team once the room is open, if the team gives its own as well. */
    sharesContacts: z.boolean('INVALID').default(false),
  }),
  response: z.object({ id: id() }),
  errors: ['DATA_REQUEST_EXISTS', 'DATA_REQUEST_LIMIT', 'ACCESS_DENIED'],
  changes: ['dataRequest'],
  permission: 'signed-in',
})

/** Requests for data that concern the caller: asked by them, of projects that their accelerators show, or of their own projects. */
export const listDataRequests = list({
  name: 'listDataRequests',
  path: '/data-request/list',
  summary: 'Requests for data',
  permission: 'signed-in',
  reads: ['dataRequest', 'project', 'investor', 'firm'],
  row: z.object({
    id: id(),
    project: namedRef,
    requester: personRef,
    /** In whose name they ask; empty for an investor alone. */
    firm: z.string(),
    /** When the portal's administrators checked who they are; null where nobody has. */
    verifiedDay: day().nullable(),
    accelerator: namedRef,
    purpose: z.string(),
    rivals: z.string(),
    status: z.enum(dataRequestStates),
    answer: z.string(),
    /** The last day of an open room. */
    untilDay: day().nullable(),
    createdAt: instant(),
    version: version(),
    /** The caller opens its room. */
    opens: z.boolean(),
    actions: z.array(z.enum(listedActions)),
  }),
  sortings: ['STATE', 'CREATE_DATE', 'NAME'],
  defaultSort: 'STATE',
  filters: { status: listParam(dataRequestStates), projectId: idParam() },
  search: true,
  table: {
    texts: 'data-rooms:list',
    columns: {
      project: 'project',
      requester: 'requester',
      firm: 'firm',
      verified: 'verifiedDay',
      purpose: 'purpose',
      rivals: 'rivals',
      status: ({ status }, t) => t(stateKey(dataRequestStateTable, status)),
      until: 'untilDay',
      answer: 'answer',
      created: 'createdAt',
      accelerator: 'accelerator',
    },
  },
})

const onRequest = z.strictObject({ dataRequestId: id(), version: version() })
/** It stands in a letter to somebody who need not know who writes (ADR 26). */
const answered = onRequest.extend({ reason: linkless(1200).min(1, 'REQUIRED') })
const moved = { response: null, changes: ['dataRequest'], permission: 'signed-in' } as const

export const passDataRequest = endpoint({
  name: 'passDataRequest',
  method: 'POST',
  path: '/data-request/pass',
  summary: 'Pass a request for data on to the project',
  body: onRequest,
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  ...moved,
})

export const declineDataRequest = endpoint({
  name: 'declineDataRequest',
  method: 'POST',
  path: '/data-request/decline',
  summary: 'Decline a request for data',
  body: answered,
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  ...moved,
})

export const refuseDataRequest = endpoint({
  name: 'refuseDataRequest',
  method: 'POST',
  path: '/data-request/refuse',
  summary: 'Refuse a request for data of our project',
  body: answered,
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  ...moved,
})

export const withdrawDataRequest = endpoint({
  name: 'withdrawDataRequest',
  method: 'POST',
  path: '/data-request/withdraw',
  summary: 'Withdraw my request for data',
  body: onRequest,
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  ...moved,
})

/** Chooses what the room would open; nobody but the team sees it until they agree. */
export const chooseRoom = endpoint({
  name: 'chooseRoom',
  method: 'POST',
  path: '/data-room/choose',
  summary: 'Choose what a data room opens',
  body: onRequest.extend({
    codes: z.array(requiredText(100)).max(mostRoomCodes, 'TOO_MANY'),
    documentIds: z.array(id()).max(mostRoomDocuments, 'TOO_MANY'),
    terms: text(2000),
    untilDay: day(),
    /** The leader's address and number go to the investor once the room is open, if they give theirs as well. */
    sharesContacts: z.boolean('INVALID').default(false),
  }),
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  ...moved,
})

/** Agrees to exactly what was chosen, with the values of this moment. */
export const openRoom = endpoint({
  name: 'openRoom',
  method: 'POST',
  path: '/data-room/open',
  summary: 'Open a data room to an investor',
  body: onRequest,
  errors: ['STATE_CHANGED', 'DATA_ROOM_EMPTY', 'ACCESS_DENIED'],
  ...moved,
})

/** Closes the room at once, on every surface. */
export const revokeRoom = endpoint({
  name: 'revokeRoom',
  method: 'POST',
  path: '/data-room/revoke',
  summary: 'Close a data room',
  body: onRequest,
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  ...moved,
})
