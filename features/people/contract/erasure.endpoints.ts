import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, requiredText } from '#platform/contract/fields.ts'
import { listOf, listParam, listQuery, personRef } from '#platform/contract/lists.ts'
import { erasureObstacles } from '../domain/lists.ts'
import { erasureStates } from '../domain/states.ts'

/** A request to be erased as administrators see it. */
export const erasureRequest = z.object({
  id: id(),
  person: personRef,
  /** Empty once the person is erased. */
  email: z.string(),
  status: z.enum(erasureStates),
  comment: z.string(),
  reason: z.string(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  decidedBy: personRef.nullable(),
  /** What must be handed over before, by name. */
  obstacles: z.array(z.object({ code: z.enum(erasureObstacles), name: z.string() })),
  actions: z.array(z.enum(['approve', 'reject'])),
})

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
