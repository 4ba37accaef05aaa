import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { askToTheLimit } from '../../../tests/support/ask-to-the-limit.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { noticesOf, tellRaised } from '../../../tests/support/tell-raised.ts'
import * as plans from '../contract/adaptation-plan.endpoints.ts'
import { notifyOfPlans } from './notify.subscribers.ts'

let portal: TestPortal
let tracker: Person
let leader: Person
let otherTeam: Person
let accelerator: Awaited<ReturnType<TestPortal['make']['accelerator']>>

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  tracker = await portal.make.member({ accelerator, role: 'TRC' })
  leader = await portal.make.person()
  otherTeam = await portal.make.member({ accelerator: await portal.make.accelerator(), role: 'ACC' })
})

type Plan = {
  version: number
  status: string
  items: { id: number; title: string; done: boolean; result: string }[]
  actions: string[]
  templates: { id: number; name: string; items: { title: string; days: number }[] }[]
}

const done = <T = Plan>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const working = async (): Promise<number> => {
  const track = await portal.make.track({ accelerator })
  const project = await portal.make.project({ leader })
  return (await portal.make.participation({ project, track, tracker })).id
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const assign = (projectTrackId: number, given: object = {}) =>
  portal.as(tracker).send(plans.assignAdaptationPlan, {
    body: {
      projectTrackId,
      version: 1,
      items: [
        { title: 'Познакомиться', dueOn: inDays(3) },
        { title: 'Пять интервью', dueOn: inDays(10) },
      ],
      templateName: '',
      ...given,
    },
  })
const read = async (projectTrackId: number, by: Person) =>
  done(
    await portal.as(by).call(plans.getAdaptationPlan, { query: { projectTrackId: String(projectTrackId) } }),
  )
describe('a plan', () => {
  test('is assigned by the tracker, done by the team, completed by the tracker', async () => {
    const id = await working()
    expect((await read(id, leader)).actions).toEqual([])
    expect(done(await assign(id)).status).toBe('ASSIGNED')
    const { items, actions } = await read(id, leader)
    expect([items.map(({ title }) => title), actions]).toEqual([
      ['Познакомиться', 'Пять интервью'],
      ['report'],
    ])
    const report = { body: { itemId: items[0]!.id, result: 'Встретились во вторник', done: true } }
    expect((await portal.as(tracker).call(plans.reportAdaptationItem, report)).status).toBe(403)
    const after = done(await portal.as(leader).call(plans.reportAdaptationItem, report))
    expect(after.items[0]).toMatchObject({ done: true, result: 'Встретились во вторник' })
    const complete = { body: { projectTrackId: id, version: 2, move: 'complete' as const } }
    expect(done(await portal.as(tracker).call(plans.moveAdaptationPlan, complete)).status).toBe('COMPLETED')
    expect((await portal.as(leader).call(plans.reportAdaptationItem, report)).body['code']).toBe(
      'STATE_CHANGED',
    )
    expect((await portal.as(tracker).call(plans.moveAdaptationPlan, complete)).body['code']).toBe(
      'STATE_CHANGED',
    )
  })

  test('names what is wrong at its field', async () => {
    const id = await working()
    const fieldsOf = async (given: object) => (await assign(id, given)).body['fields']
    expect(await fieldsOf({ items: [] })).toEqual({ items: 'REQUIRED' })
    expect(await fieldsOf({ items: [{ title: '', dueOn: inDays(1) }] })).toEqual({
      'items.0.title': 'REQUIRED',
    })
    expect(await fieldsOf({ items: [{ title: 'А', dueOn: '2020-01-01' }] })).toEqual({
      'items.0.dueOn': 'DATE_IN_PAST',
    })
    expect((await read(id, tracker)).status).toBe('NOT_ASSIGNED')
  })

  test('is a template to assign repeatedly, its days counted from the day of assignment', async () => {
    done(await assign(await working(), { templateName: 'Первый месяц' }))
    const other = await working()
    const { templates } = await read(other, tracker)
    expect(templates).toMatchObject([
      { name: 'Первый месяц', items: [{ title: 'Познакомиться', days: 3 }, { days: 10 }] },
    ])
    expect((await read(other, leader)).templates).toEqual([])
    const body = { projectTrackId: other, templateId: templates[0]!.id }
    expect(done(await portal.as(tracker).call(plans.deleteAdaptationTemplate, { body })).templates).toEqual(
      [],
    )
  })

  test('of another accelerator is not found', async () => {
    const id = await working()
    const query = { projectTrackId: String(id) }
    expect((await portal.as(otherTeam).send(plans.getAdaptationPlan, { query })).status).toBe(404)
  })
})

test('the team is notified of its plan, and the tracker once that all of it is done', async () => {
  const id = await working()
  done(await assign(id))
  const { items } = await read(id, leader)
  const report = (itemId: number, finished = true) =>
    portal.as(leader).send(plans.reportAdaptationItem, { body: { itemId, result: 'Да', done: finished } })
  for (const item of items) done(await report(item.id))
  done(await report(items[0]!.id))
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from event where name = 'AdaptationItemsDone' and (payload ->> 'project_track_id')::int = ${id}`.execute(
    portal.db,
  )
  expect(rows[0]!.n).toBe(1)
  await tellRaised(portal, notifyOfPlans)
  const notified = await noticesOf(portal, 'ADAPTATION_')
  expect(notified).toContainEqual({ code: 'ADAPTATION_ASSIGNED', uid: leader.uid })
  expect(notified).toContainEqual({ code: 'ADAPTATION_DONE', uid: tracker.uid })
  expect(notified.filter(({ uid }) => uid === otherTeam.uid)).toEqual([])
})

test('who takes the last item back and reports it again does not do so without end', async () => {
  const id = await working()
  done(await assign(id))
  const { items } = await read(id, leader)
  const report = (itemId: number) =>
    portal.as(leader).send(plans.reportAdaptationItem, { body: { itemId, result: 'Да', done: true } })
  done(await report(items[0]!.id))
  await askToTheLimit(portal, leader)
  expect((await report(items[1]!.id)).body['code']).toBe('RATE_LIMITED')
})
