import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { countNewNotifications } from './server/count-new-notifications.query.ts'
import { createTestNotification } from './server/create-test-notification.use-case.ts'
import { deleteNotifications } from './server/delete-notifications.use-case.ts'
import { getNotification } from './server/get-notification.query.ts'
import { createGetSocketEndpoint } from './server/get-socket-endpoint.use-case.ts'
import { inboxChanged, notificationSent } from './server/inbox.subscribers.ts'
import { tellOfLetterLimit } from './server/letter-limit.subscriber.ts'
import { listNotifications } from './server/list-notifications.query.ts'
import { createMailNotificationsJob } from './server/mail-notifications.job.ts'
import { readNotifications } from './server/read-notifications.use-case.ts'
import { replyToNotification } from './server/reply-to-notification.use-case.ts'
import { unreadNotifications } from './server/unread-notifications.use-case.ts'

export { askForLetter, type AskedLetter } from './server/ask-for-letter.ts'
export { notify, type Notice } from './server/notify.ts'
export { wordsOf as notificationWords } from './server/notification-texts.ts'
export type { NotificationCode, NotificationParams } from './domain/notification-codes.ts'

/** Inbox, badges, sockets and mails of notifications. */
export const communicationFeature = (settings: { publicUrl: string }): Feature => ({
  name: 'communication',
  endpoints,
  handlers: [
    countNewNotifications,
    createTestNotification,
    listNotifications,
    getNotification,
    readNotifications,
    unreadNotifications,
    replyToNotification,
    deleteNotifications,
    createGetSocketEndpoint(settings),
  ],
  subscribers: [inboxChanged, notificationSent, tellOfLetterLimit],
  jobs: [createMailNotificationsJob(settings)],
})
