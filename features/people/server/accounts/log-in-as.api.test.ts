import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import { listNotifications } from '../../../communication/contract/notification.endpoints.ts'
import * as session from '../../../identity/contract/session.endpoints.ts'
import { editProject, getProjectHistory } from '../../../projects/contract/project.endpoints.ts'
import { addRole, withdrawRole } from '../../../roles/contract/role.endpoints.ts'
import * as logIn from '../../contract/log-in-as.endpoints.ts'
import * as people from '../../contract/people.endpoints.ts'

let portal: TestPortal
let admin: Person

const day = '2026-01-02T03:04:05Z'

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  admin = await portal.make.person({
    roles: ['ADMIN'],
    last_name: 'Главный',
    first_name: 'Олег',
    middle_name: '',
  })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const begin = async (by: Person, uid: string, sessionId?: string): Promise<Answer> =>
  portal.as(by).call(logIn.logInAs, {
    headers: { 'session-id': sessionId ?? (await portal.make.session({ person: by })) },
    body: { uid, reason: 'Обращение № 17' },
  })

type Tokens = { accessToken: string; refreshToken: string; uid: string }

const tokensOf = async (sessionId: string): Promise<Tokens> =>
  done(
    await portal.guest.call(session.getToken, {
      headers: { 'session-id': sessionId, 'project-key': 'runway-portal' },
    }),
  ) as Tokens

/** A call of a browser with these tokens and this session. */
const ask = (token: string, endpoint: Endpoint, headers: Record<string, string> = {}): Promise<Answer> =>
  portal.guest.send(endpoint, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(endpoint.method === 'POST' ? { body: {} } : {}),
  })

/** Logs the administrator in as the person. */
const act = async (person: Person) => {
  const own = await portal.make.session({ person: admin })
  const sessionId = done(await begin(admin, person.uid, own))['sessionId'] as string
  return { own, sessionId, tokens: await tokensOf(sessionId) }
}

const someone = async (): Promise<Person> => {
  const person = await portal.make.person({ last_seen_at: day })
  await portal.make.account({ person })
  return person
}

test('it is written down, reported to the person, and never leads upwards', async () => {
  const person = await someone()
  done(await begin(admin, person.uid))
  const { items } = done(
    await portal.as(admin).call(people.listPeople, { query: { findText: person.email } }),
  ) as {
    items: { uid: string }[]
  }
  const { history } = done(await portal.as(admin).call(people.getPerson, { query: { uid: items[0]!.uid } }))
  expect(history).toMatchObject([{ action: 'logInAs', comment: 'Обращение № 17', actor: { uid: admin.uid } }])
  const inbox = async () =>
    done(await portal.as(person).call(listNotifications, { query: {} }))['items'] as { code: string }[]
  await expect.poll(async () => (await inbox()).map(({ code }) => code)).toEqual(['LOGGED_IN_AS'])

  const deputy = await portal.make.person({ roles: ['HTADM'] })
  await portal.make.account({ person: deputy })
  expect((await begin(admin, deputy.uid)).status).toBe(403)
  expect((await begin(admin, admin.uid)).status).toBe(403)
  expect((await begin(deputy, person.uid)).status).toBe(403)
})

test('tokens say who acts, also the renewed ones, and nothing of the person changes', async () => {
  const person = await someone()
  const { sessionId, tokens } = await act(person)
  const renewed = done(
    await portal.guest.call(session.refreshToken, {
      headers: { 'session-id': sessionId },
      query: { refreshToken: tokens.refreshToken },
    }),
  ) as Tokens
  for (const { accessToken } of [tokens, renewed])
    expect(done(await ask(accessToken, session.getTokenInfo))).toMatchObject({
      uid: person.uid,
      impersonatedBy: admin.uid,
    })
  const row = await portal.db
    .selectFrom('person')
    .select(['last_seen_at', 'last_name', 'email'])
    .where('uid', '=', person.uid)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ last_seen_at: day, last_name: person.last_name, email: person.email })
})

