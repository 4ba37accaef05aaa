import { sql } from 'kysely'
import { todayIn } from '#platform/server/sql.ts'

/** The current day of accelerator `a`. */
export const today = todayIn(sql`a.time_zone`)

/** The first day of stream `s`. */
export const firstDay = sql<string>`lower(s.period)`

/** The last day of stream `s`, inclusive. */
export const lastDay = sql<string>`(upper(s.period) - 1)`

/** Number of applications in stream `s`. */
export const requestsIn = sql<number>`(select count(*)::int from acceleration_request r where r.stream_id = s.id)`

/** The SQL version of `streamStateOf`, for stream `s` of accelerator `a`. */
export const streamState = sql<string>`case when ${today} < lower(s.period) then 'PLANNED'
  when ${today} >= upper(s.period) then 'COMPLETED' else 'ACTIVE' end`

/** The tracks on the schedule of stream `s`, as `namedRef`s in the order of the settings. */
export const followers = sql<{ id: number; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', t.id, 'name', t.name) order by g.seq, g.id, t.seq, t.id)
  from track t join programme g on g.id = t.programme_id where t.stream_schedule_id = s.stream_schedule_id), '[]')`
