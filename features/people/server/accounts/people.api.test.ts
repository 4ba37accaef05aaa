import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../../tests/support/collide.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import { listNotifications } from '../../../communication/contract/notification.endpoints.ts'
import { getTokenInfo } from '../../../identity/contract/session.endpoints.ts'
import { withdrawRole } from '../../../roles/contract/role.endpoints.ts'
import * as people from '../../contract/people.endpoints.ts'
import * as waitingAccounts from '../../contract/waiting-accounts.endpoints.ts'
import { mailBlockedPerson, notifyOfAccounts } from './notify.subscribers.ts'

let portal: TestPortal
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
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

  test('says of each person when the address was confirmed', async () => {
    const confirmed = await portal.make.person({ last_name: 'Почтина' })
    await portal.make.account({ person: confirmed })
    await sql`update sso.account set confirmed_at = '2026-03-04T05:06:07Z' where id = ${confirmed.uid}`.execute(
      portal.db,
    )
    await portal.make.person({ last_name: 'Безпочтина' })
    const { items } = done(
      await portal.as(admin).send(people.listPeople, { query: { findText: 'почтина' } }),
    ) as { items: { lastName: string; emailConfirmedAt: string | null }[] }
    expect(Object.fromEntries(items.map((one) => [one.lastName, one.emailConfirmedAt]))).toEqual({
      Почтина: '2026-03-04T05:06:07.000Z',
      Безпочтина: null,
    })
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
    const account = () =>
      portal.db
        .selectFrom('sso.account as a')
        .innerJoin('sso.session as s', 's.account_id', 'a.id')
        .select(['a.status', sql<boolean>`s.ended_at is not null`.as('ended')])
        .where('a.id', '=', person.uid)
        .execute()
    await expect.poll(account).toEqual([{ status: 'B', ended: true }])
    const again = await by.call(people.blockPerson, { body: { uid: person.uid, reason: 'Ещё раз' } })
    expect(again.body['code']).toBe('STATE_CHANGED')
    done(await by.call(people.unblockPerson, { body: { uid: person.uid } }))
    await expect.poll(async () => (await portal.as(person).call(getTokenInfo, {})).status).toBe(200)
    await expect.poll(account).toEqual([{ status: 'A', ended: true }])
  })

  test('gets the email from an event of a process of the previous version, too, and only once', async () => {
    const person = await portal.make.person()
    const event = {
      id: 1_000_000_007,
      name: 'PersonBlocked',
      payload: { uid: person.uid, comment: 'Spam to teams' },
      actorUid: admin.uid,
      acceleratorId: null,
      at: new Date().toISOString(),
    }
    const context = { db: portal.db, log: console as never }
    await notifyOfAccounts.run(context, event)
    await mailBlockedPerson.run(context, event)
    const letters = await portal.db
      .selectFrom('mail')
      .select('template')
      .where('to_address', '=', person.email)
      .execute()
    expect(letters).toEqual([{ template: 'PERSON_BLOCKED' }])
  })

  test('is reported by an email of its own with the reason, and waits in the inbox', async () => {
    const person = await portal.make.person({ locale: 'en' })
    done(
      await portal.as(admin).call(people.blockPerson, { body: { uid: person.uid, reason: 'Spam to teams' } }),
    )
    const letters = () =>
      portal.db
        .selectFrom('mail')
        .select(['template', 'subject', 'text_body'])
        .where('to_address', '=', person.email)
        .execute()
    await expect.poll(letters).toHaveLength(1)
    const [letter] = await letters()
    expect(letter).toMatchObject({ template: 'PERSON_BLOCKED', subject: 'Your access is blocked' })
    expect(letter?.text_body).toContain('Spam to teams')
    done(await portal.as(admin).call(people.unblockPerson, { body: { uid: person.uid } }))
    const codes = async () => {
      const { body } = await portal.as(person).call(listNotifications, { query: {} })
      return ((body['items'] ?? []) as { code: string }[]).map(({ code }) => code)
    }
    await expect.poll(codes).toEqual(['PERSON_UNBLOCKED', 'PERSON_BLOCKED'])
  })

  test('is not one’s own, and no deputy’s against an administrator', async () => {
    const deputy = await portal.make.person({ roles: ['HTADM'] })
    const block = (by: Person, uid: string) =>
      portal.as(by).call(people.blockPerson, { body: { uid, reason: 'Проба' } })
    expect((await block(admin, admin.uid)).status).toBe(403)
    expect((await block(deputy, admin.uid)).status).toBe(403)
  })

  test('leaves an administrator, when two block each other or withdraw the role at the same moment', async () => {
    const active = async () =>
      (
        await sql<{ uid: string }>`select p.uid from person_role r join person p on p.uid = r.person_uid
          where r.role = 'ADMIN' and p.status = 'A'`.execute(portal.db)
      ).rows.length
    const block =
      (by: Person, { uid }: Person) =>
      () =>
        portal.as(by).call(people.blockPerson, { body: { uid, reason: 'Проба' } })
    const withdraw =
      (by: Person, { uid }: Person) =>
      () =>
        portal.as(by).call(withdrawRole, { body: { uid, role: 'ADMIN' } })
    await sql`update person set status = 'B' where uid = ${admin.uid}`.execute(portal.db)
    try {
      for (const theirs of [block, withdraw]) {
        const [one, other] = [
          await portal.make.person({ roles: ['ADMIN'] }),
          await portal.make.person({ roles: ['ADMIN'] }),
        ]
        const answers = await collide(
          portal.database,
          "select from person_role where role = 'ADMIN' order by person_uid for update",
          [block(one, other), theirs(other, one)],
        )
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(await active()).toBe(1)
        await sql`delete from person_role where person_uid in (${one.uid}, ${other.uid})`.execute(portal.db)
      }
    } finally {
      await sql`update person set status = 'A' where uid = ${admin.uid}`.execute(portal.db)
    }
  })
})

