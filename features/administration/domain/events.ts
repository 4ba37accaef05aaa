/** What administrators do to people; notifications hang on these. */
export const administrationEvents = ['PersonBlocked', 'PersonUnblocked', 'LoggedInAs'] as const

/** One of `administrationEvents`; the payload is `{ uid }` of the person. */
export type AdministrationEvent = (typeof administrationEvents)[number]
