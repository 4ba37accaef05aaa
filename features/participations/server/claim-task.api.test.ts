import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { listTasksToReview } from '../contract/participation.endpoints.ts'
import * as tasks from '../contract/task.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let founder: Person
let first: Person
let second: Person
let taskId: number

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  founder = await portal.make.person()
  first = await portal.make.member({ accelerator, role: 'ACC' })
  second = await portal.make.member({ accelerator, role: 'TRC_TEAM' })
})

beforeEach(async () => {
  const { make } = portal
  const track = await make.track({ programme: await make.programme({ accelerator }) })
  const project = await make.project({ leader: founder })
  const made = await make.participation({ track, project, states: ['DONE_CODE'] })
  taskId = made.tasks[0]!.id
})

type Claim = { by: { uid: string } } | null
const task = ({ body }: Answer) => body as unknown as { claim: Claim; actions: string[]; version: number }
const claim = (by: Person, insteadOf: string | null = null) =>
  portal.as(by).send(tasks.claimTask, { body: { taskId, insteadOf } })
const release = (by: Person) => portal.as(by).send(tasks.releaseTask, { body: { taskId } })
const get = async (by: Person) =>
  task(await portal.as(by).send(tasks.getTask, { query: { taskId: String(taskId) } }))
const waits = async (by: Person): Promise<boolean> => {
  const { body } = await portal.as(by).send(listTasksToReview, {
    headers: { 'accelerator-id': String(accelerator.id) },
    query: { limit: '50' },
  })
  return (body as unknown as { items: { id: number }[] }).items.some(({ id }) => id === taskId)
}

test('a review that somebody took waits for nobody else; the team is not notified', async () => {
  expect([await waits(first), await waits(second)]).toEqual([true, true])
  expect(task(await claim(first)).claim?.by.uid).toBe(first.uid)
  expect([await waits(first), await waits(second)]).toEqual([true, false])
  expect((await get(first)).actions).toContain('release')
  const other = await get(second)
  expect(other.claim?.by.uid).toBe(first.uid)
  expect(other.actions).toEqual(expect.arrayContaining(['takeOver', 'accept']))
  const team = await get(founder)
  expect([team.claim, team.actions.includes('takeOver')]).toEqual([null, false])
  expect(task(await release(first)).claim).toBeNull()
  expect(await waits(second)).toBe(true)
})

test('while an expert has it, it is in review but nothing to decide now', async () => {
  const decidable = async (query: Record<string, string>) => {
    const { body } = await portal.as(first).send(listTasksToReview, {
      headers: { 'accelerator-id': String(accelerator.id) },
      query: { limit: '50', ...query },
    })
    return (body as unknown as { items: { id: number }[] }).items.some(({ id }) => id === taskId)
  }
  expect(await decidable({ waiting: 'true' })).toBe(true)
  const job = await portal.make.expertJob({ task: { id: taskId, accelerator_id: accelerator.id } as never })
  expect([await decidable({ waiting: 'true' }), await decidable({})]).toEqual([false, true])
  await portal.db.updateTable('expert_job').set({ status: 'COMPLETE' }).where('id', '=', job.id).execute()
  expect(await decidable({ waiting: 'true' })).toBe(true)
})

test('it is taken over from visible people, and from nobody else', async () => {
  const third = await portal.make.member({ accelerator, role: 'ACC' })
  await claim(first)
  expect(await claim(third)).toMatchObject({ status: 409, body: { code: 'REVIEW_CLAIMED' } })
  expect(task(await claim(second, first.uid)).claim?.by.uid).toBe(second.uid)
  expect(await claim(third, first.uid)).toMatchObject({ status: 409, body: { code: 'REVIEW_CLAIMED' } })
  // A reviewer who lost the claim releases nothing.
  expect(task(await release(first)).claim?.by.uid).toBe(second.uid)
})

test('of many at once one wins, the others get a conflict', async () => {
  const rivals = await Promise.all(
    Array.from({ length: 6 }, () => portal.make.member({ accelerator, role: 'ACC' })),
  )
  const answers = await Promise.all(rivals.map((one) => claim(one)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body['code'] === 'REVIEW_CLAIMED')).toHaveLength(5)
})

test('it is forgotten after four hours, and counts for one hand-in only', async () => {
  await claim(first)
  await sql`update task_claim set claimed_at = now() - interval '4 hours' where task_id = ${taskId}`.execute(
    portal.db,
  )
  await sql`update project_trackpoint set state_changed_at = now() - interval '5 hours' where id = ${taskId}`.execute(
    portal.db,
  )
  expect((await get(second)).claim).toBeNull()
  expect(task(await claim(second)).claim?.by.uid).toBe(second.uid)
  await sql`update project_trackpoint set state_changed_at = now() where id = ${taskId}`.execute(portal.db)
  expect((await get(first)).claim).toBeNull()
  expect((await claim(first)).status).toBe(200)
})

test('of somebody whose account or membership was blocked it is free at once', async () => {
  const gone = await portal.make.member({ accelerator, role: 'ACC' })
  await claim(gone)
  await sql`update person set status = 'B' where uid = ${gone.uid}`.execute(portal.db)
  expect((await get(second)).claim).toBeNull()
  expect(await waits(second)).toBe(true)
  const out = await portal.make.member({ accelerator, role: 'ACC' })
  expect((await claim(out)).status).toBe(200)
  expect((await get(second)).claim?.by.uid).toBe(out.uid)
  await sql`update accelerator_member set blocked = true where person_uid = ${out.uid}`.execute(portal.db)
  expect((await claim(second)).status).toBe(200)
})

test('what is decided is nobody’s to review', async () => {
  const { version } = await get(first)
  await portal.as(first).send(tasks.acceptTask, { body: { taskId, version } })
  expect(await claim(second)).toMatchObject({ status: 409, body: { code: 'TRACKPOINT_STATUS_CHANGED' } })
  expect(await release(second)).toMatchObject({ status: 409, body: { code: 'TRACKPOINT_STATUS_CHANGED' } })
})

test('a returned task gets the new deadline, and none that is over', async () => {
  const give = (dueOn: string | null | undefined, version: number) =>
    portal.as(first).send(tasks.returnTask, {
      body: { taskId, version, comment: 'Добавьте вывод.', ...(dueOn === undefined ? {} : { dueOn }) },
    })
  const { version } = await get(first)
  expect(await give('2001-01-01', version)).toMatchObject({
    status: 400,
    body: { fields: { dueOn: 'DATE_IN_PAST' } },
  })
  expect(await give('2099-02-30', version)).toMatchObject({ status: 400 })
  expect((await give('2099-12-31', version)).status).toBe(200)
  expect(
    (await portal.as(founder).send(tasks.getTask, { query: { taskId: String(taskId) } })).body,
  ).toMatchObject({
    state: 'START',
    due: { day: '2099-12-31' },
  })
})

test('a task whose deadline is over is not returned with that deadline', async () => {
  await sql`update project_trackpoint set due_on = '2001-01-01' where id = ${taskId}`.execute(portal.db)
  const { version } = await get(first)
  const give = (more: { dueOn?: string | null }) =>
    portal
      .as(first)
      .send(tasks.returnTask, { body: { taskId, version, comment: 'Добавьте вывод.', ...more } })
  expect(await give({})).toMatchObject({ status: 400, body: { fields: { dueOn: 'DATE_IN_PAST' } } })
  expect((await give({ dueOn: null })).status).toBe(200)
})
