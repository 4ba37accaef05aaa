import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { sendLast } from '#platform/server/database/pipelined-database.ts'
import { enqueued } from '#platform/server/jobs/enqueue.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { pushToPeople } from '#platform/server/sockets/push.ts'
import type { NotificationCode, NotificationParams } from '../domain/notification-codes.ts'
import { isPortalPath } from '../domain/notification.rules.ts'
import { insertNotifications, insertWritten } from './notification.repository.ts'

/** Name of the job that gathers what waits for each of some people into one mail. */
export const mailNotificationsJob = 'mail-notifications'

/** Seconds in which what happens to one person is gathered into one mail. */
const gatherSeconds = 20

/** An entry for calendars (RFC 5545), and whether it is put in or taken out. */
export type NoticeCalendar = { method: 'REQUEST' | 'CANCEL'; content: string }

export type Notice<Code extends NotificationCode = NotificationCode> = {
  /** The event that caused it: a second delivery of it changes nothing. */
  eventId: number | null
  code: Code
  params: NotificationParams<Code>
  /** Uids; nobody is told of an action of their own. */
  recipients: readonly string[]
  senderUid?: string | null
  acceleratorId: number | null
  /** A path of the portal that shows what happened, or empty. */
  link: ScreenHref | ''
  /** Whether an e-mail goes out too; one does unless said otherwise. */
  mail?: boolean
  /** An entry for calendars that the e-mail carries; `{{email}}` in it becomes the recipient's address. */
  calendar?: NoticeCalendar | undefined
}

/** What a notice says and to whom, without the event that caused it: chosen by what happened, then completed for `notify`. */
type NoticeDraft<Code extends NotificationCode = NotificationCode> = Pick<
  Notice<Code>,
  'code' | 'recipients' | 'params' | 'link'
>

/** A draft of any code, whose parameters the compiler has held against its own. */
export const draftNotice = <Code extends NotificationCode>(draft: NoticeDraft<Code>): NoticeDraft =>
  draft as unknown as NoticeDraft

/** Refreshes the inbox counter on every open page of these people. */
export const pushInboxBadge = (db: Db, uids: readonly string[]): Promise<void> =>
  pushToPeople(db, uids, { namespace: 'Badges', action: 'GET_NEW_NOTIFICATION_COUNT', message: {} })

/** Refreshes the inbox and its counter, for whoever has got something. */
export const refreshInbox = async (db: Db, uids: readonly string[]): Promise<void> => {
  await pushInboxBadge(db, uids)
  await announceChanges(db, ['notification'], { people: uids })
}

/** Whose mails a transaction schedules. */
const scheduled = new WeakMap<Db, Set<string>>()

/**
 * Lets the mails that wait for these people go out, gathered: one job for all whom a transaction tells something. It has no
 * key, so nobody waits for a row of the queue; a job that comes after another for the same person finds nothing to write.
 */
export const scheduleMails = async (db: Db, uids: readonly string[]): Promise<void> => {
  const known = scheduled.get(db)
  const people = known ?? new Set<string>()
  for (const uid of uids) people.add(uid)
  if (known) return
  if (db.isTransaction) scheduled.set(db, people)
  await sendLast(db, () =>
    enqueued(mailNotificationsJob, { uids: [...people] }, { delaySeconds: gatherSeconds }),
  )
}

/**
 * Tells people something: inbox, badge and e-mail. To be called by subscribers; idempotent by event, recipient and
 * code. Mails of one person within `gatherSeconds` become one.
 */
export const notify = async <Code extends NotificationCode>(db: Db, notice: Notice<Code>): Promise<void> => {
  const { eventId, code, params, acceleratorId, link, senderUid = null, mail = true, calendar } = notice
  if (!isPortalPath(link)) throw new Error(`${code}: not a path of the portal: ${link}`)
  const recipients = [...new Set(notice.recipients)].filter((uid) => uid !== senderUid)
  if (recipients.length === 0) return
  await inTransaction(db, async (tx) => {
    const ids = await insertNotifications(tx, {
      eventId,
      code,
      params,
      recipients,
      senderUid,
      acceleratorId,
      link,
      mail,
      calendar,
    })
    if (ids.length === 0) return
    await refreshInbox(tx, recipients)
    if (mail) await scheduleMails(tx, recipients)
  })
}

/**
 * Tells each of many people words of their own, in the caller's transaction; whoever switched such notices off is not told. Answers
 * the notifications by uid.
 */
export const notifyEach = async (
  tx: Db,
  {
    code,
    acceleratorId,
    link,
    messages,
  }: {
    code: NotificationCode
    acceleratorId: number | null
    link: ScreenHref | ''
    messages: readonly { uid: string; subject: string; body: string }[]
  },
): Promise<Map<string, number>> => {
  if (messages.length === 0) return new Map()
  const told = await insertWritten(tx, code, acceleratorId, link, messages)
  const uids = [...told.keys()]
  if (uids.length === 0) return told
  await refreshInbox(tx, uids)
  await scheduleMails(tx, uids)
  return told
}
