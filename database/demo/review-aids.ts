import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import { checklist, savedComments } from './content/review-aids.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'

/** A reviewers' checklist of the first accelerator, partly ticked at the last claimed task, and saved comments. */
export const helpReviewers = async (
  { db }: Scene,
  houses: readonly DemoAccelerator[],
  lanes: readonly Lane[],
): Promise<void> => {
  const own = houses[0]!.row.id
  const ours = lanes.filter(({ house, row }) => house === houses[0] && row.content_status !== 'ARCHIVE')
  await insertAll(
    db,
    'checklist_point',
    ours.flatMap(({ points }) =>
      points.flatMap(({ id }) => checklist.map((text, at) => ({ trackpoint_id: id, seq: at + 1, text }))),
    ),
  )
  await sql`
    insert into checklist_tick (task_id, point_id, person_uid, ticked_at)
    select w.id, x.id, q.tracker_uid, least(w.state_changed_at + interval '40 minutes', now())
    from (select * from project_trackpoint where state = 'DONE_CODE' and accelerator_id = ${own}) w
      join project_track q on q.id = w.project_track_id and q.tracker_uid is not null
      join checklist_point x on x.trackpoint_id = w.trackpoint_id and x.seq <= 2`.execute(db)
  const { rows } = await sql<{ uid: string }>`
    select person_uid as uid from accelerator_member where accelerator_id = ${own} and role = 'ACC' and admin
    order by person_uid limit 1`.execute(db)
  await insertAll(
    db,
    'saved_comment',
    savedComments.map(({ title, body, about }) => ({
      accelerator_id: own,
      title,
      body,
      trackpoint_id: about === undefined ? null : (ours[0]?.points[about]?.id ?? null),
      updated_by: rows[0]!.uid,
    })),
  )
}
