import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { TaskState } from '../../../tests/support/factories/task-row.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getAgenda } from '../../agenda/contract/agenda.endpoints.ts'
import { listTasksToReview } from '../contract/participation.endpoints.ts'
import * as contract from '../contract/task.endpoints.ts'

let portal: TestPortal
let accelerator: Awaited<ReturnType<TestPortal['make']['accelerator']>>
let acc: Person
let leader: Person

beforeAll(async () => {
  portal = await openPortal()
})

beforeEach(async () => {
  accelerator = await portal.make.accelerator()
  acc = await portal.make.member({ accelerator, role: 'ACC' })
  leader = await portal.make.person()
})

const blockedTask = async (state: TaskState) => {
  const track = await portal.make.track({ accelerator })
  const task = await portal.make.task({ state, track, project: await portal.make.project({ leader }) })
  await sql`update project_track set access_status = 'BLOCKED' where id = ${task.participation.id}`.execute(
    portal.db,
  )
  return task
}

const stateOf = async (id: number): Promise<string> =>
  (
    await portal.db
      .selectFrom('project_trackpoint')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

test.each([
  ['DONE_CODE', contract.returnTask, 'acc', { comment: 'Доработайте.' }],
  ['DONE_CODE', contract.discardTask, 'acc', { comment: 'Не подходит.' }],
  ['DONE_CODE', contract.acceptTask, 'acc', {}],
  ['DONE_CODE', contract.withdrawTask, 'leader', {}],
  ['START', contract.deleteTaskProgress, 'acc', {}],
  ['START', contract.completeTask, 'leader', {}],
  ['NOT_STARTED', contract.startTask, 'leader', {}],
] as const)(
  'in blocked work a task that is %s is moved by nobody (%#)',
  async (state, endpoint, who, more) => {
    const { id, version } = await blockedTask(state)
    const by = who === 'acc' ? acc : leader
    const answer = await portal.as(by).call(endpoint, { body: { taskId: id, version, ...more } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'PARTICIPATION_BLOCKED' } })
    expect(await stateOf(id)).toBe(state)
  },
)

test('a review in blocked work is claimed by nobody', async () => {
  const { id } = await blockedTask('DONE_CODE')
  expect(await portal.as(acc).call(contract.claimTask, { body: { taskId: id } })).toMatchObject({
    status: 409,
    body: { code: 'PARTICIPATION_BLOCKED' },
  })
})

test('blocked work stands in nobody’s queue, and returns to it once it is allowed', async () => {
  const task = await blockedTask('DONE_CODE')
  const headers = { 'accelerator-id': String(accelerator.id) }
  const waiting = async () => {
    const list = await portal.as(acc).send(listTasksToReview, { headers, query: {} })
    const agenda = await portal.as(acc).send(getAgenda, { headers, query: { role: 'ACC', kind: 'review' } })
    return [list.body['total'], (agenda.body['items'] as unknown[]).length]
  }
  expect(await waiting()).toEqual([0, 0])
  await sql`update project_track set access_status = 'ALLOWED_TO_WORK' where id = ${task.participation.id}`.execute(
    portal.db,
  )
  expect(await waiting()).toEqual([1, 1])
})
