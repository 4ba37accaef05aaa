import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { field, group, plain, tree } from '../../fields/domain/samples.ts'
import type { Value } from '../../fields/domain/values.ts'
import { getTaskChanges } from '../../participations/contract/remark.endpoints.ts'
import {
  commentTask,
  completeTask,
  deleteTaskProgress,
  getTask,
  startTask,
} from '../../participations/contract/task.endpoints.ts'
import { saveTrackpointFields } from '../../programmes/contract/trackpoint-field.endpoints.ts'
import { setProfileVisibility } from '../../projects/contract/project-details.endpoints.ts'
import type { ElementVisibility } from '../../projects/domain/states.ts'
import {
  getProfileAt,
  getProfileCell,
  getProfileCellHistory,
  getProjectProfile,
  listProfileMoments,
  saveProjectProfile,
} from '../contract/profile.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let founder: Person
let keeper: Person

type Track = Awaited<ReturnType<TestPortal['make']['track']>>

const patented = { showIf: { code: 'patented', anyOf: [true] } }
const profile = tree(
  plain({ code: 'goal', type: 'STRING' }),
  plain({ code: 'debts', type: 'STRING' }),
  plain({ code: 'patented', type: 'BOOLEAN' }),
  plain({ code: 'patent', type: 'STRING', ...patented }),
  group('rivals', [
    field({ code: 'rival', type: 'STRING' }),
    field({ code: 'bought', type: 'BOOLEAN' }),
    field({ code: 'price', type: 'STRING', showIf: { code: 'bought', anyOf: [true] } }),
  ]),
)

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  founder = await portal.make.person()
  keeper = await portal.make.person({ roles: ['HTADM'] })
  await portal.make.profileTemplate({ status: 'ACTIVE', main: true, tree: profile })
})

const done = <T = Record<string, unknown>>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

type Task = { id: number; version: number; actions: string[]; opens: { code: string }[] }

const hide = async (project: Project, codes: string[], visibility: ElementVisibility = 'NON_VISIBLE') =>
  done(
    await portal
      .as(founder)
      .call(setProfileVisibility, { body: { projectId: project.id, codes, visibility } }),
  )

/** Adds to a track a trackpoint that requests these fields and no answer. */
const asking = async (track: Track, codes: string[], performer: 'TEAM' | 'ACCELERATOR' = 'TEAM') => {
  const { id } = await portal.make.trackpoint({ track, answer_required: false, performer })
  const fields = codes.map((code) => ({ code, required: false, readOnly: false }))
  done(await portal.as(admin).call(saveTrackpointFields, { body: { trackpointId: id, version: 1, fields } }))
}

/** A project with values, and its task that requests these fields. */
const work = async (codes: string[], performer?: 'TEAM' | 'ACCELERATOR') => {
  const project = await portal.make.project({ leader: founder })
  await portal.make.profileValues({ project, plain: { goal: 'Тепло', debts: 'Три миллиона' } })
  const track = await portal.make.track({ accelerator })
  await asking(track, codes, performer)
  return { project, task: await portal.make.task({ project, track }) }
}

const readTask = async (id: number, by: Person): Promise<Task> =>
  done<Task>(await portal.as(by).call(getTask, { query: { taskId: String(id) } }))

const move = async (
  endpoint: typeof startTask | typeof completeTask | typeof deleteTaskProgress,
  id: number,
  by: Person,
  body: { opens?: string[] } = {},
) =>
  portal.as(by).call(endpoint, { body: { taskId: id, version: (await readTask(id, by)).version, ...body } })

/** The plain values that a person gets through the task. */
const through = async (project: Project, taskId: number, by: Person): Promise<Record<string, Value>> => {
  const query = { projectId: String(project.id), opener: `task:${taskId}` }
  const read = done<{ values: { plain: Record<string, Value> } }>(
    await portal.as(by).call(getProjectProfile, { query }),
  )
  return read.values.plain
}

const save = async (
  project: Project,
  cells: { code: string; value: Value; item?: string; field?: string; version?: number }[],
  add: { code: string; id: string }[] = [],
) =>
  done(
    await portal.as(founder).call(saveProjectProfile, {
      body: {
        projectId: project.id,
        add,
        cells: cells.map(({ code, item = null, field: name = code, version = 0, value }) => ({
          code,
          item,
          field: name,
          version,
          value,
        })),
      },
    }),
  )

