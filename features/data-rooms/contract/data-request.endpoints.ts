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
import { dataRequestStates, listedActions, maxRoomCodes, maxRoomDocuments } from '../domain/states.ts'

/** Whether the caller may request the project's data, and the state of their request. */
export const getDataAsking = endpoint({
  name: 'getDataAsking',
  method: 'GET',
  path: '/data-request/asking',
  summary: 'Whether I may request data of a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({
    project: namedRef,
    allowed: z.boolean(),
    /** The caller's pending or open request. */
    current: z.object({ id: id(), status: z.enum(dataRequestStates) }).nullable(),
  }),
  reads: ['dataRequest', 'project'],
  permission: 'signed-in',
})

/** Requests a project's data; the accelerator forwards the request or declines it. */
export const requestData = endpoint({
  name: 'requestData',
  method: 'POST',
  path: '/data-request/create',
  summary: 'Request data of a project',
  body: z.strictObject({
    projectId: id(),
    purpose: requiredText(2000),
    /** The requester's competing interests; empty declares that there are none. */
    rivals: text(1200),
    declares: z.literal(true, 'REQUIRED'),
    /**
     * Whether the requester's contact details are shared with the team once the room is open, if the team shares its
     * own.
     */
    sharesContacts: z.boolean('INVALID').default(false),
  }),
  response: z.object({ id: id() }),
  errors: ['DATA_REQUEST_EXISTS', 'DATA_REQUEST_LIMIT', 'ACCESS_DENIED'],
  changes: ['dataRequest'],
  permission: 'signed-in',
})

/**
 * Data requests visible to the caller: their own, those for projects of their accelerators, and those for their
 * projects.
 */
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
    /** The firm they request for; empty for an investor alone. */
    firm: z.string(),
    /** Day of the requester's verification by the portal's administrators; null if not verified. */
    verifiedDay: day().nullable(),
    accelerator: namedRef,
    purpose: z.string(),
    rivals: z.string(),
    status: z.enum(dataRequestStates),
    answer: z.string(),
    /** Last day of an open room. */
    untilDay: day().nullable(),
    createdAt: instant(),
    version: version(),
    /** Whether the caller may open the room. */
    opens: z.boolean(),
    actions: z.array(z.enum(listedActions)),
  }),
  sortings: ['STATE', 'CREATE_DATE', 'NAME'],
  defaultSort: 'STATE',
  filters: { status: listParam(dataRequestStates), projectId: idParam(), id: idParam() },
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
/** It is emailed to a person who may not know its author (ADR 26). */
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

/** Sets the content of the room, visible only to the team until they open it. */
export const chooseRoom = endpoint({
  name: 'chooseRoom',
  method: 'POST',
  path: '/data-room/choose',
  summary: 'Choose what a data room opens',
  body: onRequest.extend({
    codes: z.array(requiredText(100)).max(maxRoomCodes, 'TOO_MANY'),
    documentIds: z.array(id()).max(maxRoomDocuments, 'TOO_MANY'),
    terms: text(2000),
    untilDay: day(),
    /**
     * Whether the leader's contact details are shared with the investor once the room is open, if the investor shares
     * theirs.
     */
    sharesContacts: z.boolean('INVALID').default(false),
  }),
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  ...moved,
})

/** Opens the room with exactly the chosen content, in its present version. */
export const openRoom = endpoint({
  name: 'openRoom',
  method: 'POST',
  path: '/data-room/open',
  summary: 'Open a data room to an investor',
  body: onRequest,
  errors: ['STATE_CHANGED', 'DATA_ROOM_EMPTY', 'DATA_ROOM_UNFILLED', 'ACCESS_DENIED'],
  ...moved,
})

/** Closes the room immediately. */
export const revokeRoom = endpoint({
  name: 'revokeRoom',
  method: 'POST',
  path: '/data-room/revoke',
  summary: 'Close a data room',
  body: onRequest,
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  ...moved,
})
