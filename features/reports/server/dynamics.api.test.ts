import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import { dynamicsOfProject } from '../contract/dynamics-of-project.endpoints.ts'
import { sourceLink } from '../contract/event-source.ts'

type Point = { at: string; before: string | null; value: number }
type Event = Parameters<typeof sourceLink>[0] & {
  event: string
  nth: number
  score: number | null
  at: string
}
type Answer = {
  items: unknown[]
  events: Event[]
  figures: { code: string; name: string; unit: string; points: Point[] }[]
}

let portal: TestPortal
let acceleratorId: number
let projectId: number
let taskId: number
let leader: Person
let acc: Person
let tracker: Person
let other: Person

const day = (n: number): string => `2026-03-${String(n).padStart(2, '0')}T09:00:00Z`

const change = (code: string, n: number, after: unknown) =>
  sql`insert into profile_value_change (project_id, element_code, field_code, after, changed_by, at)
    values (${projectId}, ${code}, ${code}, ${JSON.stringify(after)}::jsonb, ${leader.uid}, ${day(n)})`.execute(
    portal.db,
  )

beforeAll(async () => {
  portal = await openPortal()
  const { make, db } = portal
  const accelerator = await make.accelerator()
  acceleratorId = accelerator.id
  acc = await make.member({ accelerator, role: 'ACC' })
  tracker = await make.member({ accelerator, role: 'TRC' })
  other = await make.member({ accelerator, role: 'TRC' })
  leader = await make.person()
  await make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'people', type: 'INTEGER', name: { ru: 'Людей', en: 'People' } }),
      plain({ code: 'sales', type: 'MONEY', name: { ru: 'Продажи', en: 'Sales' } }),
      plain({ code: 'motto', type: 'STRING' }),
    ),
  })
  const project = await make.project({ leader })
  projectId = project.id
  const task = await make.task({ project, track: await make.track({ accelerator }), state: 'ACCEPT_CODE' })
  taskId = task.id
  await sql`update acceleration_request set tracker_uid = ${tracker.uid}, created_at = ${day(1)} where project_id = ${projectId}`.execute(
    db,
  )
  for (const [action, n] of [
    ['return', 3],
    ['accept', 5],
  ] as const)
    await sql`insert into audit_entry (subject, subject_id, action, actor_uid, accelerator_id, at)
      values ('task', ${String(taskId)}, ${action}, ${acc.uid}, ${acceleratorId}, ${day(n)})`.execute(db)
  await sql`insert into scoring (accelerator_id, project_id, groups, marks, total, assessed, parameters, assessed_by, assessed_at)
    values (${acceleratorId}, ${projectId}, '[]', '[]', 61.5, 3, 30, ${acc.uid}, ${day(7)})`.execute(db)
  await change('people', 2, 4)
  await change('people', 6, 9)
  await change('sales', 4, { amount: '1500000.50', currency: 'RUB' })
  await change('motto', 4, 'Twelve')
})

const read = async (by: Person, query: Record<string, string> = {}) => {
  const { status, body } = await portal.as(by).send(dynamicsOfProject, {
    headers: { 'accelerator-id': String(acceleratorId) },
    query: { projectId: String(projectId), limit: 1, ...query },
  })
  return { status, answer: body as unknown as Answer }
}

test('the chart has all events of the project, whatever page is shown, each with its source', async () => {
  const { answer } = await read(acc)
  expect(answer.items).toHaveLength(1)
  expect(answer.events.map(({ event, nth, score }) => [event, nth, score])).toEqual([
    ['TASK_RETURNED', 1, null],
    ['TASK_ACCEPTED', 1, null],
    ['SCORING_ASSESSED', 1, 61.5],
  ])
  const links = answer.events.map((event) => sourceLink(event, String(projectId)))
  expect(links[0]).toMatch(
    /^\/bch\/view\/my-acceleration-requests\/initiator-details\?projectTrackId=\d+&taskId=\d+$/,
  )
  expect(links[0]).toContain(`taskId=${taskId}`)
  expect(links[2]).toBe(`/reports/analytic/scoring?projectId=${projectId}`)
})

test('numeric fields of the profile are figures over time, each point with the version before', async () => {
  const { answer } = await read(acc)
  expect(
    answer.figures.map(({ code, unit, points }) => [code, unit, points.map(({ value }) => value)]),
  ).toEqual([
    ['people', '', [4, 9]],
    ['sales', 'RUB', [1_500_000.5]],
  ])
  const [first, second] = answer.figures[0]!.points
  expect(first!.before).toBeNull()
  expect(second!.before).toBe(first!.at)
})

test('the period narrows the points, and the version before is still there', async () => {
  const { answer } = await read(acc, { from: '2026-03-05', to: '2026-03-06' })
  expect(answer.events.map(({ event }) => event)).toEqual(['TASK_ACCEPTED'])
  expect(answer.figures.map(({ code, points }) => [code, points.map(({ value }) => value)])).toEqual([
    ['people', [9]],
  ])
  expect(answer.figures[0]!.points[0]!.before).not.toBeNull()
})

test('the requested kinds of events narrow the chart like the table', async () => {
  const { answer } = await read(acc, { event: 'SCORING_ASSESSED' })
  expect(answer.events.map(({ event }) => event)).toEqual(['SCORING_ASSESSED'])
})

test('the project’s tracker reads the same, another tracker finds no project', async () => {
  const { answer } = await read(tracker)
  expect(answer.events).toHaveLength(3)
  expect((await read(other)).status).toBe(404)
  const stranger = await portal.make.member({ accelerator: await portal.make.accelerator(), role: 'ACC' })
  expect((await read(stranger)).status).toBe(403)
})
