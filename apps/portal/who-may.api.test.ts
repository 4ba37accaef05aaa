import { beforeAll, describe, expect, test } from 'vitest'
import { errorBody } from '#platform/contract/error-body.ts'
import { everyEndpoint } from '../../tests/support/endpoints.ts'
import { openPortal, type Answer, type Parts, type TestPortal } from '../../tests/support/portal.ts'
import {
  absentOf,
  everybody,
  makeWorld,
  rows,
  type Row,
  type Who,
  type World,
} from '../../tests/support/who-may/index.ts'

let portal: TestPortal
let world: World

beforeAll(async () => {
  portal = await openPortal()
  world = await makeWorld(portal)
})

const table = rows.map((row) => ({ name: row.endpoint.name, row }))
const guarded = table.filter(({ row }) => row.endpoint.permission === 'signed-in')
const open = table.filter(({ row }) => row.endpoint.permission === 'public')

const ask = async (row: Row, who: Who, parts?: Parts): Promise<Answer> => {
  const person = world.people[who]
  return portal.as(person).send(row.endpoint, parts ?? (await row.call(world, person)))
}

const explained = (who: string, { body }: Answer): string => `${who}: ${JSON.stringify(body).slice(0, 200)}`

const refused = (answer: Answer, status: number, why: string): void => {
  expect(answer.status, explained(why, answer)).toBe(status)
  expect(errorBody.safeParse(answer.body).success, why).toBe(true)
}

const expectedOf = (row: Row, who: Who): number => (row.see.includes(who) ? 403 : row.rest)

const missing = 900_000_001
const missingFile = '0b1e7c1a-6f0e-4c1e-9d58-3f2a55b0c999'

const isId = (key: string): boolean => /^(id|ids|accelerator-id)$|(Id|Ids)$/.test(key)

const lost = (value: unknown): unknown => {
  if (Array.isArray(value)) return [missing]
  if (typeof value === 'number') return missing
  return /^\d+$/.test(String(value)) ? String(missing) : missingFile
}

/** The call once for each id in it, with that id not existing. */
const astray = (parts: Parts): { field: string; parts: Parts }[] =>
  (['query', 'headers', 'body'] as const).flatMap((part) => {
    const given = (parts[part] ?? {}) as Record<string, unknown>
    return Object.keys(given)
      .filter((field) => isId(field) && given[field] !== null)
      .map((field) => ({ field, parts: { ...parts, [part]: { ...given, [field]: lost(given[field]) } } }))
  })

test('every call of the portal has exactly one row', () => {
  expect(table.map(({ name }) => name).toSorted()).toEqual(
    everyEndpoint.map(({ endpoint }) => endpoint.name).toSorted(),
  )
})

describe('a guest', () => {
  test.each(guarded)('requires signing in by $name', async ({ row }) => {
    const answer = await portal.guest.send(row.endpoint, await row.call(world, world.people.leader))
    refused(answer, 401, 'guest')
  })

  test.each(open)('is answered by $name', async ({ row }) => {
    const answer = await portal.guest.send(row.endpoint, await row.call(world, world.people.leader))
    if (row.guest === 'answer') expect(answer.status, explained('guest', answer)).toBeLessThan(300)
    else refused(answer, row.guest, 'guest')
  })

  test('cannot come with a token that is none', async () => {
    for (const authorization of [
      'Bearer x.y.z',
      `Bearer ${'a'.repeat(5000)}`,
      'Bearer eyJhbGciOiJub25lIn0.e30.',
    ]) {
      const answer = await portal.guest.send({ method: 'GET', path: '/menu' }, { headers: { authorization } })
      refused(answer, 401, authorization.slice(0, 30))
    }
  })
})

describe('on an object of the first accelerator', () => {
  test.each(guarded)('$name lets in the right people and nobody else', async ({ row }) => {
    for (const who of row.may) {
      const answer = await ask(row, who)
      const message = explained(who, answer)
      expect([401, 403, 404], message).not.toContain(answer.status)
      expect(answer.status, message).toBeLessThan(500)
    }
    // Refused calls change nothing: all of them use one object.
    const parts = row.personal ? undefined : await row.call(world, world.people.leader)
    for (const who of everybody.filter((who) => !row.may.includes(who)))
      refused(await ask(row, who, parts), expectedOf(row, who), who)
  })
})

