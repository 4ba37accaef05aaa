import { sql } from 'kysely'
import type { UnwantedReason } from '#platform/domain/unwanted-mails.ts'
import type { FindUnwanted } from '#platform/server/mail/send-mail.job.ts'
import { isAmong } from '#platform/server/sql.ts'
import { kindOfNotice } from './notice-kind.sql.ts'

/**
 * Finds queued emails whose notifications were all read on the portal meanwhile, or are of kinds that the person has switched
 * off since. Those about one's own account and those with an entry for calendars or another attachment are always sent, and so
 * is a digest with an agenda, which names no notifications.
 */
export const findUnwantedMails: FindUnwanted = async (db, mailIds) => {
  const { rows } = await sql<{ id: number; why: UnwantedReason }>`
    with about as (
      select m.id, n.read_at is not null as is_read, ${kindOfNotice} as kind,
        coalesce(g.channel, 'AT_ONCE') in ('INBOX', 'OFF') as is_stopped
      from mail m join notification n on n.id = any(m.notices)
        left join notice_setting g on g.person_uid = n.recipient_uid and g.kind = ${kindOfNotice}
      where ${isAmong(sql`m.id`, mailIds)} and m.status = 'QUEUED' and m.attachments = '[]'
    )
    select id, case when bool_and(is_read) then 'READ_ON_PORTAL' else 'SWITCHED_OFF' end as why
    from about group by id having bool_and(kind is not null and (is_read or is_stopped))`.execute(db)
  return rows
}
