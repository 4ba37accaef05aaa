/** What the portal learns of people. */
export const identityEvents = ['PersonRegistered'] as const

/**
 * One of `identityEvents`. `PersonRegistered`: somebody is known under an address the portal did not know them by, as a
 * new person or with a new address; the payload is `{ uid }`.
 */
export type IdentityEvent = (typeof identityEvents)[number]
