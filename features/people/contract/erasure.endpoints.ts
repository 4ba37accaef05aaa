import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, requiredText } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { erasureStateTable } from '../domain/state-tables.ts'
import { erasureStates } from '../domain/states.ts'
import { erasureRequest } from './erasure.schemas.ts'

/** Requests of all people, pending ones first. */
export const listErasureRequests = list({
  name: 'listErasureRequests',
  path: '/person-user-profile/erasure/list',
  summary: 'Requests to be erased',
  permission: 'signed-in',
  reads: ['person'],
  row: erasureRequest,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(erasureStates) },
  search: true,
  table: {
    texts: 'people:erasure',
    columns: {
      person: 'person',
      comment: ({ comment, reason }, t) =>
        [comment, reason && t('erasure.refused', { reason })].filter(Boolean).join('\n'),
      obstacles: ({ obstacles }, t) =>
        obstacles.map(({ code, name }) => t(`obstacles.${code}`, { name })).join('; '),
      status: ({ status }, t) => t(stateKey(erasureStateTable, status)),
      created: 'createdAt',
    },
  },
})

/** Erases the person permanently; the history of their projects remains, without their name. */
export const approveErasure = endpoint({
  name: 'approveErasure',
  method: 'POST',
  path: '/person-user-profile/erasure/approve',
  summary: 'Approve an erasure',
  body: z.strictObject({ requestId: id() }),
  response: erasureRequest,
  errors: ['STATE_CHANGED', 'ERASURE_LEADS_PROJECT', 'ERASURE_HOSTS_OPEN_TASK', 'LAST_ADMINISTRATOR'],
  changes: ['person', 'role'],
  permission: 'signed-in',
  stepUp: true,
})

/** Rejects a request with the reason sent to the person. */
export const rejectErasure = endpoint({
  name: 'rejectErasure',
  method: 'POST',
  path: '/person-user-profile/erasure/reject',
  summary: 'Reject an erasure',
  body: z.strictObject({ requestId: id(), reason: requiredText(1200) }),
  response: erasureRequest,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
})
