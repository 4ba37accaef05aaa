import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { isAmong } from '#platform/server/sql.ts'
import { kindOf, type NotificationCode } from '../domain/notification-codes.ts'
import type { NotificationFacts } from '../domain/notification.policy.ts'
import { pushDelaySeconds, pushesAtOnce, pushNotificationsJob } from '../domain/push-job.ts'
import { isMailed, isChannelOn, mailAfter, settingsOf } from './notice-settings.sql.ts'
import { templateInForce } from './notification-templates.repository.ts'
import type { NoticeCalendar } from './notify.ts'

/** Notifications to insert, one row per recipient. */
export type NewNotifications = {
  eventId: number | null
  code: NotificationCode
  params: Record<string, string>
  recipients: readonly string[]
  senderUid: string | null
  acceleratorId: number | null
  link: string
  mailLink?: string | undefined
  mail: boolean
  calendar?: NoticeCalendar | undefined
  subject?: string
  body?: string
  replyTo?: number
}

/** Enqueues pushes of new notifications to their recipients' devices, for those not read within seconds. */
const enqueuePushes = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await sendAhead(
    db,
    sql`select graphile_worker.add_job(${pushNotificationsJob}, json_build_object('ids', json_agg(w.id)),
        run_at := now() + make_interval(secs => ${sql.lit(pushDelaySeconds)}), max_attempts := 4)
      from (select n.id, (row_number() over (order by n.id) - 1) / ${sql.lit(pushesAtOnce)} as part
        from notification n where n.id = any(${[...ids]}::bigint[])
          and exists (select from push_device d where d.person_uid = n.recipient_uid)) w
      group by w.part`,
  )
}

/**
 * Inserts one row per recipient, respecting their settings; skips recipients who already have the event's notification
 * with this code. Returns the new ids.
 */
export const insertNotifications = async (db: Db, news: NewNotifications): Promise<number[]> => {
  const kind = kindOf(news.code)
  const written = await sql<{ id: number }>`
    insert into notification (event_id, code, params, recipient_uid, sender_uid, accelerator_id, subject, body, link, mail_link,
      reply_to_id, thread_id, mail_waiting, mail_after, template_id, calendar)
    select ${news.eventId}, ${news.code}, ${JSON.stringify(news.params)}::jsonb, p.uid, ${news.senderUid},
      ${news.acceleratorId}, ${news.subject ?? ''}, ${news.body ?? ''}, ${news.link},
      case when ${news.mail} and ${isMailed} then ${news.mailLink ?? ''} else '' end, parent.id,
      coalesce(parent.thread_id, parent.id), ${news.mail} and ${isMailed}, ${mailAfter(kind)},
      ${templateInForce(news.code, news.acceleratorId)},
      ${news.calendar ? JSON.stringify(news.calendar) : null}::jsonb
    from person p ${settingsOf(kind)} left join notification parent on parent.id = ${news.replyTo ?? null}::bigint
    where ${isAmong(sql`p.uid`, [...new Set(news.recipients)])} and ${isChannelOn}
    on conflict (event_id, recipient_uid, code) where event_id is not null do nothing
    returning id`.execute(db)
  await enqueuePushes(
    db,
    written.rows.map(({ id }) => id),
  )
  return written.rows.map(({ id }) => id)
}

/** Inserts one row per person with its own text, respecting their settings. Returns the new ids by uid. */
export const insertWritten = async (
  db: Db,
  code: NotificationCode,
  acceleratorId: number | null,
  link: string,
  messages: readonly { uid: string; subject: string; body: string }[],
): Promise<Map<string, number>> => {
  const kind = kindOf(code)
  const { rows } = await sql<{ id: number; uid: string }>`
    insert into notification (code, params, recipient_uid, accelerator_id, subject, body, link, mail_waiting, mail_after)
    select ${code}, '{}', p.uid, ${acceleratorId}, x.subject, x.body, ${link}, ${isMailed}, ${mailAfter(kind)}
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as x (uid uuid, subject text, body text)
      join person p on p.uid = x.uid ${settingsOf(kind)}
    where ${isChannelOn}
    returning id, recipient_uid as uid`.execute(db)
  await enqueuePushes(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(rows.map(({ id, uid }) => [uid, id]))
}

type FactsRow = {
  recipient_uid: string
  sender_uid: string | null
  read: boolean
  deleted_by_recipient: boolean
  deleted_by_sender: boolean
  with_erased: boolean
  written: boolean
}

/** The policy facts of a row. */
export const factsOf = (row: FactsRow): NotificationFacts => ({
  recipientUid: row.recipient_uid,
  senderUid: row.sender_uid,
  read: row.read,
  deletedByRecipient: row.deleted_by_recipient,
  deletedBySender: row.deleted_by_sender,
  withErased: row.with_erased,
  written: row.written,
})

/** The facts of all of these, or undefined if one does not exist. */
export const findFacts = async (db: Db, ids: readonly number[]): Promise<NotificationFacts[] | undefined> => {
  const distinct = [...new Set(ids)]
  const found = await sql<FactsRow>`
    select recipient_uid, sender_uid, read_at is not null as read,
      deleted_by_recipient_at is not null as deleted_by_recipient, deleted_by_sender_at is not null as deleted_by_sender,
      exists (select from person p where p.uid in (sender_uid, recipient_uid) and p.erased_at is not null) as with_erased,
      code = 'MESSAGE' as written
    from notification where id = any(${distinct}::bigint[])`.execute(db)
  return found.rows.length === distinct.length ? found.rows.map(factsOf) : undefined
}

/** Marks a person's incoming notifications, all if `null`; returns whether anything changed. */
export const markRead = async (
  db: Db,
  uid: string,
  ids: readonly number[] | null,
  read: boolean,
): Promise<boolean> => {
  const chosen = ids === null ? sql`` : sql`and id = any(${ids}::bigint[])`
  const changed = await sql`
    update notification set read_at = ${read ? sql`now()` : sql`null`}
    where recipient_uid = ${uid} and deleted_by_recipient_at is null
      and read_at is ${read ? sql`null` : sql`not null`} ${chosen}`.execute(db)
  return Number(changed.numAffectedRows ?? 0) > 0
}

/** Deletes a person's copies: the incoming ones as recipient, the outgoing ones as sender. */
export const deleteCopies = async (db: Db, uid: string, ids: readonly number[]): Promise<void> => {
  await sql`
    update notification set
      deleted_by_recipient_at = case when recipient_uid = ${uid} then now() else deleted_by_recipient_at end,
      deleted_by_sender_at = case when sender_uid = ${uid} then now() else deleted_by_sender_at end,
      mail_waiting = mail_waiting and recipient_uid <> ${uid},
      mail_link = case when recipient_uid = ${uid} then '' else mail_link end
    where id = any(${ids}::bigint[]) and (recipient_uid = ${uid} or sender_uid = ${uid})`.execute(db)
}
