import { sql } from 'kysely'
import { wholePortal } from '#platform/domain/whole-portal.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { WorkPlace } from '../domain/work-place.ts'
import { workConditions, type Condition, type Ids } from './work-conditions.ts'

/** Audit entries `e` of a place that were written after the end of a day in the accelerator's time zone. */
const entriesAfter = (day: string, { acceleratorId }: WorkPlace): Sql => sql`audit_entry e
  join accelerator a on a.id = e.accelerator_id and e.at >= (${day}::date + 1)::timestamp at time zone a.time_zone
    and ${acceleratorId === wholePortal ? sql`true` : sql`e.accelerator_id = ${acceleratorId}`}`

/**
 * The track that a transfer `e` ended. Older entries contain its name only: the work on it is the surest source, and a
 * name that several tracks have says nothing.
 */
const trackBefore = sql`coalesce((e.details ->> 'fromTrackId')::bigint,
  (select q.track_id from project_track q where q.application_id = e.subject_id::bigint and q.started_at < e.at
    order by q.started_at desc limit 1),
  (select case when count(*) = 1 then min(t.id) end from track t where t.accelerator_id = e.accelerator_id and t.name = e.details ->> 'fromTrack'))`

/** Applications `x` that were transferred after a day, with their track and stream at its end. */
const transferredAfter = (day: string, place: WorkPlace): Sql => sql`(
  select distinct on (e.subject_id) e.subject_id::bigint as id, ${trackBefore} as track_id,
    (e.details ->> 'fromStreamId')::bigint as stream_id
  from ${entriesAfter(day, place)}
  where e.subject = 'acceleration_request' and e.action = 'transfer' order by e.subject_id, e.id) x`

/**
 * The condition `isNow` over applications `r`, for those transferred after the day by the condition `wasThen` over `x`.
 * Few are transferred: they are found first, once, and the others by the indexes of the condition.
 */
const asOf = (day: string, place: WorkPlace, isNow: Sql, wasThen: Sql): Sql => {
  const transferred = transferredAfter(day, place)
  return sql`((${isNow} and r.id not in (select x.id from ${transferred}))
    or r.id = any(array(select x.id from ${transferred} where ${wasThen})))`
}

/** A change of the tracker of work `q`: its states are people. */
const isOfTracker = sql`e.subject = 'participation' and e.action in ('assignTracker', 'setTracker', 'removeTracker')`

/** The applications whose work had one of these trackers at the end of a day, from the changes since. */
const trackedBy = (day: string, place: WorkPlace, uids: readonly string[]): Sql => sql`
  select q.application_id from project_track q join accelerator z on z.id = q.accelerator_id
    left join lateral (select e.id, e.from_state from ${entriesAfter(day, place)}
      where ${isOfTracker} and e.subject_id = q.id::text order by e.id limit 1) c on true
  where q.id in (select o.id from project_track o where o.tracker_uid = any(${uids}::uuid[])
      union select e.subject_id::bigint from ${entriesAfter(day, place)}
      where ${isOfTracker} and e.from_state = any(${uids}::text[]))
    and case when c.id is null then q.tracker_uid::text else c.from_state end = any(${uids}::text[])
    and q.started_at < (${day}::date + 1)::timestamp at time zone z.time_zone
    and (q.request_id is not null or exists (select from ${entriesAfter(day, place)}
      where e.subject = 'participation' and e.action = 'TRANSFER_PROJECT' and e.subject_id = q.id::text))`

/** Whether track `x.track_id` is of one of the programmes. */
const onTracksOf = (programmeIds: Ids<number>): Sql =>
  sql`x.track_id in (select id from track where programme_id = any(${[programmeIds].flat()}::bigint[]))`

/**
 * The conditions of `workConditions` whose values change with transfers and trackers, as of the end of a past day. The
 * stream of a transfer is known since its audit entry contains it.
 */
export const pastConditions = (
  day: string,
): {
  programmeId: Condition<Ids<number>>
  trackId: Condition<Ids<number>>
  streamId: Condition<number>
  trackerUid: Condition<Ids<string>>
} => ({
  programmeId: (ids, ctx, place) =>
    asOf(day, place, workConditions.programmeId(ids, ctx, place), onTracksOf(ids)),
  trackId: (ids, ctx, place) =>
    asOf(
      day,
      place,
      workConditions.trackId(ids, ctx, place),
      sql`x.track_id = any(${[ids].flat()}::bigint[])`,
    ),
  streamId: (id, ctx, place) =>
    asOf(day, place, workConditions.streamId(id, ctx, place), sql`x.stream_id = ${id}`),
  trackerUid: (uids, _ctx, place) => sql`r.id = any(array(${trackedBy(day, place, [uids].flat())}))`,
})
