import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as tasks from '../contract/task.endpoints.ts'
import { longestPauseMinutes } from '../domain/own-fields.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

const makeWork = async (performer: 'TEAM' | 'ACCELERATOR' = 'TEAM') => {
  const { make } = portal
  const accelerator = await make.accelerator({ time_zone: 'UTC' })
  const team = await make.member({ accelerator, role: 'ACC' })
  const track = await make.track({ accelerator })
  await make.trackpoint({ track, answer_required: false, performer })
  const leader = await make.person()
  const project = await make.project({ leader })
  const task = await make.task({ project, track, state: 'PROCESS_CODE' })
  return { team, leader, project, task }
}

const sittings = (taskId: number) =>
  portal.db
    .selectFrom('task_field_sitting')
    .select(['field', 'person_uid', 'saves', 'first_at', 'last_at'])
    .where('task_id', '=', taskId)
    .orderBy('id')
    .execute()

type Work = Awaited<ReturnType<typeof makeWork>>

/** Saves the answer; returns the next version. */
const save = async ({ task }: Work, by: Work['leader'], version: number): Promise<number> => {
  const { status, body } = await portal
    .as(by)
    .call(tasks.saveTaskAnswer, { body: { taskId: task.id, version, answer: `Ответ ${version}` } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body['version'] as number
}

/** Moves everything recorded into the past. */
const wait = (taskId: number, minutes: number) =>
  sql`update task_field_sitting set first_at = first_at - make_interval(mins => ${minutes}),
    last_at = last_at - make_interval(mins => ${minutes}) where task_id = ${taskId}`.execute(portal.db)

test('saves while typing are one row; a long pause begins another', async () => {
  const work = await makeWork()
  let version = work.task.version
  for (let n = 0; n < 5; n++) version = await save(work, work.leader, version)
  expect(await sittings(work.task.id)).toMatchObject([
    { field: 'ANSWER', person_uid: work.leader.uid, saves: 5 },
  ])
  await wait(work.task.id, longestPauseMinutes + 1)
  await save(work, work.leader, version)
  expect((await sittings(work.task.id)).map(({ saves }) => saves)).toEqual([5, 1])
})

test('a save of the profile in between ends the stretch', async () => {
  const work = await makeWork()
  const version = await save(work, work.leader, work.task.version)
  await portal.db
    .insertInto('profile_value_change')
    .values({
      project_id: work.project.id,
      element_code: 'goal',
      field_code: 'goal',
      changed_by: work.leader.uid,
      at: new Date().toISOString(),
    })
    .execute()
  await save(work, work.leader, version)
  expect((await sittings(work.task.id)).map(({ saves }) => saves)).toEqual([1, 1])
})

test('work of the accelerator on its own task, and of administrators as somebody else, is not recorded', async () => {
  const own = await makeWork('ACCELERATOR')
  await save(own, own.team, own.task.version)
  expect(await sittings(own.task.id)).toEqual([])
  const work = await makeWork()
  const admin = await portal.make.person({ roles: ['ADMIN'] })
  const { status } = await portal.actAs(admin, work.leader).call(tasks.saveTaskAnswer, {
    body: { taskId: work.task.id, version: work.task.version, answer: 'Ответ' },
  })
  expect(status).toBe(200)
  expect(await sittings(work.task.id)).toEqual([])
})
