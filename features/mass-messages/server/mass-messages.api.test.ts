import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { createMailNotificationsJob } from '../../communication/server/mail-notifications.job.ts'
import * as contract from '../contract/mass-message.endpoints.ts'
import { forgetMassDrafts } from './forget-drafts.job.ts'
import { sendMassMessages } from './send-mass-message.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let team: Person
let tracker: Person
let outsider: Person
let leaders: Person[]

const inAccelerator = () => ({ 'accelerator-id': String(accelerator.id) })

beforeAll(async () => {
  portal = await openPortal()
  outsider = await portal.make.person()
})

beforeEach(async () => {
  const { make } = portal
  accelerator = await make.accelerator()
  team = await make.member({ accelerator, role: 'ACC' })
  tracker = await make.member({ accelerator, role: 'TRC' })
  const track = await make.track({ accelerator })
  leaders = await Promise.all([1, 2, 3].map(() => make.person()))
  for (const leader of leaders) await make.request({ track, project: await make.project({ leader }) })
  // This leader has two projects, but gets the message once.
  await make.request({ track, project: await make.project({ leader: leaders[0]! }) })
  await sql`insert into notice_setting (person_uid, kind, channel) values (${leaders[1]!.uid}, 'ACCELERATORS', 'OFF')`.execute(
    portal.db,
  )
})

const plan = (given: object = {}, by = team) =>
  portal.as(by).send(contract.planMassMessage, {
    headers: inAccelerator(),
    body: { list: 'listProjectsInWork', search: '', audience: 'LEADERS', ...given },
  })
const planned = async () => (await plan()).body['id'] as number
const get = async (id: number, by = team) =>
  portal.as(by).send(contract.getMassMessage, { query: { messageId: String(id) } })
const recipients = async (id: number) =>
  (await portal.as(team).send(contract.listMassRecipients, { query: { messageId: String(id) } })).body[
    'items'
  ] as { id: number; name: string; project: string; state: string; leftOut: string | null }[]
const words = (id: number, given: object = {}) => ({
  messageId: id,
  version: 1,
  subject: 'News for {{project}}',
  body: 'Dear {{name}}, {{accelerator}} writes.',
  when: 'NOW',
  day: null,
  time: null,
  clock: 'MINE',
  timeZone: 'Europe/Moscow',
  ...given,
})
const send = (id: number, given: object = {}, by = team) =>
  portal.as(by).send(contract.sendMassMessage, { body: words(id, given) })
const run = (id: number) =>
  sendMassMessages.run({ db: portal.db, signal: new AbortController().signal } as never, { messageId: id })
const inboxOf = async (person: Person) =>
  (
    await sql<{ subject: string; body: string }>`
      select subject, body from notification where recipient_uid = ${person.uid} and code = 'MASS_MESSAGE'`.execute(
      portal.db,
    )
  ).rows

describe('a dry run', () => {
  test('freezes who gets it and who does not, and why', async () => {
    const id = await planned()
    await portal.make.request({
      track: await portal.make.track({ accelerator }),
      project: await portal.make.project(),
    })
    const all = await recipients(id)
    expect(all.map(({ state, leftOut }) => leftOut ?? state).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'SWITCHED_OFF',
      'WAITING',
      'WAITING',
    ])
    expect((await get(id)).body).toMatchObject({
      state: 'DRAFT',
      recipients: 2,
      leftOut: 1,
      actions: ['send', 'delete'],
    })
    expect(await inboxOf(leaders[0]!)).toEqual([])
  })

  test('is narrowed as the list is', async () => {
    const { body } = await plan({ search: 'findText=nothing-is-called-so' })
    expect((await get(body['id'] as number)).body).toMatchObject({ recipients: 0, actions: ['delete'] })
    expect((await plan({ search: 'sorting=NOPE' })).body['fields']).toEqual({ search: 'INVALID' })
    expect((await plan({ audience: 'PEOPLE' })).body['fields']).toEqual({ audience: 'NOT_IN_LIST' })
  })

  test('is the team’s and trackers’, and nobody sees another’s', async () => {
    expect((await plan({}, outsider)).status).toBe(403)
    const id = await planned()
    expect((await get(id, outsider)).status).toBe(404)
    expect((await get(id, tracker)).status).toBe(404)
    expect((await send(id, {}, outsider)).status).toBe(404)
    const own = (await plan({}, tracker)).body['id'] as number
    expect((await get(own, tracker)).status).toBe(200)
    expect((await get(own, team)).status).toBe(200)
  })
})

