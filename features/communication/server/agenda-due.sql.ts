import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { DigestReader } from './digest-agenda.ts'
import { isDigestDue } from './notice-kind.sql.ts'
import { digestMorning } from './notice-settings.sql.ts'

/** Hours after its morning for which a digest of the agenda is still sent: a later one is yesterday's news. */
const hoursLate = sql.lit(6)

/** Hours before that morning in which an email with the agenda counts as its digest. */
const hoursEarly = sql.lit(3)

/** Somebody whose digest of the agenda is due. */
export type AgendaReader = DigestReader & { email: string; firstName: string }

/**
 * People who chose digests and have had none this morning, without those whose unread notifications are about to be
 * emailed with the agenda.
 */
export const findAgendaDue = async (
  db: Db,
  { among, limit }: { among: Sql; limit: number },
): Promise<AgendaReader[]> => {
  const { rows } = await sql<AgendaReader>`
    select p.uid, p.email, p.first_name as "firstName", p.locale, b.time_zone as "timeZone", g.kinds
    from (select person_uid, array_agg(kind order by kind) as kinds, bool_or(channel = 'DAILY') as daily
        from notice_setting where channel in ('DAILY', 'WEEKLY') and ${among} group by person_uid) g
      join person p on p.uid = g.person_uid and p.status = 'A' and p.erased_at is null
      left join notice_time b on b.person_uid = p.uid
      cross join lateral (select ${digestMorning(sql`g.daily`)} as at) morning
    where morning.at <= now() and morning.at > now() - make_interval(hours => ${hoursLate})
      and not exists (select from agenda_digest d where d.person_uid = p.uid
        and d.mailed_at >= morning.at - make_interval(hours => ${hoursEarly}))
      and not ${isDigestDue}
    order by p.uid limit ${limit}`.execute(db)
  return rows
}
