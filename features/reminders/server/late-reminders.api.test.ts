import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as contract from '../contract/reminder-rule.endpoints.ts'
import { sendReminders } from './send-reminders.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let member: Person
let guest: Person

beforeAll(async () => {
  portal = await openPortal()
})

/** A time zone in which it is afternoon now, because reminders are sent after nine in the morning. */
const afternoon = () => {
  const offset = 14 - new Date().getUTCHours()
  return `Etc/GMT${offset > 0 ? `-${Math.min(14, offset)}` : `+${Math.min(12, -offset)}`}`
}

beforeEach(async () => {
  const { make, db } = portal
  accelerator = await make.accelerator()
  await sql`update accelerator set time_zone = ${afternoon()} where id = ${accelerator.id}`.execute(db)
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  member = await make.member({ accelerator, role: 'ACC' })
  guest = await make.person()
})

const headers = () => ({ 'accelerator-id': String(accelerator.id) })
const rule = (given: object) => ({
  timing: 'AFTER',
  days: 2,
  audiences: ['ASSIGNED'],
  escalateDays: null,
  active: true,
  ...given,
})
const create = (given: object) =>
  portal.as(admin).send(contract.createReminderRule, { headers: headers(), body: rule(given) })
const attempt = (given: object, by = admin) =>
  portal.as(by).send(contract.tryReminderRule, { headers: headers(), body: { id: null, ...rule(given) } })
const run = () => sendReminders.run({ db: portal.db, signal: new AbortController().signal } as never, {})
const notified = async (person: Person) =>
  (
    await sql<{ code: string; params: Record<string, string> }>`
      select code, params from notification where recipient_uid = ${person.uid} and code in ('INTAKE_UNDECIDED',
        'EVENT_UNMARKED', 'TEAM_INVITATION_UNANSWERED', 'TEAM_INVITATION_DUE', 'EVENT_DUE', 'REQUEST_DUE') order by id`.execute(
      portal.db,
    )
  ).rows

const intake = async (status: 'NEW' | 'ACCEPT' = 'NEW') => {
  const { make, db } = portal
  const track = await make.track({ accelerator })
  const today = sql`(now() at time zone ${afternoon()})::date`
  const stream = await make.stream({ track })
  await sql`update stream set period = daterange(${today} - 20, ${today} - 1) where id = ${stream.id}`.execute(
    db,
  )
  for (let left = 2; left > 0; left -= 1) {
    const project = await make.project()
    await insertOne(db, 'acceleration_request', {
      accelerator_id: accelerator.id,
      project_id: project.id,
      track_id: track.id,
      stream_id: stream.id,
      status,
      created_by: guest.uid,
    })
  }
}

const event = async (status: 'ACCEPTED' | 'ATTENDED' = 'ACCEPTED', heldStatus = 'OVER') => {
  const { make, db } = portal
  const { rows } = await sql<{ id: number }>`
    insert into held_event (accelerator_id, name, kind, starts_at, ends_at, time_zone, status, created_by)
    values (${accelerator.id}, 'Demo', 'DEMO_DAY', now() - interval '49 hours', now() - interval '48 hours', 'UTC', ${heldStatus}, ${member.uid})
    returning id`.execute(db)
  const project = await make.project()
  await insertOne(db, 'event_invitation', { event_id: rows[0]!.id, project_id: project.id, status })
  await sql`insert into event_guest (event_id, name, email, locale, status)
    values (${rows[0]!.id}, 'Visitor', ${guest.email}, 'en', ${status === 'ACCEPTED' ? 'CONFIRMED' : 'ATTENDED'})`.execute(
    db,
  )
}

const invitation = (status = 'SENT', by = member) =>
  sql`insert into team_invitation (accelerator_id, email, person_uid, status, created_by, role, expires_at, created_at)
    values (${accelerator.id}, ${guest.email}, ${guest.uid}, ${status}, ${by.uid}, 'EXP', now() - interval '2 days', now() - interval '16 days')`.execute(
    portal.db,
  )

