/** States of a request for a role. */
export const roleRequestStates = ['CONSIDERATION', 'ACCEPTED', 'REJECTED', 'REVOKED'] as const

export type RoleRequestState = (typeof roleRequestStates)[number]

/** Actions on a request for a role. */
export const roleRequestActions = ['accept', 'reject', 'revoke'] as const

export type RoleRequestAction = (typeof roleRequestActions)[number]

/** States of a transfer: offered, accepted by the receiver, confirmed by the giver; or rejected, or cancelled. */
export const roleTransferStates = ['OFFERED', 'ACCEPTED', 'TRANSFERRED', 'REJECTED', 'REVOKED'] as const

export type RoleTransferState = (typeof roleTransferStates)[number]

export const roleTransferActions = ['accept', 'reject', 'confirm', 'revoke'] as const

export type RoleTransferAction = (typeof roleTransferActions)[number]