describe('accounts that nobody confirmed', () => {
  test('are listed, mailed again and rejected', async () => {
    const person = await portal.make.person({ email: 'waiting.one@people.example' })
    await portal.make.account({ person })
    await portal.db.updateTable('sso.account').set({ status: 'W' }).where('id', '=', person.uid).execute()
    const by = portal.as(admin)
    const listed = async () =>
      done(await by.call(waitingAccounts.listWaitingAccounts, { query: { findText: 'waiting.one' } }))[
        'items'
      ]
    expect(await listed()).toMatchObject([{ status: 'W', actions: ['reject', 'resend'] }])
    done(await by.call(waitingAccounts.resendConfirmation, { body: { uid: person.uid } }))
    const letters = await portal.db
      .selectFrom('sso.mail')
      .select('template')
      .where('to_address', '=', person.email)
      .execute()
    expect(letters).toEqual([{ template: 'CONFIRM' }])
    done(await by.call(waitingAccounts.rejectRegistration, { body: { uid: person.uid } }))
    expect(await listed()).toMatchObject([{ status: 'R', actions: [] }])
    expect(
      (await by.call(waitingAccounts.rejectRegistration, { body: { uid: person.uid } })).body['code'],
    ).toBe('STATE_CHANGED')
  })
})

describe('a lost second factor', () => {
  test('is taken away with a reason: sessions end, an email goes out, the password protects on', async () => {
    const person = await portal.make.person()
    await portal.make.session({ person })
    const by = portal.as(admin)
    const reset = () =>
      by.call(people.resetSecondFactor, { body: { uid: person.uid, reason: 'Потерян телефон' } })
    expect((await reset()).body['code']).toBe('STATE_CHANGED')
    await portal.db
      .insertInto('sso.second_factor')
      .values({ account_id: person.uid, secret: '-', confirmed_at: new Date().toISOString() })
      .execute()
    const before = done(await by.call(people.getPerson, { query: { uid: person.uid } }))
    expect(before).toMatchObject({ secondFactor: true })
    expect(before['actions']).toContain('resetSecondFactor')
    const after = done(await reset())
    expect(after).toMatchObject({ secondFactor: false, history: [{ comment: 'Потерян телефон' }] })
    expect(after['actions']).not.toContain('resetSecondFactor')
    const letters = await portal.db
      .selectFrom('sso.mail')
      .select('template')
      .where('to_address', '=', person.email)
      .execute()
    expect(letters).toEqual([{ template: 'SECOND_FACTOR_OFF' }])
    const sessions = await portal.db
      .selectFrom('sso.session')
      .select('ended_at')
      .where('account_id', '=', person.uid)
      .execute()
    expect(sessions).toEqual([{ ended_at: expect.any(String) }])
  })
})