describe('a public call about something that is not public', () => {
  const closed = open.filter(({ row }) => row.guest !== 'answer' && row.may.length > 0)

  test.each(closed)('$name answers the right people and nobody else', async ({ row }) => {
    for (const who of row.may) {
      const answer = await ask(row, who)
      expect(answer.status, explained(who, answer)).toBeLessThan(300)
    }
    const parts = await row.call(world, world.people.leader)
    for (const who of everybody.filter((who) => !row.may.includes(who)))
      refused(await ask(row, who, parts), expectedOf(row, who), who)
  })
})

describe('what nobody of the table may', () => {
  const special = [...guarded, ...open.filter(({ row }) => row.guest !== 'answer')].filter(
    ({ row }) => row.may.length === 0,
  )

  test('names the person who may', () => {
    expect(special.filter(({ row }) => !row.only).map(({ name }) => name)).toEqual([])
  })

  test.each(special.filter(({ row }) => row.only?.call))(
    '$name is allowed to that person',
    async ({ row }) => {
      const { by, parts } = await row.only!.call!(world)
      const answer = await portal.as(by).send(row.endpoint, parts)
      expect(answer.status, explained(row.only!.who, answer)).toBeLessThan(300)
    },
  )
})

describe('what does not exist', () => {
  test.each(guarded.filter(({ row }) => row.may.length > 0))('is not found by $name', async ({ row }) => {
    const who = row.may[0]!
    const person = world.people[who]
    for (const { field, parts } of astray(await row.call(world, person))) {
      const answer = await portal.as(person).send(row.endpoint, parts)
      const absent = absentOf(row, field)
      if (absent === 'left out') expect(answer, field).toMatchObject({ status: 200, body: { items: [] } })
      else refused(answer, absent, field)
    }
  })
})

describe("somebody else's uid", () => {
  const own = guarded.filter(({ row }) => row.endpoint.ownUid)
  const withUid = async (row: Row, by: Who, of: Who) => {
    const parts = await row.call(world, world.people[by])
    const query = { ...parts.query, [row.endpoint.ownUid!]: world.people[of].uid }
    return portal.as(world.people[by]).send(row.endpoint, { ...parts, query })
  }

  test.each(own)('is refused by $name', async ({ row }) => {
    const by = row.may.find((who) => who !== 'portalAdmin')!
    refused(await withUid(row, by, 'stranger' === by ? 'leader' : 'stranger'), 403, by)
  })

  test('opens to an administrator, but never a socket', async () => {
    for (const { name, row } of own.filter(({ row }) => row.may.includes('portalAdmin'))) {
      const answer = await withUid(row, 'portalAdmin', 'leader')
      if (name === 'getSocketEndpoint') refused(answer, 403, name)
      else expect(answer.status, name).toBeLessThan(300)
    }
  })
})

describe('the accelerator of the header', () => {
  test('must be the one of the request', async () => {
    const accept = rows.find(({ endpoint }) => endpoint.name === 'acceptAccelerationRequest')!
    const admin = world.people.admin
    const { query } = await accept.call(world, admin)
    const other = await portal.make.accelerator()
    await portal.make.member({ accelerator: other, person: world.people.foreignAdmin, role: 'TRC' })
    for (const person of [admin, world.people.foreignAdmin]) {
      const answer = await portal.as(person).send(accept.endpoint, {
        query: { ...query, userUid: person.uid },
        headers: { 'accelerator-id': other.id },
      })
      refused(answer, 404, person.email)
    }
  })
})

describe('blocked people', () => {
  test('a blocked member is a stranger to the accelerator', async () => {
    const blocked = await portal.make.member({ accelerator: world.accelerator, role: 'ACC', blocked: true })
    const tree = rows.find(({ endpoint }) => endpoint.name === 'getSettingsTree')!
    refused(
      await portal.as(blocked).send(tree.endpoint, await tree.call(world, blocked)),
      404,
      'blocked member',
    )
  })

  test('a tracker who left the accelerator no longer sees the assigned projects', async () => {
    const tracker = await portal.make.member({ accelerator: world.accelerator, role: 'TRC', blocked: true })
    const project = await world.project()
    const task = await portal.make.task({ state: 'DONE_CODE', project, track: await world.track(), tracker })
    const by = portal.as(tracker)
    const body = { taskId: task.id, version: 1 }
    refused(await by.send({ method: 'POST', path: '/task/accept' }, { body }), 404, 'task')
    refused(
      await by.send({ method: 'GET', path: '/project/get' }, { query: { projectId: project.id } }),
      404,
      'project',
    )
  })

  test('a blocked person is nobody', async () => {
    const blocked = await portal.make.person({ status: 'B' })
    refused(await portal.as(blocked).send({ method: 'GET', path: '/menu' }), 401, 'blocked person')
  })
})
