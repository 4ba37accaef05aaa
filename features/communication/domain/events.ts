/** What happens to notifications; badges and mails hang on these. */
export const communicationEvents = [
  'NotificationsChanged',
  'NotificationSent',
  'LetterLimitReached',
  'MessageReported',
  'MessageReportSettled',
] as const

/** One of `communicationEvents`; payloads: `{ uid }` of whose inbox changed, `{ id }` of the notification or the report, `{ acceleratorId }`. */
export type CommunicationEvent = (typeof communicationEvents)[number]