describe('a field that the team hides from everybody', () => {
  test('is not shown by a task that was not started, on no way to its values', async () => {
    const { project, task } = await work(['goal', 'debts'])
    await hide(project, ['debts'])
    expect(await through(project, task.id, admin)).toEqual({ goal: 'Тепло' })
    expect(await through(project, task.id, founder)).toEqual({ goal: 'Тепло', debts: 'Три миллиона' })
    expect(await through(project, task.id, keeper)).toMatchObject({ debts: 'Три миллиона' })
    const ofTask = { projectId: String(project.id), opener: `task:${task.id}` }
    const cell = { ...ofTask, code: 'debts', field: 'debts' }
    for (const endpoint of [getProfileCell, getProfileCellHistory])
      expect((await portal.as(admin).call(endpoint, { query: cell })).status).toBe(404)
    const at = { ...ofTask, at: new Date(Date.now() + 60_000).toISOString() }
    expect(JSON.stringify(done(await portal.as(admin).call(getProfileAt, { query: at })))).not.toContain(
      'Три',
    )
  })

  test('is shown once the team has started the task and has read so', async () => {
    const { project, task } = await work(['goal', 'debts'])
    await hide(project, ['debts'])
    expect((await readTask(task.id, founder)).opens.map(({ code }) => code)).toEqual(['debts'])
    expect((await readTask(task.id, admin)).opens).toEqual([])
    const untold = await move(startTask, task.id, founder)
    expect([untold.status, untold.body['code']]).toEqual([409, 'TASK_OPENS_HIDDEN_FIELDS'])
    expect(await through(project, task.id, admin)).toEqual({ goal: 'Тепло' })
    done(await move(startTask, task.id, founder, { opens: ['debts'] }))
    expect(await through(project, task.id, admin)).toMatchObject({ debts: 'Три миллиона' })
    expect((await readTask(task.id, founder)).opens).toEqual([])
    done(await move(deleteTaskProgress, task.id, admin))
    expect(await through(project, task.id, admin)).toEqual({ goal: 'Тепло' })
  })

  test('hidden meanwhile is hidden again, until the team submits and confirms', async () => {
    const { project, task } = await work(['goal', 'debts'])
    done(await move(startTask, task.id, founder))
    expect(await through(project, task.id, admin)).toMatchObject({ debts: 'Три миллиона' })
    await hide(project, ['debts'])
    expect(await through(project, task.id, admin)).toEqual({ goal: 'Тепло' })
    const place = { code: 'debts', item: null, field: 'debts' }
    const remark = await portal
      .as(admin)
      .call(commentTask, { body: { taskId: task.id, body: 'Сколько?', place } })
    expect(remark.body['fields']).toEqual({ 'place.code': 'NOT_IN_LIST' })
    expect((await move(completeTask, task.id, founder)).body['code']).toBe('TASK_OPENS_HIDDEN_FIELDS')
    done(await move(completeTask, task.id, founder, { opens: ['debts'] }))
    expect(await through(project, task.id, admin)).toMatchObject({ debts: 'Три миллиона' })
  })

  test('does not come out as a change to its reviewers', async () => {
    const { project, task } = await work(['goal', 'debts'])
    done(await move(startTask, task.id, founder))
    await hide(project, ['debts'])
    await save(project, [
      { code: 'goal', value: 'Свет', version: 1 },
      { code: 'debts', value: 'Пять миллионов', version: 1 },
    ])
    const changes = done<{ fields: { code: string }[] }>(
      await portal.as(admin).call(getTaskChanges, { query: { taskId: String(task.id) } }),
    )
    expect(changes.fields.map(({ code }) => code)).toEqual(['goal'])
  })

  test('is neither required from the accelerator nor written by it', async () => {
    const { project, task } = await work(['goal', 'debts'], 'ACCELERATOR')
    await hide(project, ['debts'])
    done(await move(startTask, task.id, admin, { opens: ['debts'] }))
    expect(await through(project, task.id, admin)).toEqual({ goal: 'Тепло' })
    const cells = [{ code: 'debts', item: null, field: 'debts', version: 0, value: 'Ноль' }]
    const written = await portal.as(admin).call(saveProjectProfile, {
      body: { projectId: project.id, opener: `task:${task.id}`, add: [], cells },
    })
    expect([written.status, written.body['code']]).toEqual([403, 'ACCESS_DENIED'])
  })

  test('opens with what it needs to be shown', async () => {
    const { project, task } = await work(['patent'])
    await save(project, [
      { code: 'patented', value: true },
      { code: 'patent', value: 'RU 2 123' },
    ])
    await hide(project, ['patented'])
    expect((await readTask(task.id, founder)).opens.map(({ code }) => code)).toEqual(['patented'])
    // The condition is evaluated on the server; its own value remains hidden.
    expect(await through(project, task.id, admin)).toEqual({ patent: 'RU 2 123' })
  })
})

