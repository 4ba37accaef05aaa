import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { sendMailAgain } from '../../administration/contract/mail-log.endpoints.ts'
import * as contract from '../contract/support.endpoints.ts'
import { forgetSupport } from './forget-support.job.ts'
import { answerGuest, notifyOfSupport, notifyOfTakingOver } from './notify.subscribers.ts'

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
const tell = async (name: string, id: number, payload: object = {}) => {
  eventId += 1
  for (const { events, run } of [
    notifyOfSupport,
    notifyOfTakingOver,
    answerGuest({ publicUrl: 'https://portal.example' }),
  ])
    if (events.includes(name))
      await run(
        { db: portal.db } as never,
        { id: eventId, name, actorUid: admin.uid, payload: { id, ...payload } } as never,
      )
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

  test('is reported to the administrators, and the answer to its author', async () => {
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

describe('a request in work', () => {
  test('is not taken from the administrator who answered it without being taken over', async () => {
    const colleague = await portal.make.person({ roles: ['HTADM'] })
    const id = (await ask()).body['threadId'] as number
    await answer(id, 1, colleague)
    const by = (endpoint: typeof contract.takeSupportThread | typeof contract.takeOverSupportThread) =>
      portal.as(admin).send(endpoint, { body: { threadId: id, version: 2 } })
    expect((await get(id, admin)).body['actions']).toEqual(['takeOver', 'answer', 'close'])
    expect((await by(contract.takeSupportThread)).status).toBe(403)
    expect((await by(contract.takeOverSupportThread)).body).toMatchObject({ owner: { uid: admin.uid } })
  })

  test('is taken over by another administrator, with a note that its author does not see', async () => {
    const colleague = await portal.make.person({ roles: ['HTADM'] })
    const id = (await ask()).body['threadId'] as number
    await portal.as(colleague).send(contract.takeSupportThread, { body: { threadId: id, version: 1 } })
    const over = (by: Person, version: number, note = 'Наташа в отпуске') =>
      portal.as(by).send(contract.takeOverSupportThread, { body: { threadId: id, version, note } })
    expect((await get(id, colleague)).body['actions']).not.toContain('takeOver')
    expect((await over(colleague, 2)).status).toBe(403)
    expect((await over(person, 2)).status).toBe(403)
    expect((await over(admin, 1)).body).toMatchObject({ code: 'STATE_CHANGED' })
    expect((await over(admin, 2)).body).toMatchObject({
      status: 'WORK',
      owner: { uid: admin.uid },
      messages: [{ kind: 'MESSAGE' }, { kind: 'TAKEN_OVER', body: 'Наташа в отпуске' }],
    })
    expect((await get(id)).body['messages']).toHaveLength(1)
    await tell('SupportTakenOver', id, { formerUid: colleague.uid })
    const { rows } = await sql<{ code: string }>`
      select code from notification where recipient_uid = ${colleague.uid} order by id desc limit 1`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ code: 'SUPPORT_TAKEN_OVER' }])
  })

  test('is no news for a former owner who is no administrator any more', async () => {
    const former = await portal.make.person({})
    const id = (await ask()).body['threadId'] as number
    await tell('SupportTakenOver', id, { formerUid: former.uid })
    const { rows } = await sql`select code from notification where recipient_uid = ${former.uid}`.execute(
      portal.db,
    )
    expect(rows).toEqual([])
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

  test('answered twice before the first email: each email has its own answer', async () => {
    await ask({ email: 'twice@mail.example', name: 'Пётр' }, portal.guest)
    const { rows } = await sql<{ id: number }>`
      select id from support_thread where guest_email = 'twice@mail.example'`.execute(portal.db)
    const { id } = rows[0]!
    for (const [version, body] of [
      [1, 'Сначала войдите.'],
      [2, 'Затем обновите страницу.'],
    ] as const)
      await portal.as(admin).send(contract.answerSupportThread, { body: { threadId: id, version, body } })
    const events = await sql<{ payload: { messageId: number } }>`
      select payload from event where name = 'SupportAnswered' and (payload->>'id')::bigint = ${id} order by id`.execute(
      portal.db,
    )
    for (const { payload } of events.rows) await tell('SupportAnswered', id, payload)
    const mails = await sql<{ text_body: string }>`
      select text_body from mail where to_address = 'twice@mail.example' order by id`.execute(portal.db)
    expect(mails.rows.map(({ text_body: text }) => /Сначала|Затем/.exec(text)?.[0])).toEqual([
      'Сначала',
      'Затем',
    ])
  })

  const linkOf = async (email: string) => {
    await sql`delete from rate_limit where key like 'support.address:%'`.execute(portal.db)
    await ask({ email, name: 'Ольга' }, portal.guest)
    const { rows } = await sql<{ id: number }>`
      select id from support_thread where guest_email = ${email}`.execute(portal.db)
    const { id } = rows[0]!
    await answer(id, 1)
    await tell('SupportAnswered', id)
    const mails = await sql<{ text_body: string; secret: string }>`
      select text_body, secret from mail where to_address = ${email}`.execute(portal.db)
    const token = /support\/request\?token=([\w-]+)/.exec(mails.rows[0]!.text_body)![1]!
    expect(mails.rows[0]!.secret).toBe(token)
    return { id, token }
  }
  const read = (token: string) => portal.guest.send(contract.getGuestSupport, { body: { token } })
  const write = (token: string, given: object = {}) =>
    portal.guest.send(contract.writeGuestSupport, { body: { token, body: 'Получилось', ...given } })

  test('is written on by the link in the answer, which expires', async () => {
    const { id, token } = await linkOf('link@mail.example')
    const read1 = await read(token)
    expect(read1.body).toMatchObject({
      status: 'ANSWERED',
      messages: [{ byStaff: false }, { byStaff: true }],
    })
    expect(JSON.stringify(read1.body)).not.toContain(admin.uid)
    expect((await write(token)).body).toMatchObject({ status: 'NEW', messages: [{}, {}, { byStaff: false }] })
    expect((await get(id, admin)).body).toMatchObject({ status: 'NEW', owner: { uid: admin.uid } })
    expect((await write(token, { website: 'https://x' })).body['messages']).toHaveLength(3)
    expect((await write(token, { body: '' })).body['fields']).toEqual({ body: 'REQUIRED' })
    expect((await write(token, { body: 'Вот \u202eтекст' })).body['fields']).toEqual({ body: 'TURNED_TEXT' })
    expect((await read(`${token.slice(0, -1)}_`)).status).toBe(404)
    await sql`update support_guest_link set expires_at = now() - interval '1 minute' where thread_id = ${id}`.execute(
      portal.db,
    )
    expect((await read(token)).status).toBe(404)
    expect((await write(token)).status).toBe(404)
    await forgetSupport.run({ db: portal.db } as never, {})
    const { rows } = await sql`select 1 from support_guest_link where thread_id = ${id}`.execute(portal.db)
    expect(rows).toEqual([])
  })

  test('gets a new link where the email with the answer was not delivered', async () => {
    const { token } = await linkOf('undelivered@mail.example')
    const failed = await sql<{ id: number }>`
      update mail set status = 'FAILED', error = 'no such box', text_body = replace(text_body, secret, '…'),
        html_body = replace(html_body, secret, '…'), links = '[]', secret = null
      where to_address = 'undelivered@mail.example' returning id`.execute(portal.db)
    const { id } = failed.rows[0]!
    const again = () => portal.as(admin).send(sendMailAgain, { body: { id } })
    expect((await again()).status).toBe(200)
    expect((await again()).status).toBe(409)
    const { rows } = await sql<{ status: string; text: string; html: string; secret: string }>`
      select status, text_body as text, html_body as html, secret from mail where id = ${id}`.execute(
      portal.db,
    )
    const [{ status, text, html, secret }] = rows as [(typeof rows)[number]]
    expect(status).toBe('QUEUED')
    expect(text).toContain(`token=${secret}`)
    expect(html).toContain(`token=${secret}`)
    expect((await read(secret)).body).toMatchObject({ messages: [{}, { byStaff: true }] })
    expect((await read(token)).status).toBe(404)
    await sql`update mail set status = 'FAILED' where id = ${id}`.execute(portal.db)
    await sql`delete from support_guest_link`.execute(portal.db)
    expect((await again()).body).toMatchObject({ code: 'STATE_CHANGED' })
  })

  test('shows the administrators whether the email with each answer was delivered', async () => {
    await sql`delete from rate_limit where key like 'support.address:%'`.execute(portal.db)
    await ask({ email: 'seen@mail.example' }, portal.guest)
    const { rows } = await sql<{ id: number }>`
      select id from support_thread where guest_email = 'seen@mail.example'`.execute(portal.db)
    const { id } = rows[0]!
    await answer(id, 1)
    await answer(id, 2)
    const events = await sql<{ id: number; name: string; payload: object }>`
      select id, name, payload from event where name = 'SupportAnswered' and (payload ->> 'id')::bigint = ${id}`.execute(
      portal.db,
    )
    for (const event of events.rows)
      await answerGuest({ publicUrl: 'https://portal.example' }).run(
        { db: portal.db } as never,
        event as never,
      )
    await sql`
      update mail set status = 'BOUNCED' where id = (select max(id) from mail where to_address = 'seen@mail.example')`.execute(
      portal.db,
    )
    expect((await get(id, admin)).body['messages']).toMatchObject([
      { byStaff: false, mail: null },
      { mail: { state: 'WAITING' } },
      { mail: { state: 'UNDELIVERED' } },
    ])
  })

  test('gets a link that opens even if the email could only be written at the second attempt', async () => {
    await sql`delete from rate_limit where key like 'support.address:%'`.execute(portal.db)
    await ask({ email: 'second@mail.example' }, portal.guest)
    const { rows } = await sql<{ id: number }>`
      select id from support_thread where guest_email = 'second@mail.example'`.execute(portal.db)
    const { id } = rows[0]!
    await answer(id, 1)
    await sql`alter table mail add constraint interrupted check (to_address <> 'second@mail.example')`.execute(
      portal.db,
    )
    await expect(tell('SupportAnswered', id)).rejects.toThrow('interrupted')
    await sql`alter table mail drop constraint interrupted`.execute(portal.db)
    eventId -= 1
    await tell('SupportAnswered', id)
    const mails = await sql<{ secret: string }>`
      select secret from mail where to_address = 'second@mail.example'`.execute(portal.db)
    expect((await read(mails.rows[0]!.secret)).status).toBe(200)
  })

  test('written on too often by its link is refused', async () => {
    const { id, token } = await linkOf('often@mail.example')
    await sql`insert into rate_limit (key, hits, resets_at) values (${`support.link:${id}`}, 20, now() + interval '1 day')`.execute(
      portal.db,
    )
    await sql`delete from rate_limit where key like 'support.address:%'`.execute(portal.db)
    expect((await write(token)).status).toBe(429)
    expect((await read(token)).body['messages']).toHaveLength(2)
  })

  test('of a program is stored nowhere, and many of one address are refused', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from support_thread`.execute(portal.db)).rows[0]!.n
    const before = await count()
    await sql`delete from rate_limit where key like 'support.address:%'`.execute(portal.db)
    expect((await ask({ email: 'bot@mail.example', website: 'https://x' }, portal.guest)).status).toBe(200)
    expect(await count()).toBe(before)
    for (let at = 0; at < 5; at += 1) await ask({ email: 'many@mail.example' }, portal.guest)
    expect((await ask({ email: 'many@mail.example' }, portal.guest)).status).toBe(429)
  })

  test('is refused where guests of many addresses write more than people do', async () => {
    const { token } = await linkOf('one-of-many@mail.example')
    await sql`update rate_limit set hits = 100 where key = 'support.guests'`.execute(portal.db)
    expect((await write(token)).status).toBe(429)
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

test('what was closed or answered a year ago is forgotten, nothing else', async () => {
  const id = (await ask()).body['threadId'] as number
  const answered = (await ask()).body['threadId'] as number
  const other = (await ask()).body['threadId'] as number
  await answer(answered, 1)
  await portal.as(admin).send(contract.closeSupportThread, { body: { threadId: id, version: 1 } })
  await sql`update support_thread set changed_at = now() - interval '366 days' where id in (${id}, ${answered}, ${other})`.execute(
    portal.db,
  )
  await forgetSupport.run({ db: portal.db } as never, {})
  expect((await get(id)).status).toBe(404)
  expect((await get(answered)).status).toBe(404)
  expect((await get(other)).status).toBe(200)
})
