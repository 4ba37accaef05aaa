import { sql } from 'kysely'
import { todayIn } from '#platform/server/sql.ts'

/**
 * The stream `s` of the schedule that track `t` follows includes today in the time zone of accelerator `a` (product 5
 * "Stream"). A stream of a schedule that the track has left does not count, even if it lasts to the end of the day.
 */
export const activeStream = sql<boolean>`t.request_type = 'ON_SCHEDULE' and s.stream_schedule_id = t.stream_schedule_id
  and s.period @> ${todayIn(sql`a.time_zone`)}`

/**
 * The SQL version of `applyingRefusal`, for rows `t` (track), `p` (programme), `a` (accelerator): why applications
 * are not accepted.
 */
export const trackClosedBecause = sql<string | null>`case
  when t.content_status = 'ARCHIVE' or p.content_status = 'ARCHIVE' then 'TRACK_ARCHIVED'
  when a.approval <> 'COORDINATED' then 'ACCELERATOR_NOT_APPROVED'
  when a.status = 'PLANNED' then 'ACCELERATOR_NOT_OPEN'
  when a.status = 'FINISHED' then 'ACCELERATOR_FINISHED'
  when t.access_status = 'BLOCKED' then 'TRACK_BLOCKED'
  when t.request_type = 'ON_SCHEDULE' and not exists (select from stream s where ${activeStream}) then 'NO_ACTIVE_STREAM'
  end`
