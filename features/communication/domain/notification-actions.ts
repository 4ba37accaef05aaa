/** What a row lets its reader do. */
export const notificationActions = ['read', 'unread', 'reply', 'block', 'report', 'delete'] as const

export type NotificationAction = (typeof notificationActions)[number]
