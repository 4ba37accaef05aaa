import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { noteStepUp } from '#platform/server/step-up.ts'
import { everyEndpoint } from '../../../tests/support/endpoints.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listMyProjects } from '../../projects/contract/project.endpoints.ts'
import {
  createApiToken,
  getAcceleratorTokens,
  getApiTokens,
  revokeApiToken,
} from '../contract/api-token.endpoints.ts'
import { maxTokens } from '../domain/token-limits.ts'

let portal: TestPortal
let own: Accelerator
let admin: Person
let colleague: Person

beforeAll(async () => {
  portal = await openPortal()
  own = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator: own, role: 'ACC', admin: true })
  colleague = await portal.make.member({ accelerator: own, role: 'ACC', admin: true })
})
beforeEach(() => portal.db.deleteFrom('api_token').execute())

const proveThemselves = (person: Person) =>
  noteStepUp(portal.db, { uid: person.uid, sid: `test-${person.uid}` })

const make = async (person: Person, body: object = {}) => {
  await proveThemselves(person)
  const answer = await portal.as(person).send(createApiToken, {
    body: { name: 'Выгрузка', scope: 'READ', days: 30, acceleratorId: null, ...body },
  })
  return answer as { status: number; body: { id: number; secret: string; code?: string } }
}

/** A call by a token, as a program makes it. */
const ask = async (secret: string, { method, path }: Pick<Endpoint, 'method' | 'path'>, payload?: object) => {
  const { statusCode, body } = await portal.app.inject({
    method: method as 'GET',
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${secret}` },
    ...(payload && { payload }),
  })
  return { status: statusCode, body: body ? (JSON.parse(body) as Record<string, unknown>) : {} }
}

const ownUnread = { method: 'GET', path: '/menu' } as const
const list = { method: 'GET', path: '/projects-in-work/list' } as const

test('a token answers as its person, shows its use, and is seen once', async () => {
  const { body } = await make(admin)
  expect(body.secret).toMatch(/^runway_[\w-]{12}\.[\w-]{43}$/)
  expect((await ask(body.secret, ownUnread)).status).toBe(200)
  const { body: mine } = await portal.as(admin).call(getApiTokens, {})
  expect(JSON.stringify(mine)).not.toContain(body.secret.split('.')[1])
  const [shown] = mine['tokens'] as { id: number; lastUsedAt: string; begins: string }[]
  expect(body.secret.startsWith(`${shown!.begins}.`)).toBe(true)
  expect(shown).toMatchObject({ id: body.id, actions: ['revoke'], lastUsedAt: expect.any(String) })
  const rows = await portal.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_uid'])
    .where('subject', '=', 'api_token')
    .execute()
  expect(rows).toContainEqual({ action: 'create', actor_uid: admin.uid })
})

test.each([
  ['a wrong secret', (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`],
  ['another’s key', () => `runway_${'a'.repeat(12)}.${'b'.repeat(43)}`],
  ['nothing but the prefix', () => 'runway_'],
])('%s opens nothing', async (_what, change) => {
  const { body } = await make(admin)
  expect(await ask(change(body.secret), ownUnread)).toMatchObject({
    status: 401,
    body: { code: 'TOKEN_INVALID' },
  })
})

test('a revoked and an ended token open nothing from the next call on', async () => {
  const revoked = await make(admin)
  await portal.as(admin).call(revokeApiToken, { body: { id: revoked.body.id } })
  expect((await ask(revoked.body.secret, ownUnread)).status).toBe(401)
  const again = await portal.as(admin).send(revokeApiToken, { body: { id: revoked.body.id } })
  expect(again).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } })

  const ended = await make(admin)
  await portal.db
    .updateTable('api_token')
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where('id', '=', ended.body.id)
    .execute()
  expect((await ask(ended.body.secret, ownUnread)).status).toBe(401)
})

