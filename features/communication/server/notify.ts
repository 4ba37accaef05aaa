import { sql } from 'kysely'
import type { PageHref, ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { sendLast } from '#platform/server/database/pipelined-database.ts'
import { enqueued } from '#platform/server/jobs/enqueue.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { pushToPeople } from '#platform/server/sockets/push.ts'
import { isEmailed, type NotificationCode, type NotificationParams } from '../domain/notification-codes.ts'
import { isPortalPath } from '../domain/notification.rules.ts'
import { insertNotifications, insertWritten } from './notification.repository.ts'

/** Name of the job that combines the waiting notifications of people into emails. */
export const mailNotificationsJob = 'mail-notifications'

/** Seconds during which a person's notifications are combined into one email. */
const gatherSeconds = 20

/** An entry for calendars (RFC 5545), and whether it is put in or taken out. */
export type NoticeCalendar = { method: 'REQUEST' | 'CANCEL'; content: string }

export type Notice<Code extends NotificationCode = NotificationCode> = {
  /** The event that caused it, which makes redelivery idempotent. */
  eventId: number | null
  code: Code
  params: NotificationParams<Code>
  /** Uids; the actor is skipped. */
  recipients: readonly string[]
  senderUid?: string | null
  acceleratorId: number | null
  /** Path of the portal that shows what happened, or empty. */
  link: ScreenHref | ''
  /** Path that the email opens instead: a page that works without signing in. */
  mailLink?: PageHref | undefined
  /** Whether to send an email too; by default unless the code is declared `inboxOnly`. */
  mail?: boolean
  /** An entry for calendars that the e-mail carries; `{{email}}` in it becomes the recipient's address. */
  calendar?: NoticeCalendar | undefined
}

/** A notification without its event: chosen by what happened, then completed for `notify`. */
type NoticeDraft<Code extends NotificationCode = NotificationCode> = Pick<
  Notice<Code>,
  'code' | 'recipients' | 'params' | 'link'
>

/** A draft with its type erased, after the compiler has checked its parameters. */
export const draftNotice = <Code extends NotificationCode>(draft: NoticeDraft<Code>): NoticeDraft =>
  draft as unknown as NoticeDraft

/** Refreshes the inbox badge on every open page of these people. */
export const pushInboxBadge = (db: Db, uids: readonly string[]): Promise<void> =>
  pushToPeople(db, uids, { namespace: 'Badges', action: 'GET_NEW_NOTIFICATION_COUNT', message: {} })

/** Refreshes the inbox and its badge for people with new notifications. */
export const refreshInbox = async (db: Db, uids: readonly string[]): Promise<void> => {
  await pushInboxBadge(db, uids)
  await announceChanges(db, ['notification'], { people: uids })
}

/** People whose emails a transaction has scheduled. */
const scheduled = new WeakMap<Db, Set<string>>()

/**
 * Schedules the waiting emails of these people: one job for all recipients in a transaction. It has no key, so that
 * transactions do not wait for a row of the queue; a second job for the same person finds nothing to send.
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

/** Whether somebody was notified of an event already: for subscribers that make a one-time link, which must be made once. */
export const isNotified = async (db: Db, eventId: number): Promise<boolean> =>
  (await db
    .selectFrom('notification')
    .select('id')
    .where('event_id', '=', eventId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Waiting notifications of a person, of a code, that a condition on `n` chooses. */
type WaitingMails = { uid: string; code: NotificationCode; which: Sql }

/**
 * Cancels the pending emails of these notifications, because their link is invalid or the decision has been made;
 * the notifications stay on the portal.
 */
export const dropWaitingMails = async (db: Db, { uid, code, which }: WaitingMails): Promise<void> => {
  await sql`
    update notification n set mail_waiting = false, mail_link = ''
    where n.recipient_uid = ${uid} and n.code = ${code} and n.mail_waiting and ${which}`.execute(db)
}

/**
 * Notifies people by inbox, badge and email. For subscribers; idempotent by event, recipient and code. Emails to one
 * person within `gatherSeconds` are combined.
 */
export const notify = async <Code extends NotificationCode>(db: Db, notice: Notice<Code>): Promise<void> => {
  const {
    eventId,
    code,
    params,
    acceleratorId,
    link,
    senderUid = null,
    mail = isEmailed(code),
    mailLink,
    calendar,
  } = notice
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
      mailLink,
      mail,
      calendar,
    })
    if (ids.length === 0) return
    await refreshInbox(tx, recipients)
    if (mail) await scheduleMails(tx, recipients)
  })
}

/**
 * Notifies many people, each with their own text, in the caller's transaction; skips those who switched the kind off.
 * Returns the notifications' ids by uid.
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
  const notified = await insertWritten(tx, code, acceleratorId, link, messages)
  const uids = [...notified.keys()]
  if (uids.length === 0) return notified
  await refreshInbox(tx, uids)
  await scheduleMails(tx, uids)
  return notified
}
