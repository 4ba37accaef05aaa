/** What happens to notifications; badges and mails hang on these. */
export const communicationEvents = ['NotificationsChanged', 'MessageSent', 'TestNotificationAsked'] as const

/** One of `communicationEvents`; payloads: `{ uid }`, `{ id }` of the notification, `{ uid }`. */
export type CommunicationEvent = (typeof communicationEvents)[number]
