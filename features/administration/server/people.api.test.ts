import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { getTokenInfo } from '../../identity/contract/session.endpoints.ts'
import { editProject } from '../../projects/contract/project.endpoints.ts'
import { addRole } from '../../roles/contract/role.endpoints.ts'
import * as people from '../contract/people.endpoints.ts'

let portal: TestPortal
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['ADMIN'], last_name: 'Главный' })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const found = async (query: Record<string, string>): Promise<string[]> => {
  const { items } = done(await portal.as(admin).send(people.listPeople, { query })) as {
    items: { lastName: string }[]
  }
  return items.map(({ lastName }) => lastName)
}

describe('the list of people', () => {
  beforeAll(async () => {
    const { make } = portal
    const accelerator = await make.accelerator()
    await make.person({ last_name: 'Ёлкина', first_name: 'Анна', roles: ['EXP'] })
    await make.person({ last_name: 'Ящиков', first_name: 'Анна', status: 'B' })
    const tracker = await make.person({ last_name: 'Трекеров' })
    await portal.db
      .insertInto('accelerator_member')
      .values({ accelerator_id: accelerator.id, person_uid: tracker.uid, role: 'TRC' })
      .execute()
  })

  test('is searched by any words of name and address', async () => {
    expect(await found({ findText: 'анна ёлкина' })).toEqual(['Ёлкина'])
    expect(await found({ findText: 'нет такого' })).toEqual([])
  })

  test('is filtered by state and by roles on the portal and in accelerators', async () => {
    expect(await found({ status: 'B' })).toEqual(['Ящиков'])
    expect(await found({ role: 'EXP' })).toEqual(['Ёлкина'])
    expect(await found({ role: 'TRC,EXP', sorting: 'NAME', sortingDirection: 'ASC' })).toEqual([
      'Ёлкина',
      'Трекеров',
    ])
  })
})

describe('a block', () => {
  test('ends every session at once and is lifted again', async () => {
    const person = await portal.make.person()
    await portal.make.session({ person })
    const by = portal.as(admin)
    done(await portal.as(person).call(getTokenInfo, {}))
    const blocked = done(
      await by.call(people.blockPerson, { body: { uid: person.uid, reason: 'Рассылка рекламы' } }),
    )
    expect(blocked).toMatchObject({ status: 'B', actions: ['unblock'] })
    expect(blocked['history']).toMatchObject([{ action: 'block', comment: 'Рассылка рекламы' }])
    await expect.poll(async () => (await portal.as(person).call(getTokenInfo, {})).status).toBe(401)
    const sessions = await portal.db
      .selectFrom('sso.session')
      .select('ended_at')
      .where('account_id', '=', person.uid)
      .execute()
    expect(sessions.every(({ ended_at }) => ended_at !== null)).toBe(true)
    const again = await by.call(people.blockPerson, { body: { uid: person.uid, reason: 'Ещё раз' } })
    expect(again.body['code']).toBe('STATE_CHANGED')
    done(await by.call(people.unblockPerson, { body: { uid: person.uid } }))
    await expect.poll(async () => (await portal.as(person).call(getTokenInfo, {})).status).toBe(200)
  })

  test('is not one’s own, and no deputy’s against an administrator', async () => {
    const deputy = await portal.make.person({ roles: ['HTADM'] })
    const block = (by: Person, uid: string) =>
      portal.as(by).call(people.blockPerson, { body: { uid, reason: 'Проба' } })
    expect((await block(admin, admin.uid)).status).toBe(403)
    expect((await block(deputy, admin.uid)).status).toBe(403)
  })
})

describe('accounts that nobody confirmed', () => {
  test('are listed, mailed again and rejected', async () => {
    const person = await portal.make.person({ email: 'waiting.one@people.example' })
    await portal.make.account({ person })
    await portal.db.updateTable('sso.account').set({ status: 'W' }).where('id', '=', person.uid).execute()
    const by = portal.as(admin)
    const listed = async () =>
      done(await by.call(people.listWaitingAccounts, { query: { findText: 'waiting.one' } }))['items']
    expect(await listed()).toMatchObject([{ status: 'W', actions: ['reject', 'resend'] }])
    done(await by.call(people.resendConfirmation, { body: { uid: person.uid } }))
    const letters = await portal.db
      .selectFrom('sso.mail')
      .select('template')
      .where('to_address', '=', person.email)
      .execute()
    expect(letters).toEqual([{ template: 'CONFIRM' }])
    done(await by.call(people.rejectRegistration, { body: { uid: person.uid } }))
    expect(await listed()).toMatchObject([{ status: 'R', actions: [] }])
    expect((await by.call(people.rejectRegistration, { body: { uid: person.uid } })).body['code']).toBe(
      'STATE_CHANGED',
    )
  })
})

describe('logging in as somebody', () => {
  const begin = async (by: Person, uid: string) =>
    portal.as(by).call(people.logInAs, {
      headers: { 'session-id': await portal.make.session({ person: by }) },
      body: { uid, reason: 'Обращение № 17' },
    })

  test('is written down under both names and told, and never leads upwards', async () => {
    const person = await portal.make.person()
    await portal.make.account({ person })
    expect(done(await begin(admin, person.uid))['sessionId']).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const other = await portal.make.person({ roles: ['HTADM'] })
    await portal.make.session({ person: other })
    expect((await begin(admin, other.uid)).status).toBe(403)
    expect((await begin(admin, admin.uid)).status).toBe(403)
    const events = await portal.db
      .selectFrom('event')
      .select('payload')
      .where('name', '=', 'LoggedInAs')
      .execute()
    expect(events).toEqual([{ payload: { uid: person.uid, comment: 'Обращение № 17' } }])
  })

  test('lets the administrator work, but touch neither rights nor people', async () => {
    const person = await portal.make.person()
    const project = await portal.make.project({ leader: person })
    const acting = portal.actAs(admin, person)
    expect(done(await acting.call(getTokenInfo, {}))).toMatchObject({
      uid: person.uid,
      impersonatedBy: admin.uid,
    })
    done(await acting.call(editProject, { body: { id: project.id, version: 1, name: 'Имя от поддержки' } }))
    const trail = await portal.db
      .selectFrom('audit_entry')
      .select(['actor_uid', 'acting_uid'])
      .where('subject', '=', 'project')
      .where('subject_id', '=', String(project.id))
      .execute()
    expect(trail).toContainEqual({ actor_uid: person.uid, acting_uid: admin.uid })
    expect((await acting.call(addRole, { body: { role: 'EXP' } })).status).toBe(403)
    expect((await acting.call(people.listPeople, { query: {} })).status).toBe(403)
  })

  test('ends when the administrator is one no longer', async () => {
    const former = await portal.make.person({ roles: ['ADMIN'] })
    const acting = portal.actAs(former, await portal.make.person())
    done(await acting.call(getTokenInfo, {}))
    await portal
      .as(admin)
      .send({ method: 'POST', path: '/role/withdraw' }, { body: { uid: former.uid, role: 'ADMIN' } })
    await expect.poll(async () => (await acting.call(getTokenInfo, {})).status).toBe(401)
  })
})
