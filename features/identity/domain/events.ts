/** Events about people's identity. */
export const identityEvents = ['PersonRegistered'] as const

/**
 * One of `identityEvents`. `PersonRegistered`: a person has an address that is new to the portal, either as a new
 * person or after a change; the payload is `{ uid }`.
 */
export type IdentityEvent = (typeof identityEvents)[number]
