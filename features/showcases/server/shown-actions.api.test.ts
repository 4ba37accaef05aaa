import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getShownFilters, getShownProject, listShownProjects } from '../contract/shown-project.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let project: Project

type Who =
  | 'guest'
  | 'stranger'
  | 'ownRoles'
  | 'investor'
  | 'mentor'
  | 'foreignExpert'
  | 'team'
  | 'tracker'
  | 'leader'
  | 'member'
  | 'portalAdmin'
let people: Record<Exclude<Who, 'guest'>, Person>

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator()
  await portal.db
    .updateTable('accelerator')
    .set({ expert_outside_orders: true })
    .where('id', '=', accelerator.id)
    .execute()
  people = {
    stranger: await make.person(),
    // Self-assigned roles grant no access.
    ownRoles: await make.person({ roles: ['EXP', 'TRC', 'MNT'] }),
    investor: await make.person({ roles: ['INV'] }),
    mentor: await make.member({ accelerator, role: 'MNT' }),
    foreignExpert: await make.member({ role: 'EXP' }),
    team: await make.member({ accelerator, role: 'ACC' }),
    tracker: await make.member({ accelerator, role: 'TRC' }),
    leader: await make.person(),
    member: await make.person(),
    portalAdmin: await make.person({ roles: ['ADMIN'] }),
  }
  project = await make.project({ leader: people.leader, members: [people.member] })
  await make.task({ project, track: await make.track({ accelerator }), tracker: people.tracker })
  await make.publication({ project, template: await make.publicationTemplate({ accelerator }) })
  await insertOne(portal.db, 'vacancy', {
    project_id: project.id,
    name: 'Инженер',
    status: 'OPEN',
    created_by: people.leader.uid,
  })
})

const may: Record<Who, readonly string[]> = {
  guest: ['signIn'],
  stranger: ['openWork', 'join'],
  ownRoles: ['openWork', 'join'],
  investor: ['openWork', 'order', 'suggest', 'join'],
  mentor: ['openWork', 'order', 'suggest', 'join'],
  foreignExpert: ['openWork', 'suggest', 'join'],
  team: ['openWork', 'write', 'join'],
  tracker: ['openWork', 'write', 'suggest', 'join'],
  leader: ['openWork', 'write'],
  member: ['openWork', 'write'],
  portalAdmin: ['openWork', 'write', 'join'],
}

test.each(Object.keys(may) as Who[])('%s sees what they may do with a published project', async (who) => {
  const by = who === 'guest' ? portal.guest : portal.as(people[who])
  const { status, body } = await by.send(getShownProject, { query: { projectId: String(project.id) } })
  expect([status, body['actions']]).toEqual([200, may[who]])
})

const listed = async (
  by: ReturnType<TestPortal['as']>,
  more: Record<string, string> = { actions: 'true' },
) => {
  const query = { acceleratorId: String(accelerator.id), ...more }
  const { body } = await by.send(listShownProjects, { query })
  return body['items']
}

test.each(Object.keys(may) as Who[])('%s sees the same of it in the list', async (who) => {
  const by = who === 'guest' ? portal.guest : portal.as(people[who])
  const inRow = may[who].filter((action) => action !== 'signIn' && action !== 'openWork')
  expect(await listed(by)).toMatchObject([{ id: project.id, actions: inRow }])
})

test('a list that does not request the possible actions returns none', async () => {
  expect(await listed(portal.as(people.investor), {})).toMatchObject([{ id: project.id, actions: [] }])
})

test('nobody is advised to order what its accelerator takes no orders for', async () => {
  const set = (open: boolean) =>
    portal.db
      .updateTable('accelerator')
      .set({ expert_outside_orders: open })
      .where('id', '=', accelerator.id)
      .execute()
  await set(false)
  expect(await listed(portal.as(people.investor))).toMatchObject([
    { id: project.id, actions: ['suggest', 'join'] },
  ])
  await set(true)
})

test('a project that two accelerators show is found and counted under both, but by nobody under one that is closed to them', async () => {
  const { make } = portal
  const [one, other, closed] = [await make.accelerator(), await make.accelerator(), await make.accelerator()]
  const shared = await make.project()
  for (const [accelerator, is_public] of [
    [one, true],
    [other, true],
    [closed, false],
  ] as const)
    await make.publication({
      project: shared,
      template: await make.publicationTemplate({ accelerator, is_public }),
    })
  const found = async (id: number, by = portal.guest) => {
    const query = { acceleratorId: String(id) }
    const { body } = await by.send(listShownProjects, { query })
    const filters = await by.send(getShownFilters, { query: {} })
    const values = (
      filters.body['filters'] as { code: string; values: { value: string; count: number }[] }[]
    ).find(({ code }) => code === 'accelerator')!.values
    return [
      (body['items'] as { id: number }[]).map((row) => row.id),
      values.find(({ value }) => value === String(id))?.count ?? 0,
    ]
  }
  expect(await found(one.id)).toEqual([[shared.id], 1])
  expect(await found(other.id)).toEqual([[shared.id], 1])
  expect(await found(closed.id)).toEqual([[], 0])
  expect(await found(closed.id, portal.as(people.stranger))).toEqual([[shared.id], 1])
})
