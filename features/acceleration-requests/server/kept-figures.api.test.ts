import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { randomOf } from '../../../tests/support/random-of.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

const states = ['NOT_STARTED', 'PROCESS_CODE', 'START', 'DONE_CODE', 'ACCEPT_CODE', 'DISCARD_CODE'] as const

/** Applications whose kept figures are not those that follow from their tasks now. */
const readWrong = async () => {
  const { rows } = await sql<{ id: number; begun: Date | null; counted: Date | null }>`
    select r.id, r.begun_at as begun, t.begun_at as counted from acceleration_request r
      left join project_track q on q.request_id = r.id
      cross join lateral work_of(r) w cross join lateral standing_of(r) s
      cross join lateral (select min(w.started_at) as begun_at, max(w.state_changed_at) as last from project_trackpoint w
        where w.project_track_id = q.id) t
    where (r.board_column, r.waits_since, r.due_on, r.progress, r.without_tracker) is distinct from
        (w.board_column, w.waits_since, w.due_on, w.progress, w.without_tracker)
      or (r.reached, r.trackpoint_id, r.task_id, r.tracker_uid) is distinct from
        (s.reached, s.trackpoint_id, s.task_id, s.tracker_uid)
      or r.begun_at is distinct from t.begun_at
      or r.board_column = 'FINISHED' and t.last is not null and r.waits_since <> t.last`.execute(portal.db)
  return rows
}

test('stored figures of applications are those of a recount, whatever happens to their tasks', async () => {
  const { make, db } = portal
  const accelerator = await make.accelerator()
  const track = await make.track({ accelerator })
  const tracker = await make.member({ accelerator, role: 'TRC' })
  const { below, pick } = randomOf(670)
  for (let n = 0; n < 12; n++) {
    const work = await make.participation({
      track,
      tracker,
      states: [pick(states), pick(states), pick(states)],
    })
    for (let change = 0; change < 4; change++) {
      const tasks = await db
        .selectFrom('project_trackpoint')
        .select('id')
        .where('project_track_id', '=', work.id)
        .execute()
      const at = new Date(Date.now() - below(90) * 86_400_000).toISOString()
      await db
        .updateTable('project_trackpoint')
        .set(
          pick([
            { started_at: at },
            { started_at: null },
            { state: pick(states), state_changed_at: at },
            { state: 'ACCEPT_CODE', state_changed_at: at, started_at: at },
          ]),
        )
        .where('id', '=', pick(tasks).id)
        .execute()
      expect(await readWrong(), `work ${work.id}`).toEqual([])
    }
  }
  const { rows } = await sql<{ begun: number; finished: number }>`
    select count(begun_at)::int as begun, (count(*) filter (where board_column = 'FINISHED'))::int as finished
    from acceleration_request`.execute(db)
  expect(rows[0]!.begun).toBeGreaterThan(0)
  expect(rows[0]!.finished).toBeGreaterThan(0)
})
