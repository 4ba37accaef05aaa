import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import { taskRow } from '../../tests/support/factories/task-row.ts'
import { taskWords } from './content/task-words.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'
import type { Work } from './work.ts'

/** Days of the project on the previous track. */
const daysBefore = 6

/** A track of the same accelerator where the project could have started. */
const laneBefore = (lanes: readonly Lane[], { filed }: Work): Lane | undefined =>
  lanes.find(
    ({ house, row, points }) =>
      house === filed.lane.house &&
      row.id !== filed.lane.row.id &&
      row.content_status === 'PUBLISHED' &&
      points.length > 0,
  )

/**
 * One project of the first accelerator started on another track and was transferred: its first task there remains
 * readable, and the audit trail names both tracks.
 */
export const transferProjects = async (
  { db, calendar }: Scene,
  lanes: readonly Lane[],
  works: readonly Work[],
): Promise<void> => {
  const work = works.find(
    (one) =>
      one.filed.lane.house === lanes[0]!.house &&
      !one.blocked &&
      one.filed.decidedDay > 20 &&
      one.tracker !== null &&
      laneBefore(lanes, one) !== undefined,
  )!
  const { row, filed, tracker } = work
  const lane = laneBefore(lanes, work)!
  const day = filed.decidedDay - daysBefore
  const before = await insertOne(db, 'project_track', {
    accelerator_id: row.accelerator_id,
    project_id: row.project_id,
    track_id: lane.row.id,
    request_id: null,
    access_status: 'TRANSFERRED',
    transferred_to: row.id,
    tracker_uid: tracker!.uid,
    tasks_total: lane.points.length,
    tasks_accepted: 0,
    started_at: row.started_at,
  })
  const tasks = await insertAll(
    db,
    'project_trackpoint',
    lane.points.map((point, i) =>
      taskRow(before, point, i + 1, {
        state: i === 0 ? 'PROCESS_CODE' : 'NOT_STARTED',
        answer: i === 0 ? taskWords[filed.venture.locale][lane.plan.points[0]!].answers[0]! : '',
        started_at: i === 0 ? calendar.ago(day + 3) : null,
        state_changed_at: calendar.ago(i === 0 ? day + 3 : filed.decidedDay),
      }),
    ),
  )
  const moved = {
    accelerator_id: row.accelerator_id,
    actor_uid: lane.house.admins[0]!.uid,
    comment: 'Команда уже продаёт: задания этого трека ей подходят больше.',
    details: { fromTrack: lane.row.name, toTrack: filed.lane.row.name, withoutStream: false },
    at: calendar.ago(day),
  }
  await insertAll(db, 'audit_entry', [
    {
      accelerator_id: row.accelerator_id,
      subject: 'task',
      subject_id: String(tasks[0]!.id),
      action: 'start',
      from_state: 'NOT_STARTED',
      to_state: 'PROCESS_CODE',
      actor_uid: filed.venture.leader.uid,
      comment: '',
      details: {},
      at: calendar.ago(day + 3),
    },
    {
      ...moved,
      subject: 'acceleration_request',
      subject_id: String(filed.row.id),
      action: 'transfer',
      from_state: 'ACCEPT',
      to_state: 'ACCEPT',
    },
    {
      ...moved,
      subject: 'participation',
      subject_id: String(before.id),
      action: 'TRANSFER_PROJECT',
      from_state: 'ALLOWED_TO_WORK',
      to_state: 'TRANSFERRED',
    },
  ])
}
