import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { ReadAgenda } from './server/digest-agenda.ts'

export { isQuiet } from './server/notice-settings.sql.ts'
export { mayWriteTo, writableProjects } from './server/addressees.repository.ts'
export { reserveEmail, emailsLeft } from './server/reserve-email.ts'
export { countMessage } from './server/count-message.ts'
export { portalWords, previewNotice, whyOf } from './server/notice-letter.ts'
export { momentParam } from './domain/notice-times.rules.ts'
export { noticeSubscriber, noticesOf } from './server/notice-subscriber.ts'
export {
  draftNotice,
  dropWaitingMails,
  isNotified,
  notify,
  notifyEach,
  type Notice,
  type NoticeCalendar,
} from './server/notify.ts'
export { templateJson } from './server/notification-templates.repository.ts'
export { leaveSampleMails, takeSampleMails } from './server/sample-mails.ts'
export { findUnwantedMails } from './server/unwanted-mails.ts'
export { wordsOf as notificationWords } from './server/notification-texts.ts'
export { kindOf, type NotificationCode, type NotificationParams } from './domain/notification-codes.ts'

/** Inbox, badges, web sockets and emails of notifications. */
export const communicationFeature = (settings: { publicUrl: string; readAgenda?: ReadAgenda }): Feature =>
  featureOf(parts, {}, settings)
