import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as contract from '../contract/support.endpoints.ts'
import { forgetSupport } from './forget-support.job.ts'
import { answerGuest, notifyOfSupport } from './notify.subscribers.ts'

let portal: TestPortal
let admin: Person
let person: Person
let stranger: Person

beforeAll(async () => {
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['HTADM'] })
  person = await portal.make.person()
  stranger = await portal.make.person()
})

const ask = (given: object = {}, by = portal.as(person)) =>
  by.send(contract.askSupport, { body: { subject: 'Файл', body: 'Не загружается', ...given } })
const get = (id: number, by = person) =>
  portal.as(by).send(contract.getSupportThread, { query: { threadId: String(id) } })
const answer = (threadId: number, version: number, by = admin) =>
  portal
    .as(by)
    .send(contract.answerSupportThread, { body: { threadId, version, body: 'Попробуйте ещё раз' } })

let eventId = 5_000_000
const tell = async (name: string, id: number) => {
  eventId += 1
  for (const { events, run } of [notifyOfSupport, answerGuest])
    if (events.includes(name))
      await run({ db: portal.db } as never, { id: eventId, name, payload: { id } } as never)
}

describe('a request of a person', () => {
  test('is taken, answered and written on', async () => {
    const id = (await ask()).body['threadId'] as number
    expect((await get(id)).body).toMatchObject({ status: 'NEW', actions: ['write'], guestEmail: null })
    const taken = await portal
      .as(admin)
      .send(contract.takeSupportThread, { body: { threadId: id, version: 1 } })
    expect(taken.body).toMatchObject({ status: 'WORK', owner: { uid: admin.uid } })
    expect((await answer(id, 1)).body).toMatchObject({ code: 'STATE_CHANGED' })
    expect((await answer(id, 2)).body).toMatchObject({
      status: 'ANSWERED',
      messages: [{ byStaff: false }, { byStaff: true, body: 'Попробуйте ещё раз' }],
    })
    const more = await portal
      .as(person)
      .send(contract.writeSupportMessage, { body: { threadId: id, body: 'Спасибо' } })
    expect(more.body).toMatchObject({ status: 'NEW', version: 4 })
    expect((await get(id, stranger)).status).toBe(404)
    expect((await answer(id, 4, person)).status).toBe(403)
  })

  test('is told to the administrators, and the answer to whoever asked', async () => {
    const id = (await ask()).body['threadId'] as number
    await tell('SupportAsked', id)
    await answer(id, 1)
    await tell('SupportAnswered', id)
    const { rows } = await sql<{ code: string; uid: string }>`
      select code, recipient_uid as uid from notification where code like 'SUPPORT%' order by id desc limit 2`.execute(
      portal.db,
    )
    expect(rows).toEqual([
      { code: 'SUPPORT_ANSWERED', uid: person.uid },
      { code: 'SUPPORT_ASKED', uid: admin.uid },
    ])
  })
})

describe('a request of a guest', () => {
  test('needs an address, and is answered by email', async () => {
    expect((await ask({}, portal.guest)).body['fields']).toEqual({ email: 'REQUIRED' })
    const sent = await ask({ email: 'guest@mail.example', name: 'Ольга' }, portal.guest)
    expect(sent.body).toEqual({ threadId: null })
    const { rows } = await sql<{ id: number }>`
      select id from support_thread where guest_email = 'guest@mail.example'`.execute(portal.db)
    const { id } = rows[0]!
    expect((await get(id, admin)).body).toMatchObject({ from: 'Ольга', guestEmail: 'guest@mail.example' })
    await answer(id, 1)
    await tell('SupportAnswered', id)
    const mails = await sql<{ text_body: string }>`
      select text_body from mail where to_address = 'guest@mail.example'`.execute(portal.db)
    expect(mails.rows[0]!.text_body).toContain('Попробуйте ещё раз')
  })

  test('of a program is kept nowhere, and many of one address are refused', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from support_thread`.execute(portal.db)).rows[0]!.n
    const before = await count()
    expect((await ask({ email: 'bot@mail.example', website: 'https://x' }, portal.guest)).status).toBe(200)
    expect(await count()).toBe(before)
    for (let at = 0; at < 5; at += 1) await ask({ email: 'many@mail.example' }, portal.guest)
    expect((await ask({ email: 'many@mail.example' }, portal.guest)).status).toBe(429)
  })

  test('is refused where guests of many addresses write more than people do', async () => {
    await sql`delete from rate_limit where key like 'support.address:%'`.execute(portal.db)
    await sql`update rate_limit set hits = 100 where key = 'support.guests'`.execute(portal.db)
    expect((await ask({ email: 'late@mail.example' }, portal.guest)).status).toBe(429)
    expect((await ask()).status).toBe(200)
  })
})

test('saved answers are the administrators’', async () => {
  const body = { id: null, title: 'Файлы', body: 'До 10 МБ.' }
  const saved = await portal.as(admin).send(contract.saveSupportText, { body })
  expect(saved.body).toMatchObject({ title: 'Файлы' })
  expect((await portal.as(admin).send(contract.getSupportTexts)).body['items']).toHaveLength(1)
  expect((await portal.as(person).send(contract.getSupportTexts)).status).toBe(404)
  const removed = await portal
    .as(admin)
    .send(contract.deleteSupportText, { body: { id: saved.body['id'] as number } })
  expect(removed.status).toBe(204)
})

test('what was closed a year ago is forgotten, nothing else', async () => {
  const id = (await ask()).body['threadId'] as number
  const other = (await ask()).body['threadId'] as number
  await portal.as(admin).send(contract.closeSupportThread, { body: { threadId: id, version: 1 } })
  await sql`update support_thread set changed_at = now() - interval '366 days' where id in (${id}, ${other})`.execute(
    portal.db,
  )
  await forgetSupport.run({ db: portal.db } as never, {})
  expect((await get(id)).status).toBe(404)
  expect((await get(other)).status).toBe(200)
})
