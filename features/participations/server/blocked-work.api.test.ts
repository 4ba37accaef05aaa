import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { TaskState } from '../../../tests/support/factories/task-row.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getAgenda } from '../../agenda/contract/agenda.endpoints.ts'
import * as talks from '../../expert-talks/contract/expert-talk.endpoints.ts'
import { countNewExpertJobs } from '../../expertise/contract/badge.endpoints.ts'
import {
  saveExpertComment,
  saveExpertJob,
  takeExpertJob,
} from '../../expertise/contract/expert-job-order.endpoints.ts'
import { changeAccess, listTasksToReview, setTracker } from '../contract/participation.endpoints.ts'
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

test.each([
  ['DONE_CODE', contract.commentTask, 'acc', { body: 'Вопрос.' }],
  ['DONE_CODE', contract.commentTask, 'leader', { body: 'Ответ.' }],
  ['PROCESS_CODE', contract.saveTaskAnswer, 'leader', { answer: 'Ответ.', version: 1 }],
  ['DONE_CODE', contract.setBusinessPlanPublished, 'acc', { published: true }],
] as const)('in blocked work nobody writes in a task that is %s (%#)', async (state, endpoint, who, more) => {
  const { id } = await blockedTask(state)
  const by = who === 'acc' ? acc : leader
  expect(await portal.as(by).send(endpoint, { body: { taskId: id, ...more } })).toMatchObject({
    status: 409,
    body: { code: 'PARTICIPATION_BLOCKED' },
  })
  const task = await portal.as(by).send(contract.getTask, { query: { taskId: id } })
  expect(task.body).toMatchObject({ commentable: false, comments: [] })
})

test('an expert writes no result of blocked work, and goes on where they stopped once it is allowed', async () => {
  const task = await blockedTask('DONE_CODE')
  const expert = await portal.make.member({ accelerator, role: 'EXP' })
  const job = await portal.make.expertJob({ task, expert, status: 'PROCESS' })
  const save = () =>
    portal
      .as(expert)
      .send(saveExpertJob, { body: { jobId: job.id, version: job.version, conclusion: 'Хорошо.' } })
  const refused = { status: 409, body: { code: 'PARTICIPATION_BLOCKED' } }
  expect(await save()).toMatchObject(refused)
  expect(
    await portal.as(expert).send(saveExpertComment, { body: { jobId: job.id, text: 'Рынок мал.' } }),
  ).toMatchObject(refused)
  await sql`update project_track set access_status = 'ALLOWED_TO_WORK' where id = ${task.participation.id}`.execute(
    portal.db,
  )
  expect((await save()).status).toBe(200)
})

test('in blocked work the conversation of an expertise rests, and goes on once it is allowed', async () => {
  const task = await blockedTask('DONE_CODE')
  const expert = await portal.make.member({ accelerator, role: 'EXP' })
  const { id: jobId } = await portal.make.expertJob({ task, expert, client: acc, status: 'PROCESS' })
  const question = async (status: 'ASKED' | 'PASSED' | 'ANSWERED') => {
    const row = { job_id: jobId, text: 'Кто платит?', passed_text: 'Кто платит?', answer: 'Город.', status }
    const { id: questionId } = await insertOne(portal.db, 'expert_question', row)
    return { questionId, version: 1 }
  }
  const [open, passed, answered] = [
    await question('ASKED'),
    await question('PASSED'),
    await question('ANSWERED'),
  ]
  const text = 'Кто платит?'
  const steps = [
    [expert, talks.sendExpertMessage, { jobId, text }],
    [expert, talks.askTeam, { jobId, text }],
    [acc, talks.passExpertQuestion, { ...open, text }],
    [leader, talks.answerExpertQuestion, { ...passed, text }],
    [acc, talks.tellExpertAnswer, { ...answered, text }],
    [acc, talks.declineExpertQuestion, { ...answered, reason: 'Не по делу.' }],
  ] as const
  for (const [by, endpoint, body] of steps)
    expect(await portal.as(by).send(endpoint, { body }), endpoint.name).toMatchObject({
      status: 409,
      body: { code: 'PARTICIPATION_BLOCKED' },
    })
  const read = async () => {
    const talk = await portal.as(expert).send(talks.getExpertTalk, { query: { jobId } })
    const ofTeam = await portal.as(leader).send(talks.listTeamQuestions, { query: { taskId: task.id } })
    const items = ofTeam.body['items'] as { status: string; actions: string[] }[]
    return [
      talk.body['mayAsk'],
      talk.body['mayWrite'],
      items.find(({ status }) => status === 'PASSED')?.actions,
    ]
  }
  expect(await read()).toEqual([false, false, []])
  await sql`update project_track set access_status = 'ALLOWED_TO_WORK' where id = ${task.participation.id}`.execute(
    portal.db,
  )
  expect(await read()).toEqual([true, true, ['answer']])
  for (const [by, endpoint, body] of steps.slice(0, -1))
    expect((await portal.as(by).send(endpoint, { body })).status, endpoint.name).toBe(204)
})