describe('what a condition hides today', () => {
  const rival = crypto.randomUUID()
  let project: Project
  let shownAt: string

  beforeAll(async () => {
    project = await portal.make.project({ leader: founder })
    await portal.make.participation({ project, track: await portal.make.track({ accelerator }) })
    await save(
      project,
      [
        { code: 'patented', value: true },
        { code: 'patent', value: 'RU 2 123' },
        { code: 'rivals', item: rival, field: 'rival', value: 'Пар' },
        { code: 'rivals', item: rival, field: 'bought', value: true },
        { code: 'rivals', item: rival, field: 'price', value: 'Дорого' },
      ],
      [{ code: 'rivals', id: rival }],
    )
    shownAt = new Date().toISOString()
    await save(project, [
      { code: 'patented', value: false, version: 1 },
      { code: 'rivals', item: rival, field: 'bought', value: false, version: 1 },
    ])
  })

  const whole = () => ({ projectId: String(project.id) })
  const cellQuery = (code: string, name: string) => ({
    ...whole(),
    code,
    field: name,
    ...(code === name ? {} : { item: rival }),
  })
  const secrets = [
    ['patent', 'patent'],
    ['rivals', 'price'],
  ] as const

  test('is not in the profile of that time, for those who do not receive it now', async () => {
    const at = async (by: Person) =>
      JSON.stringify(done(await portal.as(by).call(getProfileAt, { query: { ...whole(), at: shownAt } })))
    for (const secret of ['RU 2 123', 'Дорого']) {
      expect(await at(admin)).not.toContain(secret)
      expect(await at(founder)).toContain(secret)
    }
    expect(await at(admin)).toContain('Пар')
  })

  test.each(secrets)('is not in the history of %s, field %s', async (code, name) => {
    for (const endpoint of [getProfileCell, getProfileCellHistory]) {
      expect((await portal.as(admin).call(endpoint, { query: cellQuery(code, name) })).status).toBe(404)
      expect((await portal.as(founder).call(endpoint, { query: cellQuery(code, name) })).status).toBe(200)
    }
    const open = await portal
      .as(admin)
      .call(getProfileCellHistory, { query: cellQuery('patented', 'patented') })
    expect(open.status).toBe(200)
    done(await portal.as(admin).call(listProfileMoments, { query: whole() }))
  })

  test('is not given to reviewers through a task either', async () => {
    const other = await portal.make.track({ accelerator })
    await asking(other, ['patent'])
    const task = await portal.make.task({ project, track: other })
    expect(await through(project, task.id, admin)).toEqual({ patented: false })
    expect(await through(project, task.id, founder)).toMatchObject({ patent: 'RU 2 123' })
  })

  test('is no change to reviewers, whatever was there before', async () => {
    const other = await portal.make.track({ accelerator })
    await asking(other, ['patented', 'patent', 'rivals'])
    const fresh = await portal.make.project({ leader: founder })
    const item = crypto.randomUUID()
    const task = await portal.make.task({ project: fresh, track: other })
    done(await move(startTask, task.id, founder))
    await save(
      fresh,
      [
        { code: 'patented', value: true },
        { code: 'patent', value: 'RU 4 567' },
        { code: 'rivals', item, field: 'rival', value: 'Пар' },
        { code: 'rivals', item, field: 'bought', value: true },
        { code: 'rivals', item, field: 'price', value: 'Дорого' },
      ],
      [{ code: 'rivals', id: item }],
    )
    await save(fresh, [
      { code: 'patented', value: false, version: 1 },
      { code: 'rivals', item, field: 'bought', value: false, version: 1 },
    ])
    const { fields } = done<{ fields: { code: string; field: string }[] }>(
      await portal.as(admin).call(getTaskChanges, { query: { taskId: String(task.id) } }),
    )
    expect(fields.map(({ code, field: name }) => `${code}.${name}`).toSorted()).toEqual([
      'patented.patented',
      'rivals.bought',
      'rivals.rival',
    ])
  })
})
