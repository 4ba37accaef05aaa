import { beforeAll, expect, test } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import { person } from '../../../tests/support/actors.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { randomOf } from '../../../tests/support/random-of.ts'
import { numbersOf, openNumbers } from '../../../tests/support/report-numbers.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import * as tasks from '../../participations/contract/task.endpoints.ts'
import { longestPauseMinutes, ownFields, type OwnField } from '../../participations/domain/own-fields.ts'
import { noteSave } from '../../participations/server/sittings.ts'
import { noteFieldsRead } from '../../project-profiles/contract/profile.endpoints.ts'
import { questionCost } from '../contract/question-cost.endpoints.ts'
import { questionProjects } from '../contract/question-projects.endpoints.ts'
import { ownQuestionCode } from '../domain/question-cost.ts'
import { reportContracts } from '../web/report-contracts.ts'

type Query = Record<string, string | undefined>
type Row = Record<string, unknown> & { code: string }
type Answer = { items: Row[]; total: number; totals: Record<string, number | null> }

const codes = ['goal', 'market', 'team'] as const

let portal: TestPortal
let templateId: number

beforeAll(async () => {
  portal = await openPortal()
  const made = await portal.make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(...codes.map((code) => plain({ code, type: 'STRING' }))),
  })
  templateId = made.id
})

const makeWorld = async () => {
  const { make } = portal
  const accelerator = await make.accelerator({ time_zone: 'UTC' })
  const team = await make.member({ accelerator, role: 'ACC' })
  const tracker = await make.member({ accelerator, role: 'TRC' })
  const track = await make.track({ accelerator })
  const trackpoint = await make.trackpoint({ track, answer_required: false })
  for (const [seq, element_code] of codes.entries())
    await insertOne(portal.db, 'trackpoint_field', {
      trackpoint_id: trackpoint.id,
      template_id: templateId,
      element_code,
      seq,
    })
  return { accelerator, team, tracker, track, trackpoint }
}

type World = Awaited<ReturnType<typeof makeWorld>>
type Work = Awaited<ReturnType<typeof makeWork>>

const makeWork = async ({ track, tracker }: World) => {
  const leader = await portal.make.person()
  const project = await portal.make.project({ leader })
  const task = await portal.make.task({ project, track, tracker, state: 'DONE_CODE' })
  return { leader, project, task }
}

const read = async (world: World, contract: List, query: Query = {}, by?: Person): Promise<Answer> => {
  const { status, body } = await portal.as(by ?? world.team).send(contract, {
    headers: { 'accelerator-id': String(world.accelerator.id) },
    query: { limit: 50, ...query },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Answer
}

/** Figures of the fields that the tests use; a main template has others. */
const byCode = ({ items }: Answer): Record<string, Row> =>
  Object.fromEntries(items.map((row) => [row.code, row]))

const save = (
  projectId: number,
  changedBy: string,
  { code, at, acting }: { code: string; at: number; acting?: string },
) =>
  insertOne(portal.db, 'profile_value_change', {
    project_id: projectId,
    element_code: code,
    field_code: code,
    before: null,
    after: '"x"',
    changed_by: changedBy,
    at: new Date(at).toISOString(),
    ...(acting === undefined ? {} : { acting_by: acting }),
  })

const minute = 60_000

const median = (values: readonly number[]): number | null => {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10)

/** A save of the team's answer or files at a moment, as the calls of a task record it. */
const saveOwn = ({ task, project }: Work, by: Person, field: OwnField, at: number) =>
  noteSave(
    { db: portal.db, actor: person(by.uid), now: new Date(at) },
    {
      id: task.id,
      projectId: project.id,
      acceleratorId: task.accelerator_id,
      memberUids: [by.uid],
    },
    field,
  )

test('minutes are those of a count made another way, in 40 random worlds', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { below } = randomOf(seed)
    const world = await makeWorld()
    const own = ownFields.map((field) => ownQuestionCode(field, world.trackpoint.id))
    const expected = new Map<string, number[]>([...codes, ...own].map((code) => [code, []]))
    const stranger = await portal.make.person()
    for (let n = below(4); n >= 0; n--) {
      const work = await makeWork(world)
      const { project, leader } = work
      let at = Date.UTC(2026, 2, 1) + below(1440) * minute
      let before: number | null = null
      const spent = new Map<string, number>()
      for (let saves = below(12); saves > 0; saves--) {
        // In quarters of a minute, so that sums are exact.
        at += (1 + below(8 * longestPauseMinutes)) * 15_000
        const saved = codes.filter(() => below(2) === 0)
        const kind = below(9)
        if (kind > 5) {
          const field = ownFields[below(2)]!
          // Fields of a task are saved one by one, often the same again.
          await saveOwn(work, leader, field, at)
          const code = ownQuestionCode(field, world.trackpoint.id)
          const pause = before === null ? Infinity : (at - before) / minute
          spent.set(code, (spent.get(code) ?? 0) + (pause <= longestPauseMinutes ? pause : 0))
          before = at
          continue
        }
        for (const code of saved) {
          if (kind === 0) await save(project.id, stranger.uid, { code, at })
          else if (kind === 1) await save(project.id, leader.uid, { code, at, acting: stranger.uid })
          else await save(project.id, leader.uid, { code, at })
        }
        if (kind < 2 || saved.length === 0) continue
        const pause = before === null ? Infinity : (at - before) / minute
        for (const code of saved)
          spent.set(code, (spent.get(code) ?? 0) + (pause <= longestPauseMinutes ? pause / saved.length : 0))
        before = at
      }
      for (const [code, minutes] of spent) expected.get(code)!.push(minutes)
    }
    const parameters = { trackpointId: String(world.trackpoint.id) }
    const found = byCode(await read(world, questionCost, parameters))
    for (const [code, minutes] of expected) {
      const sum = minutes.reduce((all, one) => all + one, 0)
      expect(found[code]!['projects'], `world ${seed}`).toBe(minutes.length)
      expect(found[code]!['totalMinutes'] as number, `world ${seed}`).toBeCloseTo(rounded(sum)!, 0)
      expect(Math.abs((found[code]!['totalMinutes'] as number) - sum), `world ${seed}`).toBeLessThan(0.06)
      const middle = median(minutes)
      if (middle === null) expect(found[code]!['medianMinutes']).toBeNull()
      else expect(Math.abs((found[code]!['medianMinutes'] as number) - middle)).toBeLessThan(0.06)
      const behind = await read(world, questionProjects, {
        ...parameters,
        elementCode: code,
        having: 'SAVED',
      })
      expect(behind.total, `world ${seed}`).toBe(minutes.length)
    }
  }
}, 120_000)