test('a review in blocked work is claimed by nobody', async () => {
  const { id } = await blockedTask('DONE_CODE')
  expect(await portal.as(acc).call(contract.claimTask, { body: { taskId: id } })).toMatchObject({
    status: 409,
    body: { code: 'PARTICIPATION_BLOCKED' },
  })
})

test.each([
  ['a comment', contract.commentTask, { body: 'Вопрос.' }],
  ['a claim', contract.claimTask, {}],
  ['a release', contract.releaseTask, {}],
] as const)('%s that comes while the work is being blocked is refused', async (_what, endpoint, more) => {
  const track = await portal.make.track({ accelerator })
  const { id, participation } = await portal.make.task({ state: 'DONE_CODE', track })
  const [answer] = await collide(
    portal.database,
    `update project_track set access_status = 'BLOCKED' where id = ${participation.id}`,
    [() => portal.as(acc).call(endpoint, { body: { taskId: id, ...more } })],
  )
  expect(answer).toMatchObject({ status: 409, body: { code: 'PARTICIPATION_BLOCKED' } })
})

test('of an acceptance and a block at the same moment nothing is accepted after the block', async () => {
  const track = await portal.make.track({ accelerator })
  for (const isFirst of [true, false]) {
    const { id, version, participation } = await portal.make.task({ state: 'DONE_CODE', track })
    const accept = () => portal.as(acc).call(contract.acceptTask, { body: { taskId: id, version } })
    const block = () =>
      portal.as(acc).call(changeAccess, {
        body: { projectTrackId: participation.id, action: 'BLOCK', reason: 'Нарушены правила.' },
      })
    const answers = await collide(
      portal.database,
      `select from project_track where id = ${participation.id} for update`,
      isFirst ? [accept, block] : [block, accept],
    )
    const statuses = answers.map(({ status }) => status)
    const [accepted, blocked] = isFirst ? statuses : statuses.toReversed()
    expect([200, 409]).toContain(accepted)
    expect(blocked).toBeLessThan(300)
    expect(await stateOf(id)).toBe(accepted === 200 ? 'ACCEPT_CODE' : 'DONE_CODE')
    const { rows } = await sql<{ action: string }>`select action from audit_entry
      where (subject, subject_id) in (('participation', ${participation.id}::text), ('task', ${id}::text))
      order by id`.execute(portal.db)
    expect(rows.map(({ action }) => action)).toEqual(accepted === 200 ? ['accept', 'BLOCK'] : ['BLOCK'])
  }
})

test.each([
  ['accepted', contract.acceptTask, {}],
  ['returned', contract.returnTask, { comment: 'Доработайте.' }],
  ['rejected', contract.discardTask, { comment: 'Не подходит.' }],
] as const)('no task is %s while the work is being blocked', async (_what, endpoint, more) => {
  const track = await portal.make.track({ accelerator })
  const { id, version, participation } = await portal.make.task({ state: 'DONE_CODE', track })
  const [answer] = await collide(
    portal.database,
    `update project_track set access_status = 'BLOCKED' where id = ${participation.id}`,
    [() => portal.as(acc).call(endpoint, { body: { taskId: id, version, ...more } })],
  )
  expect(answer).toMatchObject({ status: 409, body: { code: 'PARTICIPATION_BLOCKED' } })
  expect(await stateOf(id)).toBe('DONE_CODE')
})

test('blocked work gets no other tracker until it is allowed', async () => {
  const { participation } = await blockedTask('DONE_CODE')
  const tracker = await portal.make.member({ accelerator, role: 'TRC' })
  const set = () =>
    portal.as(acc).send(setTracker, { body: { projectTrackId: participation.id, trackerUid: tracker.uid } })
  expect(await set()).toMatchObject({ status: 409, body: { code: 'PARTICIPATION_BLOCKED' } })
  await sql`update project_track set access_status = 'ALLOWED_TO_WORK' where id = ${participation.id}`.execute(
    portal.db,
  )
  expect((await set()).status).toBe(204)
})

test('an expert does not take a review of blocked work, which waits in no queue of theirs', async () => {
  const task = await blockedTask('DONE_CODE')
  const expert = await portal.make.member({ accelerator, role: 'EXP' })
  const job = await portal.make.expertJob({ task, expert, status: 'NEW' })
  const waiting = async () => {
    const agenda = await portal.as(expert).send(getAgenda, { query: { role: 'EXP', kind: 'expertReview' } })
    const badge = await portal.as(expert).send(countNewExpertJobs, {})
    return [(agenda.body['items'] as unknown[]).length, badge.body['count']]
  }
  expect(await waiting()).toEqual([0, 0])
  expect(
    await portal.as(expert).call(takeExpertJob, { body: { jobId: job.id, version: job.version } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'PARTICIPATION_BLOCKED' },
  })
  await sql`update project_track set access_status = 'ALLOWED_TO_WORK' where id = ${task.participation.id}`.execute(
    portal.db,
  )
  expect(await waiting()).toEqual([1, 1])
})

test('blocked work is in nobody’s queue, and returns to it once it is allowed', async () => {
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