describe('sending', () => {
  test('gives each their own words, once, however often the job runs', async () => {
    const id = await planned()
    expect((await send(id)).body).toMatchObject({ state: 'SENDING' })
    await Promise.all([run(id), run(id)])
    await run(id)
    const [first] = await inboxOf(leaders[0]!)
    expect(first!.subject).toMatch(/^News for «.+», «.+»$/)
    expect(first!.body).toBe(`Dear ${leaders[0]!.first_name}, ${accelerator.name} writes.`)
    expect(await inboxOf(leaders[0]!)).toHaveLength(1)
    expect(await inboxOf(leaders[1]!)).toHaveLength(0)
    expect((await get(id)).body).toMatchObject({ state: 'SENT', sent: 2, actions: [] })
    expect((await send(id, { version: 2 })).body).toMatchObject({ code: 'STATE_CHANGED' })
  })

  test('leaves out who has switched it off since', async () => {
    const id = await planned()
    await send(id)
    await sql`insert into notice_setting (person_uid, kind, channel) values (${leaders[2]!.uid}, 'ACCELERATORS', 'OFF')`.execute(
      portal.db,
    )
    await run(id)
    expect(await inboxOf(leaders[2]!)).toHaveLength(0)
    expect((await get(id)).body).toMatchObject({ state: 'SENT', sent: 1, leftOut: 2 })
  })

  test('goes out no more once the accelerator has lost its approval, nor when it has it again', async () => {
    const id = await planned()
    expect((await send(id)).status).toBe(200)
    const before = (await inboxOf(leaders[0]!)).length
    const approve = (approval: 'REJECTED' | 'COORDINATED') =>
      portal.db.updateTable('accelerator').set({ approval }).where('id', '=', accelerator.id).execute()
    await approve('REJECTED')
    await run(id)
    await approve('COORDINATED')
    await run(id)
    expect(await inboxOf(leaders[0]!)).toHaveLength(before)
    expect((await get(id)).body).toMatchObject({ state: 'STOPPED', sent: 0 })
  })

  test.each(['left', 'was blocked there', 'was blocked on the portal'])(
    'goes out no more once who sent it %s',
    async (how) => {
      const id = await planned()
      // Another member may send the draft of an author who left. The message then belongs to the sender.
      const sender = await portal.make.member({ accelerator, role: 'TRC_TEAM' })
      expect((await send(id, {}, sender)).status).toBe(200)
      const { db } = portal
      if (how === 'left')
        await db.deleteFrom('accelerator_member').where('person_uid', '=', sender.uid).execute()
      else if (how === 'was blocked there')
        await db
          .updateTable('accelerator_member')
          .set({ blocked: true })
          .where('person_uid', '=', sender.uid)
          .execute()
      else await db.updateTable('person').set({ status: 'B' }).where('uid', '=', sender.uid).execute()
      await run(id)
      expect(await inboxOf(leaders[0]!)).toEqual([])
      expect((await get(id)).body).toMatchObject({ state: 'STOPPED', sent: 0 })
    },
  )

  test('waits for its time, and is stopped', async () => {
    const id = await planned()
    expect((await send(id, { when: 'LATER' })).body['fields']).toEqual({ day: 'REQUIRED', time: 'REQUIRED' })
    expect((await send(id, { when: 'LATER', day: '2020-01-01', time: '09:00' })).body['fields']).toEqual({
      day: 'DATE_IN_PAST',
    })
    expect((await send(id, { when: 'LATER', day: '2100-01-01', time: '09:00' })).body['fields']).toEqual({
      day: 'DATE_TOO_FAR',
    })
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const later = { when: 'LATER', day: inAMonth, time: '09:00', clock: 'THEIRS' }
    expect((await send(id, later)).body).toMatchObject({ state: 'PLANNED' })
    await run(id)
    expect((await get(id)).body).toMatchObject({
      state: 'PLANNED',
      sent: 0,
      nextAt: `${inAMonth}T06:00:00Z`,
    })
    const stop = await portal.as(team).send(contract.stopMassMessage, { body: { messageId: id, version: 2 } })
    expect(stop.body).toMatchObject({ state: 'STOPPED' })
    await sql`update mass_message_recipient set due_at = now() where message_id = ${id}`.execute(portal.db)
    await run(id)
    expect(await inboxOf(leaders[0]!)).toEqual([])
  })

  test('names those whom the email did not reach, to write to them again', async () => {
    const id = await planned()
    await send(id)
    await run(id)
    await createMailNotificationsJob({ publicUrl: 'https://portal.example' }).run(
      { db: portal.db } as never,
      { uids: leaders.map(({ uid }) => uid) },
    )
    await sql`update mail set status = 'FAILED', error = '550 <' || to_address || '>: no such user' where to_address = ${leaders[2]!.email}`.execute(
      portal.db,
    )
    expect((await get(id)).body).toMatchObject({ failed: 1, actions: ['again'] })
    // The author sees the reason of a failure, but no address.
    const failed = (await recipients(id)).find(({ state }) => state === 'EMAIL_FAILED')
    expect(failed).toMatchObject({ error: '550 <…>: no such user' })
    const again = await portal
      .as(team)
      .send(contract.repeatMassMessage, { body: { messageId: id, version: 2 } })
    const next = again.body['id'] as number
    expect((await get(next)).body).toMatchObject({
      state: 'DRAFT',
      recipients: 1,
      subject: 'News for {{project}}',
    })
    // A repeated click does not create a second draft.
    const twice = await portal
      .as(team)
      .send(contract.repeatMassMessage, { body: { messageId: id, version: 2 } })
    expect(twice.body).toMatchObject({ code: 'STATE_CHANGED' })
    await sql`update rate_limit set hits = 30 where key = ${`mass-message.plan:${team.uid}`}`.execute(
      portal.db,
    )
    const often = await portal
      .as(team)
      .send(contract.repeatMassMessage, { body: { messageId: id, version: 3 } })
    expect([often.status, often.body['code']]).toEqual([429, 'RATE_LIMITED'])
  })

  test('is not sent to a list of yesterday, and such a draft goes', async () => {
    const [old, fresh] = [await planned(), await planned()]
    await sql`update mass_message set created_at = now() - interval '25 hours' where id = ${old}`.execute(
      portal.db,
    )
    expect((await get(old)).body).toMatchObject({ actions: ['delete'] })
    expect((await send(old)).body).toMatchObject({ code: 'STATE_CHANGED' })
    await forgetMassDrafts.run({ db: portal.db } as never, {})
    expect([(await get(old)).status, (await get(fresh)).status]).toEqual([404, 200])
  })

  test('refuses what cannot be sent, at its field', async () => {
    const id = await planned()
    const wrong = async (given: object) => (await send(id, given)).body['fields']
    expect(await wrong({ subject: 'x'.repeat(10_240) })).toEqual({ subject: 'TOO_LONG' })
    expect(await wrong({ subject: 'a\r\nBcc: b@c.example' })).toEqual({ subject: 'SEVERAL_LINES' })
    expect(await wrong({ body: '{{secret}}' })).toEqual({ body: 'UNKNOWN_PLACEHOLDER' })
    expect(await wrong({ body: 'a \u202e b' })).toEqual({ body: 'TURNED_TEXT' })
  })

  test('is previewed for each recipient', async () => {
    const id = await planned()
    const one = (await recipients(id)).find(({ state }) => state === 'WAITING')
    const preview = await portal.as(team).send(contract.previewMassMessage, {
      body: { messageId: id, recipientId: one!.id, subject: 'To {{name}}', body: '{{project}}' },
    })
    expect(preview.body).toMatchObject({ name: one!.name })
    expect(preview.body['text']).toContain(one!.project.split(', ')[0])
    const foreign = await portal.as(team).send(contract.previewMassMessage, {
      body: { messageId: await planned(), recipientId: one!.id, subject: 'x', body: 'y' },
    })
    expect(foreign.status).toBe(404)
  })

  test('reaches thousands in chunks', async () => {
    const id = await planned()
    await sql`
      insert into person (uid, email, last_name, first_name, middle_name, status)
      select gen_random_uuid(), 'mass' || n || '-' || ${id} || '@mail.example', 'Many', 'One', '', 'A' from generate_series(1, 2500) n`.execute(
      portal.db,
    )
    await sql`
      insert into mass_message_recipient (message_id, person_uid, params)
      select ${id}, uid, '{"name":"One"}' from person where email like ${`mass%-${id}@mail.example`}`.execute(
      portal.db,
    )
    await send(id)
    await run(id)
    expect((await get(id)).body).toMatchObject({ state: 'SENDING', sent: 2000 })
    await run(id)
    expect((await get(id)).body).toMatchObject({ state: 'SENT', sent: 2502 })
  })
})
