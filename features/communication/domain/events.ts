/** Events of notifications, which update badges and send emails. */
export const communicationEvents = [
  'NotificationsChanged',
  'NotificationSent',
  'LetterLimitReached',
  'MessageReported',
  'MessageReportSettled',
] as const

/**
 * One of `communicationEvents`; payloads: `{ uid }` of the inbox's owner, `{ id }` of the notification or the report,
 * `{ acceleratorId }`.
 */
export type CommunicationEvent = (typeof communicationEvents)[number]
