import { beforeAll, describe, expect, test } from 'vitest'
import { rejectAccelerator } from '../../features/accelerators/contract/request.endpoints.ts'
import { getMenu } from '../../features/identity/contract/menu.endpoints.ts'
import { getPersonCard } from '../../features/people/contract/person-card.endpoints.ts'
import { getProjectDetails } from '../../features/projects/contract/project-details.endpoints.ts'
import { rejectRoleRequest } from '../../features/roles/contract/role.endpoints.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import { makeWorld, rows, type World } from '../../tests/support/who-may/index.ts'
import { makeOfOneself, type SelfMadeAction } from '../../tests/support/who-may/self-made.ts'

/**
 * The permission matrix after self-service: whatever a new person does to their own account or requests, every
 * forbidden call remains forbidden, and no response names further people.
 */
let portal: TestPortal
let world: World
let person: Person
let actions: SelfMadeAction[]
/** An accelerator that the person requested. */
let acceleratorId: number

beforeAll(async () => {
  portal = await openPortal()
  world = await makeWorld(portal)
  person = await portal.make.person()
  actions = await makeOfOneself(portal, world, person)
  const own = await portal.db
    .selectFrom('accelerator')
    .select('id')
    .where('created_by', '=', person.uid)
    .where('approval', '=', 'ON_COORDINATION')
    .executeTakeFirstOrThrow()
  acceleratorId = own.id
}, 120_000)

const guarded = rows.filter(({ endpoint }) => endpoint.permission === 'signed-in')
const closed = guarded
  .filter(({ may }) => !may.includes('stranger'))
  .map((row) => ({ name: row.endpoint.name, row }))
const rooms = closed.filter(({ row }) => 'accelerator-id' in (row.endpoint.headers?.shape ?? {}))
const read = guarded
  .filter(({ endpoint, may }) => endpoint.method === 'GET' && may.includes('stranger'))
  .map((row) => ({ name: row.endpoint.name, row }))

const stays = (when: string) =>
  describe(when, () => {
    test.each(closed)('$name is answered as to any stranger', async ({ row }) => {
      const expected = row.see.includes('stranger') ? 403 : row.rest
      const answer = await portal.as(person).send(row.endpoint, await row.call(world, person))
      expect(answer.status, JSON.stringify(answer.body).slice(0, 200)).toBe(expected)
    })

    test.each(read)('$name names nobody it did not name', async ({ row }) => {
      const named = async (by: Person): Promise<string[]> => {
        const { body } = await portal.as(by).send(row.endpoint, await row.call(world, by))
        const text = JSON.stringify(body)
        return Object.values(world.people)
          .filter(({ uid }) => uid !== by.uid)
          .flatMap(({ uid, email }) => [uid, email])
          .filter((mark) => text.includes(mark))
      }
      const before = new Set(await named(world.people.stranger))
      expect((await named(person)).filter((mark) => !before.has(mark))).toEqual([])
    })

    test.each(rooms)('$name lets nobody into an accelerator they have only requested', async ({ row }) => {
      const parts = await row.call(world, person)
      const own = { ...parts, headers: { ...parts.headers, 'accelerator-id': acceleratorId } }
      const { status, body } = await portal.as(person).send(row.endpoint, own)
      expect([403, 404], JSON.stringify(body).slice(0, 200)).toContain(status)
    })

    test('nothing private opens: a page for accelerators, an investor, a draft', async () => {
      const { make } = portal
      const investor = await make.person({ roles: ['INV'], card_published: true })
      const inner = await make.project({ access_level: 'ACCELERATOR_TEAM' })
      await make.publication({ project: inner })
      const draft = await make.project({ access_level: 'ALL' })
      const by = portal.as(person)
      for (const { id } of [inner, draft])
        expect((await by.call(getProjectDetails, { query: { projectId: String(id) } })).status).toBe(404)
      expect((await by.call(getPersonCard, { query: { uid: investor.uid } })).status).toBe(404)
    })
  })

test('the actions are done: most were accepted, none failed', () => {
  const failed = actions.filter(({ answer }) => answer.status >= 500)
  expect(failed.map(({ name }) => name)).toEqual([])
  const accepted = new Set(actions.filter(({ answer }) => answer.status < 300).map(({ name }) => name))
  for (const name of [
    'addRole',
    'requestRole',
    'createAcceleratorRequest',
    'askAcceleratorTeam',
    'createProject',
  ])
    expect([...accepted], name).toContain(name)
  expect(accepted.size).toBeGreaterThan(25)
})

stays('after all a person can do to themselves or ask for')

describe('when it was all refused', () => {
  beforeAll(async () => {
    const administrator = portal.as(world.people.portalAdmin)
    const accelerators = await portal.db
      .selectFrom('accelerator')
      .select(['id', 'version'])
      .where('created_by', '=', person.uid)
      .where('approval', '=', 'ON_COORDINATION')
      .execute()
    for (const { id, version } of accelerators) {
      const body = { id, version, reason: 'Нет устава.' }
      expect((await administrator.call(rejectAccelerator, { body })).status).toBe(200)
    }
    const requests = await portal.db
      .selectFrom('role_request')
      .select('id')
      .where('person_uid', '=', person.uid)
      .where('status', '=', 'CONSIDERATION')
      .execute()
    for (const { id } of requests)
      await administrator.call(rejectRoleRequest, { body: { requestId: id, reason: 'Не подтверждено.' } })
    const { status } = await portal.as(person).call(getMenu, { headers: {}, query: {} })
    expect(status).toBe(200)
  })

  stays('by administrators')
})
