/** Actions of the reader on a row. */
export const notificationActions = ['read', 'unread', 'reply', 'block', 'report', 'delete'] as const

export type NotificationAction = (typeof notificationActions)[number]