const commented = async ({ tracker }: World, taskId: number, code: string) => {
  const { status, body } = await portal.as(tracker).call(tasks.commentTask, {
    body: { taskId, body: 'Уточните', place: { code, item: null, field: code } },
  })
  expect(status, JSON.stringify(body)).toBeLessThan(300)
}

const returned = async ({ tracker }: World, taskId: number) => {
  const { version } = await portal.db
    .selectFrom('project_trackpoint')
    .select('version')
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow()
  const { status, body } = await portal
    .as(tracker)
    .call(tasks.returnTask, { body: { taskId, version, comment: 'Доработайте' } })
  expect(status, JSON.stringify(body)).toBeLessThan(300)
}

const opened = (by: Person, projectId: number, taskId: number, read: readonly string[]) =>
  portal.as(by).call(noteFieldsRead, { body: { projectId, opener: `task:${taskId}`, codes: [...read] } })

test('remarks, the returns after them, views and selections are counted; every number has its rows', async () => {
  const world = await makeWorld()
  const first = await makeWork(world)
  const second = await makeWork(world)
  await commented(world, first.task.id, 'goal')
  await commented(world, first.task.id, 'goal')
  await commented(world, first.task.id, 'market')
  await returned(world, first.task.id)
  // Without a return.
  await commented(world, second.task.id, 'goal')
  expect((await opened(world.tracker, first.project.id, first.task.id, ['goal', 'market'])).status).toBe(204)
  expect((await opened(world.team, first.project.id, first.task.id, ['goal', 'unknown'])).status).toBe(204)
  // An administrator logged in as the tracker reads for themselves.
  const admin = await portal.make.person({ roles: ['ADMIN'] })
  const acting = portal.actAs(admin, world.tracker)
  const body = { projectId: first.project.id, opener: `task:${first.task.id}`, codes: ['goal'] }
  expect((await acting.call(noteFieldsRead, { body })).status).toBe(403)
  // The team's own reading is no review.
  expect((await opened(first.leader, first.project.id, first.task.id, ['goal'])).status).toBe(403)
  const settings: object = { rules: [], required: ['team'], threshold: null, quota: null, streamQuotas: [] }
  await insertOne(portal.db, 'selection_settings', {
    trackpoint_id: world.trackpoint.id,
    accelerator_id: world.accelerator.id,
    settings,
  })
  const answer = await read(world, questionCost, { trackpointId: String(world.trackpoint.id) })
  const found = byCode(answer)
  const figures = (code: string) =>
    ['remarks', 'returns', 'opens', 'selections', 'use'].map((name) => found[code]![name])
  expect(figures('goal')).toEqual([3, 1, 2, 0, 'READ'])
  expect(figures('market')).toEqual([1, 1, 1, 0, 'READ'])
  expect(figures('team')).toEqual([0, 0, 0, 1, 'SELECTS'])
  const parameters = { trackpointId: String(world.trackpoint.id) }
  const headers = { 'accelerator-id': String(world.accelerator.id) }
  const followed = await openNumbers(
    numbersOf(reportContracts.questionCost, answer, parameters),
    (list, query) => portal.as(world.team).send(list, { headers, query }),
  )
  expect(followed).toBeGreaterThan(5)
})