test('the administrator works, and histories say both names; rights and people stay out of reach', async () => {
  const person = await portal.make.person()
  const project = await portal.make.project({ leader: person })
  const acting = portal.actAs(admin, person)
  done(await acting.call(editProject, { body: { id: project.id, version: 1, name: 'Имя от поддержки' } }))
  const history = done(
    await portal.as(person).call(getProjectHistory, { query: { projectId: String(project.id) } }),
  )['items'] as { action: string }[]
  expect(history.find(({ action }) => action === 'edit')).toMatchObject({
    actor: { uid: person.uid },
    actingName: 'Главный\u00a0О.',
  })
  expect((await acting.call(addRole, { body: { role: 'EXP' } })).status).toBe(403)
  expect((await acting.call(people.listPeople, { query: {} })).status).toBe(403)
  expect((await begin(admin, person.uid, 'x'.repeat(43))).status).toBe(401)
})

test('returning ends the other’s tokens, and one is oneself again', async () => {
  const person = await someone()
  const { sessionId, tokens } = await act(person)
  const back = done(await ask(tokens.accessToken, logIn.returnToMyself, { 'session-id': sessionId }))
  await expect.poll(async () => (await ask(tokens.accessToken, session.getTokenInfo)).status).toBe(401)
  const own = await tokensOf(back['sessionId'] as string)
  expect(done(await ask(own.accessToken, session.getTokenInfo))).toMatchObject({
    uid: admin.uid,
    impersonatedBy: null,
  })
  expect(
    (await ask(own.accessToken, logIn.returnToMyself, { 'session-id': back['sessionId'] as string })).status,
  ).toBe(403)
})

test.each(['the administrator signs out', 'the person is blocked'])('it ends when %s', async (what) => {
  const person = await someone()
  const { own, sessionId, tokens } = await act(person)
  if (what === 'the person is blocked')
    done(await portal.as(admin).call(people.blockPerson, { body: { uid: person.uid, reason: 'Проба' } }))
  else await portal.guest.call(session.logoutProject, { headers: { 'session-id': own } })
  await expect.poll(async () => (await ask(tokens.accessToken, session.getTokenInfo)).status).toBe(401)
  const renewal = await portal.guest.call(session.refreshToken, {
    headers: { 'session-id': sessionId },
    query: { refreshToken: tokens.refreshToken },
  })
  expect([renewal.status, renewal.body['code']]).toEqual([401, 'SESSION_EXPIRED'])
})

test('it ends when the administrator is one no longer', async () => {
  const former = await portal.make.person({ roles: ['ADMIN'] })
  const acting = portal.actAs(former, await portal.make.person())
  done(await acting.call(session.getTokenInfo, {}))
  done(await portal.as(admin).call(withdrawRole, { body: { uid: former.uid, role: 'ADMIN' } }))
  await expect.poll(async () => (await acting.call(session.getTokenInfo, {})).status).toBe(401)
})

test('it ends by time: tokens are not renewed, nobody is warned of a theft, and the administrator returns', async () => {
  const person = await someone()
  await portal.setVariable('logInAsMinutes', 5)
  const { sessionId, tokens } = await act(person)
  const claims = JSON.parse(Buffer.from(tokens.accessToken.split('.')[1]!, 'base64url').toString()) as {
    exp: number
    act: { until: number }
  }
  const seconds = claims.exp - Date.now() / 1000
  expect(seconds).toBeGreaterThan(240)
  expect(seconds).toBeLessThanOrEqual(300)
  expect(claims.act.until).toBe(claims.exp)
  await sql`update sso.project_session set created_at = now() - interval '6 minutes' where as_account_id = ${person.uid}`.execute(
    portal.db,
  )
  const renew = () =>
    portal.guest.call(session.refreshToken, {
      headers: { 'session-id': sessionId },
      query: { refreshToken: tokens.refreshToken },
    })
  expect((await renew()).body['code']).toBe('SESSION_EXPIRED')
  expect((await renew()).body['code']).toBe('SESSION_EXPIRED')
  const { rows } = await sql`select from sso.mail where template = 'TOKEN_REUSED'`.execute(portal.db)
  expect(rows).toEqual([])
  const back = await ask(tokens.accessToken, logIn.returnToMyself, { 'session-id': sessionId })
  expect((await tokensOf(done(back)['sessionId'] as string)).uid).toBe(admin.uid)
  await portal.setVariable('logInAsMinutes', 60)
})