test('a token of somebody blocked opens nothing', async () => {
  const person = await portal.make.person()
  const { body } = await make(person)
  expect((await ask(body.secret, ownUnread)).status).toBe(200)
  await portal.db.updateTable('person').set({ status: 'B' }).where('uid', '=', person.uid).execute()
  await expect.poll(async () => (await ask(body.secret, ownUnread)).status).toBe(401)
})

test('an accelerator’s token is limited to it, is seen and ended by its other administrators, and dies when its person leaves', async () => {
  const second = await portal.make.accelerator()
  await portal.make.member({ accelerator: second, role: 'ACC', admin: true, person: admin })
  const { body } = await make(admin, { acceleratorId: own.id })
  const inside = (acceleratorId: number) =>
    portal.app.inject({
      url: `/api/v1${list.path}`,
      headers: { authorization: `Bearer ${body.secret}`, 'accelerator-id': String(acceleratorId) },
    })
  expect((await inside(own.id)).statusCode).toBe(200)
  expect((await inside(second.id)).statusCode).toBe(403)

  const personal = await ask(body.secret, listMyProjects)
  expect(personal).toMatchObject({ status: 403, body: { code: 'TOKEN_CLOSED' } })
  const theirs = await portal
    .as(colleague)
    .call(getAcceleratorTokens, { query: { acceleratorId: String(own.id) } })
  expect(theirs.body['tokens']).toMatchObject([{ id: body.id, actions: ['revoke'] }])
  const elsewhere = await make(colleague, { acceleratorId: second.id })
  expect(elsewhere).toMatchObject({ status: 403, body: { code: 'ACCESS_DENIED' } })

  await portal.db
    .deleteFrom('accelerator_member')
    .where('person_uid', '=', admin.uid)
    .where('accelerator_id', '=', own.id)
    .execute()
  await expect.poll(async () => (await ask(body.secret, ownUnread)).status).toBe(401)
})

test('no token makes or ends tokens, reaches accounts or roles, or passes a grave call, whatever its owner’s role', async () => {
  const chief = await portal.make.person({ roles: ['ADMIN'] })
  await proveThemselves(chief)
  const { body } = await make(chief, { scope: 'WRITE' })
  const hasOne = (tags: readonly string[] = [], names: readonly string[]) =>
    tags.some((tag) => names.includes(tag))
  const closed = everyEndpoint.filter(
    ({ endpoint: { stepUp, reads, changes, permission } }) =>
      permission !== 'public' &&
      (stepUp || hasOne(reads, ['account', 'apiToken']) || hasOne(changes, ['account', 'apiToken', 'role'])),
  )
  expect(closed.length).toBeGreaterThan(20)
  for (const { endpoint } of closed) {
    const answer = await ask(body.secret, endpoint, endpoint.method === 'GET' ? undefined : {})
    expect(answer, endpoint.name).toMatchObject({ status: 403, body: { code: 'TOKEN_CLOSED' } })
  }
})

test('a token that reads changes nothing', async () => {
  const { body } = await make(admin)
  const writing = everyEndpoint.filter(
    ({ endpoint: { changes, transport, permission } }) =>
      permission !== 'public' && changes !== undefined && transport !== 'file',
  )
  for (const { endpoint } of writing) {
    const answer = await ask(body.secret, endpoint, endpoint.method === 'GET' ? undefined : {})
    expect([403], endpoint.name).toContain(answer.status)
  }
})

test('the number of active tokens is limited, also when many are requested at once', async () => {
  const person = await portal.make.person()
  await proveThemselves(person)
  const answers = await Promise.all(Array.from({ length: maxTokens + 5 }, () => make(person)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxTokens)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { code: 'TOKEN_LIMIT' },
  })
})

test('while an administrator has turned API tokens off, none answers; afterwards they do', async () => {
  const { body } = await make(admin)
  await portal.setVariable('apiTokens', 'off')
  const refused = await ask(body.secret, ownUnread)
  expect([refused.status, refused.body['code']]).toEqual([409, 'SWITCHED_OFF'])
  await portal.setVariable('apiTokens', 'on')
  expect((await ask(body.secret, ownUnread)).status).toBe(200)
})
