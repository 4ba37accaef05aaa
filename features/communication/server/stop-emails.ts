import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { NoticeKind } from '../domain/notice-kinds.ts'
import { kindOf, notificationCodes } from '../domain/notification-codes.ts'

/** Whether emails of these kinds are stopped for a person. */
export const isStopped = async (db: Db, uid: string, kinds: readonly NoticeKind[]): Promise<boolean> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from notice_setting
    where person_uid = ${uid} and kind = any(${[...kinds]}) and channel in ('INBOX', 'OFF')`.execute(db)
  return rows[0]!.n === new Set(kinds).size
}

/** Stops emails of these kinds, including waiting ones; kinds that are off stay off. */
export const stopEmails = async (db: Db, uid: string, kinds: readonly NoticeKind[]): Promise<void> => {
  await sql`
    insert into notice_setting (person_uid, kind, channel)
    select ${uid}, kind, 'INBOX' from unnest(${[...new Set(kinds)]}::text[]) kind
    on conflict (person_uid, kind) do update set channel = excluded.channel
      where notice_setting.channel in ('AT_ONCE', 'DAILY', 'WEEKLY')`.execute(db)
  await takeBackEmails(db, uid, kinds)
}

/**
 * Takes back the emails of these kinds that wait to be written; those that wait to be sent are checked when they are
 * (`findUnwantedMails`).
 */
export const takeBackEmails = async (db: Db, uid: string, kinds: readonly NoticeKind[]): Promise<void> => {
  const codes = notificationCodes.filter((code) => kinds.some((kind) => kind === kindOf(code)))
  await sql`
    update notification set mail_waiting = false, mail_link = ''
    where recipient_uid = ${uid} and mail_waiting and code = any(${codes})`.execute(db)
}
