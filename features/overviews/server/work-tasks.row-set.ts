import { sql } from 'kysely'
import { onDays, seesAllWork, sponsors, worksHere } from '#features/acceleration-requests'
import { awaitsReview, findTask, seemsToAwaitReview, tasks } from '#features/participations'
import type { Db, SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { unsearchedRows } from '#platform/server/lists/row-set.ts'
import type { WorkPlace } from '../../acceleration-requests/domain/work-place.ts'

const ofTracker = (uid: string): Sql =>
  sql`w.project_track_id in (select q.id from project_track q where q.tracker_uid = ${uid})`

const isOfProgramme = async (db: Db, taskId: number, { programmeId = null }: WorkPlace): Promise<boolean> => {
  if (programmeId === null) return true
  const { rows } = await sql`select from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
    join track t on t.id = k.track_id where w.id = ${taskId} and t.programme_id = ${programmeId}`.execute(db)
  return rows.length > 0
}

/**
 * Counted tasks `w` with their trackpoints `k`: in review or accepted, of an accelerator or a programme; a tracker sees
 * those of the projects assigned to them, a sponsor those of their programme.
 */
export const countedTasks = unsearchedRows({
  from: sql`project_trackpoint w join trackpoint k on k.id = w.trackpoint_id`,
  key: sql`w.id`,
  sees: async ({ db, actor }, id, place) => {
    const works = worksHere(actor, place.acceleratorId)
    const task = works || sponsors(actor, place) ? await findTask(db, id) : undefined
    return (
      task?.acceleratorId === place.acceleratorId &&
      ['DONE_CODE', 'ACCEPT_CODE'].includes(task.state) &&
      (await isOfProgramme(db, id, place)) &&
      (sponsors(actor, place) || tasks.view.allows(actor, { ...task, memberUids: [] }))
    )
  },
  scope: ({ actor }: SignedIn, place: WorkPlace): Sql => {
    const { acceleratorId, programmeId = null } = place
    // Literals are required to match the partial index.
    const counted = sql`w.accelerator_id = ${acceleratorId} and w.state in ('DONE_CODE', 'ACCEPT_CODE')`
    const here =
      programmeId === null
        ? counted
        : sql`${counted} and k.track_id in (select t.id from track t where t.programme_id = ${programmeId})`
    if (seesAllWork(actor, place)) return here
    return worksHere(actor, acceleratorId) ? sql`${here} and ${ofTracker(actor.uid)}` : sql`false`
  },
  filters: {
    state: (state: 'DONE_CODE' | 'ACCEPT_CODE') => sql`w.state = ${sql.lit(state)}`,
    // A sponsor does not learn which tasks are with an expert.
    waiting: (isOn: boolean, { actor }: SignedIn, { acceleratorId }: WorkPlace) =>
      sql`${worksHere(actor, acceleratorId) ? awaitsReview : seemsToAwaitReview} = ${isOn}`,
    trackId: (id: number) => sql`k.track_id = ${id}`,
    streamId: (id: number) =>
      sql`w.project_track_id in (select q.id from project_track q join acceleration_request r on r.id = q.request_id
        where r.stream_id = ${id})`,
    trackerUid: ofTracker,
    from: (day: string, _ctx: SignedIn, { acceleratorId }: WorkPlace) =>
      onDays(acceleratorId).from(sql`w.state_changed_at`, day),
    to: (day: string, _ctx: SignedIn, { acceleratorId }: WorkPlace) =>
      onDays(acceleratorId).to(sql`w.state_changed_at`, day),
  },
})
