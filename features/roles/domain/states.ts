/** Events of roles; they trigger notifications. */
export const roleEvents = [
  'RoleRequested',
  'RoleRequestAccepted',
  'RoleRequestRejected',
  'RoleRequestRevoked',
  'RoleTransferOffered',
  'RoleTransferAccepted',
  'RoleTransferRejected',
  'RoleTransferConfirmed',
  'RoleTransferRevoked',
  'RoleGranted',
  'RoleWithdrawn',
] as const

/** One of `roleEvents`; the payload is `{ id }` of the request or transfer, or `{ uid, role }` of the person. */
export type RoleEvent = (typeof roleEvents)[number]

/** States of a request for a role. */
export const roleRequestStates = ['CONSIDERATION', 'ACCEPTED', 'REJECTED', 'REVOKED'] as const

export type RoleRequestState = (typeof roleRequestStates)[number]

/** Whether a request for a role awaits the decision. */
export const isUndecided = ({ status }: { status: RoleRequestState }): boolean => status === 'CONSIDERATION'

/** Actions on a request for a role. */
export const roleRequestActions = ['accept', 'reject', 'revoke'] as const

export type RoleRequestAction = (typeof roleRequestActions)[number]

/** States of a transfer: offered, accepted by the receiver, confirmed by the giver; or rejected, or cancelled. */
export const roleTransferStates = ['OFFERED', 'ACCEPTED', 'TRANSFERRED', 'REJECTED', 'REVOKED'] as const

export type RoleTransferState = (typeof roleTransferStates)[number]

export const roleTransferActions = ['accept', 'reject', 'confirm', 'revoke'] as const

export type RoleTransferAction = (typeof roleTransferActions)[number]
