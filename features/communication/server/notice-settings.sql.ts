import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'
import type { NoticeKind } from '../domain/notice-kinds.ts'

/** Default time zone of notification settings. */
export const usualTimeZone = 'Europe/Moscow'

/** Hour of the day at which digests are sent. */
const digestHour = 9

const local = sql`(now() at time zone coalesce(b.time_zone, ${usualTimeZone}))`
const back = (at: Sql): Sql => sql`(${at} at time zone coalesce(b.time_zone, ${usualTimeZone}))`
const hourNow = sql`extract(hour from ${local})::int`

const nextOf = (start: Sql, step: Sql): Sql =>
  sql`case when ${start} > ${local} then ${start} else ${start} + ${step} end`
const morning = sql`date_trunc('day', ${local}) + make_interval(hours => ${digestHour})`
const monday = sql`date_trunc('week', ${local}) + make_interval(hours => ${digestHour})`
const quietEnd = sql`date_trunc('day', ${local}) + make_interval(hours => b.quiet_to::int)`

/** Whether it is within the quiet hours of time settings `b`; they may span midnight, and equal hours mean none. */
export const isQuiet: Sql = sql`(case when b.quiet_from < b.quiet_to then ${hourNow} >= b.quiet_from and ${hourNow} < b.quiet_to
  when b.quiet_from > b.quiet_to then ${hourNow} >= b.quiet_from or ${hourNow} < b.quiet_to else false end)`

/** Joins person `p` with their setting `g` for a kind and their time settings `b`. */
export const settingsOf = (kind: NoticeKind | null): Sql => sql`
  left join notice_setting g on g.person_uid = p.uid and g.kind = ${kind}::text
  left join notice_time b on b.person_uid = p.uid`

/** Whether the person gets the notification. */
export const isTold: Sql = sql`g.channel is distinct from 'OFF'`

/** Whether it is also emailed. */
export const isMailed: Sql = sql`coalesce(g.channel, 'AT_ONCE') in ('AT_ONCE', 'DAILY', 'WEEKLY')`

/** Time until which its email waits; null for none. Notifications of one's own account never wait. */
export const mailAfter = (kind: NoticeKind | null): Sql =>
  kind === null
    ? sql`null::timestamptz`
    : sql`case
        when g.channel = 'DAILY' then ${back(nextOf(morning, sql`interval '1 day'`))}
        when g.channel = 'WEEKLY' then ${back(nextOf(monday, sql`interval '7 days'`))}
        when ${isQuiet} then ${back(nextOf(quietEnd, sql`interval '1 day'`))} end`
