/** What a row lets its reader do. */
export const notificationActions = ['read', 'unread', 'reply', 'delete'] as const

export type NotificationAction = (typeof notificationActions)[number]
