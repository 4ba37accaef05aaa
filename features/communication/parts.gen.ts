// Written by `npm run parts` from the names of the files; never by hand.
import * as messageReportEndpoints from './contract/message-report.endpoints.ts'
import * as messageEndpoints from './contract/message.endpoints.ts'
import * as noticeSettingsEndpoints from './contract/notice-settings.endpoints.ts'
import * as notificationTemplateEndpoints from './contract/notification-template.endpoints.ts'
import * as notificationEndpoints from './contract/notification.endpoints.ts'
import * as socketEndpoints from './contract/socket.endpoints.ts'
import * as unsubscribeEndpoints from './contract/unsubscribe.endpoints.ts'
import * as countNewNotificationsQuery from './server/count-new-notifications.query.ts'
import * as createTestNotificationUseCase from './server/create-test-notification.use-case.ts'
import * as deleteNotificationsUseCase from './server/delete-notifications.use-case.ts'
import * as findAddresseesQuery from './server/find-addressees.query.ts'
import * as getNotificationQuery from './server/get-notification.query.ts'
import * as getSocketEndpointUseCase from './server/get-socket-endpoint.use-case.ts'
import * as listNotificationsQuery from './server/list-notifications.query.ts'
import * as messageReportsQuery from './server/message-reports.query.ts'
import * as messageReportsUseCase from './server/message-reports.use-case.ts'
import * as noticeSettingsQuery from './server/notice-settings.query.ts'
import * as noticeSettingsUseCase from './server/notice-settings.use-case.ts'
import * as notificationTemplatesQuery from './server/notification-templates.query.ts'
import * as notificationTemplatesUseCase from './server/notification-templates.use-case.ts'
import * as readNotificationsUseCase from './server/read-notifications.use-case.ts'
import * as replyToNotificationUseCase from './server/reply-to-notification.use-case.ts'
import * as sendMessageUseCase from './server/send-message.use-case.ts'
import * as templateTrialsUseCase from './server/template-trials.use-case.ts'
import * as unreadNotificationsUseCase from './server/unread-notifications.use-case.ts'
import * as unsubscribeQuery from './server/unsubscribe.query.ts'
import * as unsubscribeUseCase from './server/unsubscribe.use-case.ts'
import * as inboxSubscribers from './server/inbox.subscribers.ts'
import * as letterLimitSubscriber from './server/letter-limit.subscriber.ts'
import * as messageReportsSubscribers from './server/message-reports.subscribers.ts'
import * as agendaDueJob from './server/agenda-due.job.ts'
import * as mailAgendasJob from './server/mail-agendas.job.ts'
import * as mailDueJob from './server/mail-due.job.ts'
import * as mailNotificationsJob from './server/mail-notifications.job.ts'
import * as messageReportsAgendaSource from './server/message-reports.agenda-source.ts'
import * as messagesAgendaSource from './server/messages.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'communication',
  contract: [
    messageReportEndpoints,
    messageEndpoints,
    noticeSettingsEndpoints,
    notificationTemplateEndpoints,
    notificationEndpoints,
    socketEndpoints,
    unsubscribeEndpoints,
  ],
  handlers: [
    countNewNotificationsQuery,
    createTestNotificationUseCase,
    deleteNotificationsUseCase,
    findAddresseesQuery,
    getNotificationQuery,
    getSocketEndpointUseCase,
    listNotificationsQuery,
    messageReportsQuery,
    messageReportsUseCase,
    noticeSettingsQuery,
    noticeSettingsUseCase,
    notificationTemplatesQuery,
    notificationTemplatesUseCase,
    readNotificationsUseCase,
    replyToNotificationUseCase,
    sendMessageUseCase,
    templateTrialsUseCase,
    unreadNotificationsUseCase,
    unsubscribeQuery,
    unsubscribeUseCase,
  ],
  subscribers: [
    inboxSubscribers,
    letterLimitSubscriber,
    messageReportsSubscribers,
  ],
  jobs: [
    agendaDueJob,
    mailAgendasJob,
    mailDueJob,
    mailNotificationsJob,
  ],
  agendaSources: [
    messageReportsAgendaSource,
    messagesAgendaSource,
  ],
  texts: { en, ru },
}
