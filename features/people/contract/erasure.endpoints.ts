import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, requiredText } from '#platform/contract/fields.ts'
import { listOf, listParam, listQuery } from '#platform/contract/lists.ts'
import { erasureStates } from '../domain/states.ts'
import { erasureRequest } from './erasure.schemas.ts'

/** Requests of all people, those that wait first. */
export const listErasureRequests = endpoint({
  name: 'listErasureRequests',
  method: 'GET',
  path: '/person-user-profile/erasure/list',
  summary: 'Requests to be erased',
  query: listQuery(['CREATE_DATE'], { status: listParam(erasureStates).optional() }),
  response: listOf(erasureRequest),
  permission: 'signed-in',
})

/** Erases the person for good; the history of their projects stays, without their name. */
export const approveErasure = endpoint({
  name: 'approveErasure',
  method: 'POST',
  path: '/person-user-profile/erasure/approve',
  summary: 'Approve an erasure',
  body: z.strictObject({ requestId: id() }),
  response: erasureRequest,
  errors: ['STATE_CHANGED', 'ERASURE_LEADS_PROJECT', 'LAST_ADMINISTRATOR'],
  permission: 'signed-in',
})

/** Rejects a request with the reason the person is told. */
export const rejectErasure = endpoint({
  name: 'rejectErasure',
  method: 'POST',
  path: '/person-user-profile/erasure/reject',
  summary: 'Reject an erasure',
  body: z.strictObject({ requestId: id(), reason: requiredText(1200) }),
  response: erasureRequest,
  errors: ['STATE_CHANGED'],
  permission: 'signed-in',
})
