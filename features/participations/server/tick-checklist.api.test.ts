import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertAll } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import {
  getTrackpointChecklist,
  saveTrackpointChecklist,
} from '../../programmes/contract/checklist.endpoints.ts'
import * as tasks from '../contract/task.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let founder: Person
let admin: Person
let tracker: Person
let trackpointId: number
let taskId: number

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  founder = await portal.make.person()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  tracker = await portal.make.member({ accelerator, role: 'TRC' })
})

beforeEach(async () => {
  const { make, db } = portal
  const track = await make.track({ programme: await make.programme({ accelerator }) })
  trackpointId = (await make.trackpoint({ track, answer_required: false })).id
  await insertAll(
    db,
    'checklist_point',
    ['Звонки подтверждены', 'Цена названа'].map((text, at) => ({
      trackpoint_id: trackpointId,
      seq: at + 1,
      text,
    })),
  )
  const project = await make.project({ leader: founder })
  const made = await make.participation({ track, project, states: ['DONE_CODE'], tracker_uid: tracker.uid })
  taskId = made.tasks[0]!.id
})

type Point = {
  id: number
  version: number
  text: string
  tick: { by: { uid: string }; outdated: boolean } | null
}
type Task = { checklist: Point[]; version: number; reviews: boolean; history: { action: string }[] }

const done = ({ status, body }: Answer): Task => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return body as unknown as Task
}
const get = async (by: Person) =>
  done(await portal.as(by).send(tasks.getTask, { query: { taskId: String(taskId) } }))
const tick = async (by: Person, at: number, ticked = true, given: Partial<Point> = {}) => {
  const { id, version } = { ...(await get(admin)).checklist[at]!, ...given }
  return portal.as(by).send(tasks.tickChecklistPoint, { body: { taskId, pointId: id, version, ticked } })
}
const notified = ({ checklist }: Task) =>
  checklist.map(({ tick: one }) => one && [one.by.uid, one.outdated ? 'before' : 'now'])
const move = async (call: typeof tasks.completeTask | typeof tasks.withdrawTask, by: Person) =>
  done(await portal.as(by).send(call, { body: { taskId, version: (await get(by)).version } }))

describe('ticking the checklist of a task in review', () => {
  test('shows the other reviewers who looked at what, and the team nothing', async () => {
    expect(notified(done(await tick(tracker, 1)))).toEqual([null, [tracker.uid, 'now']])
    const other = await get(admin)
    expect(other.checklist.map(({ text }) => text)).toEqual(['Звонки подтверждены', 'Цена названа'])
    expect(notified(other)).toEqual([null, [tracker.uid, 'now']])
    const team = await get(founder)
    expect([team.checklist, team.reviews]).toEqual([[], false])
    expect((await tick(founder, 0)).status).toBe(403)
  })

  test('the first of two who tick stays; anybody takes it off', async () => {
    const answers = await collide(
      portal.database,
      `select from project_trackpoint where id = ${taskId} for update`,
      [() => tick(tracker, 0), () => tick(admin, 0)],
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [first] = notified(await get(admin))
    done(await tick(admin, 0))
    done(await tick(tracker, 0))
    expect(notified(await get(admin))[0]).toEqual(first)
    expect(notified(done(await tick(tracker, 0, false)))).toEqual([null, null])
  })

  test('belongs to one submission: what was ticked before is mentioned and must be ticked again', async () => {
    done(await tick(tracker, 0))
    await move(tasks.withdrawTask, founder)
    expect((await get(tracker)).checklist).toEqual([])
    await move(tasks.completeTask, founder)
    expect(notified(await get(admin))).toEqual([[tracker.uid, 'before'], null])
    // Unticking an outdated tick changes nothing.
    expect(notified(done(await tick(admin, 0, false)))).toEqual([[tracker.uid, 'before'], null])
    expect(notified(done(await tick(admin, 0)))).toEqual([[admin.uid, 'now'], null])
  })

  test('belongs to the words that were seen: a reworded point must be ticked again; a removed one is gone', async () => {
    const seen = (await get(tracker)).checklist
    done(await tick(tracker, 0))
    const as = portal.as(admin)
    const { version, points } = done(
      await as.send(getTrackpointChecklist, { query: { trackpointId: String(trackpointId) } }),
    ) as unknown as { version: number; points: { id: number; text: string }[] }
    const reworded = { id: points[0]!.id, text: 'Звонки записаны' }
    const saved = await as.send(saveTrackpointChecklist, {
      body: { trackpointId, version, points: [reworded] },
    })
    expect(saved.status).toBe(200)
    expect(notified(await get(tracker))).toEqual([[tracker.uid, 'before']])
    for (const point of seen)
      expect(await tick(tracker, 0, true, point)).toMatchObject({
        status: 409,
        body: { code: 'STATE_CHANGED' },
      })
    expect(notified(done(await tick(tracker, 0)))).toEqual([[tracker.uid, 'now']])
  })

  test('ends with the review, and goes with the progress', async () => {
    const point = (await get(admin)).checklist[0]!
    done(await tick(tracker, 0))
    const body = { taskId, version: (await get(admin)).version }
    expect(done(await portal.as(admin).send(tasks.acceptTask, { body })).checklist).toEqual([])
    expect(await tick(tracker, 0, true, point)).toMatchObject({
      status: 409,
      body: { code: 'TRACKPOINT_STATUS_CHANGED' },
    })
    const { version } = await get(admin)
    done(await portal.as(admin).send(tasks.deleteTaskProgress, { body: { taskId, version } }))
    const { rows } = await sql`select from checklist_tick where task_id = ${taskId}`.execute(portal.db)
    expect(rows).toHaveLength(0)
  })

  test('a reviewer who took the review is in the history of reviewers, not in that of the team', async () => {
    done(await portal.as(tracker).send(tasks.claimTask, { body: { taskId } }))
    const claims = async (by: Person) =>
      (await get(by)).history.filter(({ action }) => action === 'claim').length
    expect([await claims(admin), await claims(founder)]).toEqual([1, 0])
  })
})
