/** States of a project's application to a track (spec 3). */
export const accelerationRequestStates = ['NEW', 'ACCEPT', 'REJECT', 'CANCEL'] as const

/** One of `accelerationRequestStates`. */
export type AccelerationRequestState = (typeof accelerationRequestStates)[number]

/** Deeds that move an application. */
export const accelerationRequestActions = ['accept', 'reject', 'revoke'] as const

/** One of `accelerationRequestActions`. */
export type AccelerationRequestAction = (typeof accelerationRequestActions)[number]
