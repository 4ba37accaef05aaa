import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import { remarks } from './content/remarks.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'

type Candidate = {
  taskId: number
  trackpointId: number
  state: 'START' | 'DONE_CODE'
  trackerUid: string
  leaderUid: string
  changedAt: string
  codes: string[]
}

const hour = 3_600_000

/** Review comments at fields: open while the team works on them, corrected or settled after the next submission. */
export const remarkFields = async (scene: Scene, lanes: readonly Lane[]): Promise<void> => {
  const { rows } = await sql<Candidate>`
    select w.id as "taskId", w.trackpoint_id as "trackpointId", w.state, q.tracker_uid as "trackerUid",
      p.leader_uid as "leaderUid", w.state_changed_at as "changedAt",
      array(select a->>'code' from jsonb_array_elements(w.asked) a where not (a->>'readOnly')::boolean) as codes
    from project_trackpoint w join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
    where w.state in ('START', 'DONE_CODE') and q.tracker_uid is not null and jsonb_array_length(w.asked) > 0
    order by w.id`.execute(scene.db)
  const localeOf = new Map(
    lanes.flatMap(({ house, points }) => points.map(({ id }) => [id, house.plan.locale] as const)),
  )
  const made = rows.flatMap(({ taskId, trackpointId, state, trackerUid, leaderUid, changedAt, codes }) => {
    if (state === 'DONE_CODE' && !scene.chance.happens(0.4)) return []
    const bodies = remarks[localeOf.get(trackpointId) ?? 'ru']
    const remarked = codes.filter((code) => bodies[code])
    const at = (hours: number) => new Date(Date.parse(changedAt) + hours * hour).toISOString()
    return remarked.slice(0, scene.chance.happens(0.5) ? 2 : 1).map((code, n) => {
      const isMended = state === 'DONE_CODE' || n > 0
      return {
        task_id: taskId,
        author_uid: trackerUid,
        kind: 'COMMENT' as const,
        body: bodies[code]!,
        element_code: code,
        field_code: code,
        remark_status: isMended ? ('MENDED' as const) : ('OPEN' as const),
        mended_by: isMended ? leaderUid : null,
        mended_at: isMended ? at(-1) : null,
        created_at: at(-2),
      }
    })
  })
  await insertAll(scene.db, 'task_comment', made)
}

/** One review is claimed by the project's tracker: others see the reviewer. */
export const claimReview = async (scene: Scene): Promise<void> => {
  await sql`
    insert into task_claim (task_id, person_uid)
    select w.id, q.tracker_uid from project_trackpoint w join project_track q on q.id = w.project_track_id
    where w.state = 'DONE_CODE' and q.tracker_uid is not null order by w.state_changed_at desc limit 1`.execute(
    scene.db,
  )
}
