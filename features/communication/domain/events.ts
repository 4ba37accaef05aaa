/** What happens to notifications; badges and mails hang on these. */
export const communicationEvents = ['NotificationsChanged', 'NotificationSent', 'LetterLimitReached'] as const

/** One of `communicationEvents`; payloads: `{ uid }` of whose inbox changed, `{ id }` of the notification, `{ acceleratorId }`. */
export type CommunicationEvent = (typeof communicationEvents)[number]
