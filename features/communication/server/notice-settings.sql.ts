import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'
import type { NoticeKind } from '../domain/notice-kinds.ts'

/** Default time zone of notification settings. */
export const usualTimeZone = 'Europe/Moscow'

/** Hour of the day at which digests are sent. */
const digestHour = sql.lit(9)

const local = sql`(now() at time zone coalesce(b.time_zone, ${usualTimeZone}))`
const back = (at: Sql): Sql => sql`(${at} at time zone coalesce(b.time_zone, ${usualTimeZone}))`
const hourNow = sql`extract(hour from ${local})::int`

const nextOf = (start: Sql, step: Sql): Sql =>
  sql`case when ${start} > ${local} then ${start} else ${start} + ${step} end`

/** Whether an hour is within the quiet hours of time settings `b`; they may span midnight, and equal hours mean none. */
const isQuietAt = (
  hour: Sql,
): Sql => sql`(case when b.quiet_from < b.quiet_to then ${hour} >= b.quiet_from and ${hour} < b.quiet_to
  when b.quiet_from > b.quiet_to then ${hour} >= b.quiet_from or ${hour} < b.quiet_to else false end)`

/** Whether it is within the quiet hours of time settings `b`. */
export const isQuiet: Sql = isQuietAt(hourNow)

// A digest that would arrive in the quiet hours waits for their end.
const digestAt = sql`make_interval(hours => case when ${isQuietAt(digestHour)} then b.quiet_to::int else ${digestHour} end)`
const morning = sql`date_trunc('day', ${local}) + ${digestAt}`
const monday = sql`date_trunc('week', ${local}) + ${digestAt}`
const quietEnd = sql`date_trunc('day', ${local}) + make_interval(hours => b.quiet_to::int)`

/** The latest morning of digests of time settings `b`, which may be ahead: of today, or of this week's Monday. */
export const digestMorning = (isDaily: Sql): Sql =>
  back(sql`case when ${isDaily} then ${morning} else ${monday} end`)

/** Joins person `p` with their setting `g` for a kind and their time settings `b`. */
export const settingsOf = (kind: NoticeKind | null): Sql => sql`
  left join notice_setting g on g.person_uid = p.uid and g.kind = ${kind}::text
  left join notice_time b on b.person_uid = p.uid`

/** Whether the person gets the notification. */
export const isChannelOn: Sql = sql`g.channel is distinct from 'OFF'`

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
