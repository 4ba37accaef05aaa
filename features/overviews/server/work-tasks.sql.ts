import { sql } from 'kysely'
import { onDays } from '#features/acceleration-requests'
import type { Sql } from '#platform/server/lists/order.ts'
import type { OverviewFacts } from '../domain/overviews.policy.ts'

type State = 'DONE_CODE' | 'ACCEPT_CODE'

/** A counted task `w` with its trackpoint. */
export const countedTasks = sql`project_trackpoint w join trackpoint k on k.id = w.trackpoint_id`

/**
 * Condition on tasks `w`: counted tasks of the accelerator or programme. Literals are required to match the partial
 * index.
 */
export const taskScope = ({ acceleratorId, programmeId }: OverviewFacts): Sql =>
  programmeId === null
    ? sql`w.accelerator_id = ${acceleratorId} and w.state in ('DONE_CODE', 'ACCEPT_CODE')`
    : sql`w.accelerator_id = ${acceleratorId} and w.state in ('DONE_CODE', 'ACCEPT_CODE')
        and k.track_id in (select t.id from track t where t.programme_id = ${programmeId})`

/** Conditions of the filters of tasks, shared by the list and the counts. */
export const taskConditions = (acceleratorId: number) => {
  const { from, to } = onDays(acceleratorId)
  return {
    state: (state: State) => sql`w.state = ${sql.lit(state)}`,
    trackId: (id: number) => sql`k.track_id = ${id}`,
    streamId: (id: number) =>
      sql`w.project_track_id in (select q.id from project_track q join acceleration_request r on r.id = q.request_id
        where r.stream_id = ${id})`,
    trackerUid: (uid: string) =>
      sql`w.project_track_id in (select q.id from project_track q where q.tracker_uid = ${uid})`,
    from: (day: string) => from(sql`w.state_changed_at`, day),
    to: (day: string) => to(sql`w.state_changed_at`, day),
  }
}