test('the answer and the files of a task are questions: saved, commented on, returned, read and scored', async () => {
  const world = await makeWorld()
  const work = await makeWork(world)
  const { task, project, leader } = work
  const other = await makeWork(world)
  const [answer, files] = ownFields.map((field) => ownQuestionCode(field, world.trackpoint.id)) as [
    string,
    string,
  ]
  const parameters = { trackpointId: String(world.trackpoint.id) }
  // Nothing happened, and neither is required: they are questions of a chosen task only.
  expect(Object.keys(byCode(await read(world, questionCost, parameters)))).toContain(answer)
  expect(Object.keys(byCode(await read(world, questionCost)))).not.toContain(answer)
  await portal.db
    .updateTable('project_trackpoint')
    .set({ state: 'PROCESS_CODE', started_at: new Date().toISOString() })
    .where('id', '=', task.id)
    .execute()
  const saved = await portal.as(leader).call(tasks.saveTaskAnswer, {
    body: { taskId: task.id, version: task.version, answer: 'Десять интервью' },
  })
  expect(saved.status).toBe(200)
  await portal.db
    .updateTable('project_trackpoint')
    .set({ state: 'DONE_CODE' })
    .where('id', '=', task.id)
    .execute()
  await commented(world, task.id, 'ANSWER')
  await commented(world, other.task.id, 'FILES')
  await returned(world, task.id)
  expect((await opened(world.tracker, project.id, task.id, ['ANSWER', 'FILES', 'NOTHING'])).status).toBe(204)
  expect((await opened(world.team, project.id, task.id, ['ANSWER'])).status).toBe(204)
  const expert = await portal.make.member({ accelerator: world.accelerator, role: 'EXP' })
  await insertOne(portal.db, 'expert_job', {
    accelerator_id: world.accelerator.id,
    task_id: task.id,
    expert_uid: expert.uid,
    client_uid: world.team.uid,
    status: 'COMPLETE',
    result_type: 'TEMPLATE',
    score: 70,
    completed_at: new Date().toISOString(),
  })
  const response = await read(world, questionCost, parameters)
  const found = byCode(response)
  const figures = (code: string) =>
    ['projects', 'remarks', 'returns', 'opens', 'scores', 'use'].map((name) => found[code]![name])
  expect(figures(answer)).toEqual([1, 1, 1, 2, 1, 'READ'])
  // No files: nothing that a score could hang on.
  expect(figures(files)).toEqual([0, 1, 0, 1, 0, 'READ'])
  const headers = { 'accelerator-id': String(world.accelerator.id) }
  const followed = await openNumbers(
    numbersOf(reportContracts.questionCost, response, parameters),
    (list, query) => portal.as(world.team).send(list, { headers, query }),
  )
  expect(followed).toBeGreaterThan(6)
  // Of the whole profile it is a question now; another task's is none of this accelerator.
  expect(byCode(await read(world, questionCost))[answer]).toMatchObject({ own: 'ANSWER', opens: 2 })
  const foreign = await makeWorld()
  const elsewhere = await portal.as(world.team).send(questionProjects, {
    headers,
    query: { elementCode: ownQuestionCode('ANSWER', foreign.trackpoint.id) },
  })
  expect([elsewhere.status, elsewhere.body['fields']]).toEqual([400, { elementCode: 'NOT_IN_LIST' }])
})

test('an answer that only a score hangs on says so; saves of other people are not counted', async () => {
  const world = await makeWorld()
  const work = await makeWork(world)
  await portal.db
    .updateTable('project_trackpoint')
    .set({ answer: 'Готово' })
    .where('id', '=', work.task.id)
    .execute()
  const expert = await portal.make.member({ accelerator: world.accelerator, role: 'EXP' })
  const scored = (own: object) =>
    insertOne(portal.db, 'expert_job', {
      accelerator_id: world.accelerator.id,
      task_id: work.task.id,
      expert_uid: expert.uid,
      client_uid: world.team.uid,
      status: 'COMPLETE',
      result_type: 'TEMPLATE',
      score: 70,
      completed_at: new Date().toISOString(),
      ...own,
    })
  await scored({})
  // An order of an investor does not open the task; a review without a score decides nothing.
  await scored({ requester_uid: expert.uid })
  await scored({ score: null })
  const stranger = await portal.make.person()
  await saveOwn(work, stranger, 'ANSWER', Date.UTC(2026, 2, 1))
  const code = ownQuestionCode('ANSWER', world.trackpoint.id)
  const found = byCode(await read(world, questionCost, { trackpointId: String(world.trackpoint.id) }))
  expect(found[code]).toMatchObject({ use: 'SCORES', scores: 1, projects: 0, totalMinutes: 0 })
})

