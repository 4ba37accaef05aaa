/** States of a request for a role. */
export const roleRequestStates = ['CONSIDERATION', 'ACCEPTED', 'REJECTED', 'REVOKED'] as const

/** One of `roleRequestStates`. */
export type RoleRequestState = (typeof roleRequestStates)[number]

/** Actions on a request for a role. */
export const roleRequestActions = ['accept', 'reject', 'revoke'] as const

/** One of `roleRequestActions`. */
export type RoleRequestAction = (typeof roleRequestActions)[number]

/** States of a hand-over: offered, agreed to by the receiver, confirmed by the giver; or refused, or taken back. */
export const roleTransferStates = ['OFFERED', 'ACCEPTED', 'TRANSFERRED', 'REJECTED', 'REVOKED'] as const

/** One of `roleTransferStates`. */
export type RoleTransferState = (typeof roleTransferStates)[number]

/** Actions on a hand-over. */
export const roleTransferActions = ['accept', 'reject', 'confirm', 'revoke'] as const

/** One of `roleTransferActions`. */
export type RoleTransferAction = (typeof roleTransferActions)[number]
