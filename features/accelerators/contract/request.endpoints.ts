import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, requiredText, version } from '#platform/contract/fields.ts'
import { accelerator, correctedFields, myRequest, requestFields } from './accelerator.schemas.ts'

/** The caller's requests, newest first, and the number of further ones that may be open or approved. */
export const listMyAcceleratorRequests = endpoint({
  name: 'listMyAcceleratorRequests',
  method: 'GET',
  path: '/accelerator/request/list',
  summary: 'My requests for accelerators',
  response: z.object({ items: z.array(myRequest), limit: z.int(), left: z.int() }),
  reads: ['accelerator'],
  permission: 'signed-in',
})

/**
 * Requests a new accelerator; the caller becomes its administrator immediately, and previously uploaded documents are
 * attached.
 */
export const createAcceleratorRequest = endpoint({
  name: 'createAcceleratorRequest',
  method: 'POST',
  path: '/accelerator/request/create',
  summary: 'Request a new accelerator',
  body: requestFields,
  response: accelerator,
  errors: ['ACCELERATOR_REQUEST_LIMIT', 'RATE_LIMITED'],
  changes: ['accelerator', 'acceleratorTeam'],
  permission: 'signed-in',
})

/** Resubmits a rejected request with corrections. */
export const resubmitAcceleratorRequest = endpoint({
  name: 'resubmitAcceleratorRequest',
  method: 'POST',
  path: '/accelerator/request/resubmit',
  summary: 'Correct and resubmit a request for an accelerator',
  body: correctedFields,
  response: accelerator,
  errors: ['STATE_CHANGED', 'ACCELERATOR_REQUEST_LIMIT', 'RATE_LIMITED'],
  changes: ['accelerator'],
  permission: 'signed-in',
})

export const revokeAcceleratorRequest = endpoint({
  name: 'revokeAcceleratorRequest',
  method: 'POST',
  path: '/accelerator/request/revoke',
  summary: 'Revoke a request for an accelerator',
  body: z.strictObject({ id: id() }),
  response: accelerator,
  errors: ['STATE_CHANGED'],
  changes: ['accelerator'],
  permission: 'signed-in',
})

/** Approves the accelerator as it was read: a version changed meanwhile is a conflict. */
export const approveAccelerator = endpoint({
  name: 'approveAccelerator',
  method: 'POST',
  path: '/accelerator/request/approve',
  summary: 'Approve an accelerator',
  body: z.strictObject({ id: id(), version: version() }),
  response: accelerator,
  errors: ['STATE_CHANGED'],
  changes: ['accelerator', 'acceleratorTeam'],
  permission: 'signed-in',
})

/** Rejects the request with the required corrections. */
export const rejectAccelerator = endpoint({
  name: 'rejectAccelerator',
  method: 'POST',
  path: '/accelerator/request/reject',
  summary: 'Reject a request for an accelerator',
  body: z.strictObject({ id: id(), version: version(), reason: requiredText(1200) }),
  response: accelerator,
  errors: ['STATE_CHANGED'],
  changes: ['accelerator'],
  permission: 'signed-in',
})