test('fields that cost time and serve nobody come first; a tracker counts their own projects only', async () => {
  const world = await makeWorld()
  const { project, leader, task } = await makeWork(world)
  const at = Date.UTC(2026, 2, 1)
  await save(project.id, leader.uid, { code: 'goal', at })
  await save(project.id, leader.uid, { code: 'goal', at: at + 4 * minute })
  await save(project.id, leader.uid, { code: 'market', at: at + 5 * minute })
  await opened(world.tracker, project.id, task.id, ['goal'])
  const parameters = { trackpointId: String(world.trackpoint.id) }
  const { items } = await read(world, questionCost, parameters)
  expect(items.map(({ code, perUse }) => [code, perUse])).toEqual([
    ['market', null],
    ['team', null],
    [ownQuestionCode('ANSWER', world.trackpoint.id), null],
    [ownQuestionCode('FILES', world.trackpoint.id), null],
    ['goal', 4],
  ])
  const other = await portal.make.member({ accelerator: world.accelerator, role: 'TRC' })
  const ofOther = byCode(await read(world, questionCost, parameters, other))
  expect([ofOther['goal']!['projects'], ofOther['goal']!['opens']]).toEqual([0, 0])
})

test('what a project does elsewhere is not counted: rejected here, or after its work here ended', async () => {
  const world = await makeWorld()
  const rejected = await makeWork(world)
  const stopped = await makeWork(world)
  const finished = await makeWork(world)
  const days = (n: number) => Date.now() - n * 24 * 60 * minute
  const at = (n: number) => new Date(days(n)).toISOString()
  const { db } = portal
  await db
    .updateTable('acceleration_request')
    .set({ created_at: at(10) })
    .where('accelerator_id', '=', world.accelerator.id)
    .execute()
  await db.deleteFrom('project_track').where('project_id', '=', rejected.project.id).execute()
  await db
    .updateTable('acceleration_request')
    .set({ status: 'REJECT', reason: 'Не подходит' })
    .where('project_id', '=', rejected.project.id)
    .execute()
  await db
    .updateTable('project_track')
    .set({ access_status: 'BLOCKED' })
    .where('project_id', '=', stopped.project.id)
    .execute()
  await insertOne(db, 'audit_entry', {
    accelerator_id: world.accelerator.id,
    subject: 'participation',
    subject_id: String(stopped.task.project_track_id),
    action: 'block',
    to_state: 'BLOCKED',
    at: at(5),
  })
  await db
    .updateTable('project_track')
    .set({ tasks_accepted: 1 })
    .where('project_id', '=', finished.project.id)
    .execute()
  await db
    .updateTable('project_trackpoint')
    .set({ state: 'ACCEPT_CODE', state_changed_at: at(5) })
    .where('id', '=', finished.task.id)
    .execute()
  for (const { project, leader } of [rejected, stopped, finished]) {
    await save(project.id, leader.uid, { code: 'goal', at: days(12) })
    await save(project.id, leader.uid, { code: 'market', at: days(8) })
    await save(project.id, leader.uid, { code: 'team', at: days(2) })
  }
  const saved = async (elementCode: string) =>
    (await read(world, questionProjects, { elementCode, having: 'SAVED' })).items.map(({ id }) => id)
  expect(await saved('goal')).toEqual([])
  expect((await saved('market')).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    stopped.project.id,
    finished.project.id,
  ])
  expect(await saved('team')).toEqual([])
})

test('a field or a task of somebody else is refused at its field', async () => {
  const [world, foreign] = [await makeWorld(), await makeWorld()]
  const headers = { 'accelerator-id': String(world.accelerator.id) }
  const refusedOf = async (contract: List, query: Query) => {
    const { status, body } = await portal.as(world.team).send(contract, { headers, query })
    return [status, body['fields']]
  }
  expect(await refusedOf(questionCost, { trackpointId: String(foreign.trackpoint.id) })).toEqual([
    400,
    { trackpointId: 'NOT_IN_LIST' },
  ])
  expect(await refusedOf(questionProjects, { elementCode: 'nowhere' })).toEqual([
    400,
    { elementCode: 'NOT_IN_LIST' },
  ])
})