describe('after a deadline', () => {
  test.each([
    ['INTAKE', intake, { INTAKE_UNDECIDED: { count: '2' } }, true],
    ['EVENT', event, { EVENT_UNMARKED: { event: 'Demo', count: '2' } }, false],
    ['INVITATION', invitation, { TEAM_INVITATION_UNANSWERED: {} }, false],
  ])('%s reminds those who can still act', async (kind, make, notice, isTeam) => {
    await make()
    expect((await create({ kind })).status).toBe(200)
    await run()
    await run()
    const [code, params] = Object.entries(notice)[0]!
    expect(await notified(member)).toMatchObject([{ code, params }])
    expect(await notified(admin)).toHaveLength(isTeam ? 1 : 0)
    expect(await notified(guest)).toEqual([])
  })

  test.each([
    ['INTAKE', intake, 'INTAKE_UNDECIDED'],
    ['EVENT', event, 'EVENT_UNMARKED'],
    ['INVITATION', invitation, 'TEAM_INVITATION_UNANSWERED'],
  ])('%s goes on to the administrators, by a rule before the deadline too', async (kind, make, code) => {
    await make()
    await create({ kind, timing: 'BEFORE', days: 1, escalateDays: 2 })
    await run()
    await run()
    expect(await notified(admin)).toMatchObject([{ code }])
    expect(await notified(member)).toEqual([])
    expect(await notified(guest)).toEqual([])
  })

  test.each([
    ['INTAKE', () => intake('ACCEPT')],
    ['EVENT', () => event('ATTENDED')],
    ['EVENT', () => event('ACCEPTED', 'CANCELLED')],
    ['INVITATION', () => invitation('ACCEPTED_TO_TEAM')],
    ['INVITATION', () => invitation('REJECTED_BY_USER')],
  ])('%s reminds nobody of what was done or cancelled', async (kind, make) => {
    await make()
    await create({ kind, escalateDays: 1 })
    await run()
    expect([...(await notified(admin)), ...(await notified(member))]).toEqual([])
  })

  test('names an invitee by the email that was written, not by their account', async () => {
    await invitation()
    await create({ kind: 'INVITATION' })
    await run()
    expect(await notified(member)).toMatchObject([{ params: { person: guest.email } }])
  })

  test('does not remind an inviter who left the accelerator', async () => {
    const left = await portal.make.person()
    await invitation('SENT', left)
    await create({ kind: 'INVITATION' })
    await run()
    expect(await notified(left)).toEqual([])
  })

  test('reminds the team of an event whose creator left', async () => {
    await event()
    await sql`delete from accelerator_member where person_uid = ${member.uid}`.execute(portal.db)
    await create({ kind: 'EVENT' })
    await run()
    expect(await notified(admin)).toMatchObject([{ code: 'EVENT_UNMARKED' }])
    expect(await notified(member)).toEqual([])
  })
})

describe('the dry run of an unsaved rule', () => {
  test('shows exactly what the saved rule then sends, and sends nothing itself', async () => {
    await intake()
    const { status, body } = await attempt({ kind: 'INTAKE', escalateDays: 3 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      isWhole: true,
      items: [
        { kind: 'INTAKE', escalation: false, recipients: 2, byPortal: false },
        { kind: 'INTAKE', escalation: true, recipients: 1 },
      ],
    })
    await run()
    expect(await notified(member)).toEqual([])
    await create({ kind: 'INTAKE', escalateDays: 3 })
    const { body: planned } = await portal.as(admin).send(contract.planReminders, { headers: headers() })
    const facts = (items: unknown) => (items as { key: string }[]).map(({ key: _key, ...fact }) => fact)
    expect(facts(planned['items'])).toEqual(facts(body['items']))
  })

  test('shows what was due yesterday as sent today, because the saved rule sends it at once', async () => {
    await intake()
    // It ended the day before yesterday.
    const { body } = await attempt({ kind: 'INTAKE', days: 1 })
    const { rows } = await sql<{ today: string }>`
      select to_char(now() at time zone ${afternoon()}, 'YYYY-MM-DD') as today`.execute(portal.db)
    expect(body['items']).toMatchObject([{ kind: 'INTAKE', sendOn: rows[0]!.today }])
    await create({ kind: 'INTAKE', days: 1 })
    await run()
    expect(await notified(member)).toMatchObject([{ code: 'INTAKE_UNDECIDED' }])
  })

  test('of a saved rule leaves out what that rule has sent', async () => {
    await intake()
    const { body } = await create({ kind: 'INTAKE' })
    await run()
    expect((await attempt({ kind: 'INTAKE', id: body['id'] })).body).toMatchObject({ items: [] })
  })

  test('knows no rule of another accelerator, and is the administrators’ alone', async () => {
    const elsewhere = await portal.make.accelerator()
    const other = await portal.make.member({ accelerator: elsewhere, role: 'ACC', admin: true })
    const { body } = await create({ kind: 'TASK' })
    const { status } = await portal.as(other).send(contract.tryReminderRule, {
      headers: { 'accelerator-id': String(elsewhere.id) },
      body: { ...rule({ kind: 'TASK' }), id: body['id'] },
    })
    expect(status).toBe(404)
    expect((await attempt({ kind: 'TASK' }, member)).status).toBe(403)
  })
})
