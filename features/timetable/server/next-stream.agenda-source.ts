import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { noticeDays } from '../domain/stream.rules.ts'
import { timetables, type TimetableFacts } from '../domain/timetable.policy.ts'
import { today } from './stream.sql.ts'

/** Track `t` accepts applications on schedule and is open to applicants. */
const isOffered = (alias: string) => sql`${sql.ref(`${alias}.request_type`)} = 'ON_SCHEDULE'
  and ${sql.ref(`${alias}.content_status`)} = 'PUBLISHED' and ${sql.ref(`${alias}.access_status`)} = 'ALLOWED_TO_WORK'`

/** The last day of the schedule of `t`: of its active stream, otherwise of the last finished one. */
const lastDay = sql`(select max(upper(s.period) - 1) from stream s where s.stream_schedule_id = t.stream_schedule_id)`

/**
 * Schedules that run out: the active stream ends within days, or none is open, and no next one is planned. Tracks
 * with a shared schedule have one item, for the first track.
 */
export const nextStreamSource = agendaSource<TimetableFacts, { id: number }>({
  name: 'next-streams',
  kind: 'stream',
  menu: 'Timetable',
  list: { menu: 'Timetable', link: '/bch/view/acceleration-timetable' },
  reads: ['stream', 'programme'],
  of: ofChosenAccelerator,
  authorize: timetables.edit,
  from: sql`track t join accelerator a on a.id = t.accelerator_id join programme g on g.id = t.programme_id`,
  key: sql`t.id`,
  scope: (_ctx, { acceleratorId }) => sql`t.accelerator_id = ${acceleratorId} and ${isOffered('t')}
    and g.content_status = 'PUBLISHED' and a.approval = 'COORDINATED'
    and not exists (select from stream s where s.stream_schedule_id = t.stream_schedule_id
      and (lower(s.period) > ${today} or upper(s.period) - 1 - ${today} > ${sql.lit(noticeDays)}))
    and not exists (select from track o where o.stream_schedule_id = t.stream_schedule_id and o.id < t.id
      and ${isOffered('o')})`,
  // Shown from this number of days before the last one ends; for a track without any, since the track was created.
  since: sql`coalesce((${lastDay} - ${sql.lit(noticeDays)})::timestamp at time zone a.time_zone, t.created_at)`,
  due: { day: lastDay, zone: sql`a.time_zone` },
  title: () => sql`(select string_agg(o.name, ', ' order by o.seq, o.id) from track o
    where o.id = t.id or (o.stream_schedule_id = t.stream_schedule_id and ${isOffered('o')}))`,
  context: () => sql`(select s.name from stream s where s.stream_schedule_id = t.stream_schedule_id
    order by s.period desc limit 1)`,
  columns: sql`t.id`,
  verb: () => 'plan',
  link: ({ id }) => linkTo('/bch/view/acceleration-timetable/editor', { trackId: id }),
})
