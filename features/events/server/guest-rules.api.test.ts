import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeEventGuest, makeHeldEvent } from '../../../tests/support/held-events.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as doors from '../contract/door.endpoints.ts'
import * as guests from '../contract/guest.endpoints.ts'
import { guestLimits } from '../domain/limits.ts'
import { writeToEventGuests } from './guest-letters.job.ts'
import { forgetGuests } from './guests.job.ts'
import { moveWaitingList } from './move-waiting-lists.ts'

let portal: TestPortal
let admin: Person
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

const place = () => ({ db: portal.db, accelerator, people: { team: admin } as never })

const makeEvent = (given: object = {}) =>
  makeHeldEvent(place(), { is_public: true, takes_guests: true, ...given })

const guestOf = async (eventId: number, status: string, given: object = {}) => {
  const { rows } = await sql<{ id: number; token: string }>`
    insert into event_guest (event_id, name, email, locale, token, status)
    values (${eventId}, 'Анна', ${`${crypto.randomUUID()}@mail.example`}, 'ru', ${crypto.randomUUID()}, ${status})
    returning id, token`.execute(portal.db)
  await portal.db
    .updateTable('event_guest')
    .set({ queued_at: status === 'WAITING' ? new Date().toISOString() : null, ...given })
    .where('id', '=', rows[0]!.id)
    .execute()
  return rows[0]!
}

const statusOf = async (table: 'event_guest' | 'event_invitation', id: number) =>
  (await portal.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

const codeOf = ({ status, body }: Answer) => [status, body['code']]

test('an event that takes guests no more confirms none, moves none up, and lets the teams behind them pass', async () => {
  const event = await makeEvent({ capacity: 1 })
  const [pending, waiting] = [await guestOf(event.id, 'PENDING'), await guestOf(event.id, 'WAITING')]
  const leader = await portal.make.person()
  const project = await portal.make.project({ leader })
  const { rows } = await sql<{ id: number }>`
    insert into event_invitation (event_id, project_id, status, queued_at)
    values (${event.id}, ${project.id}, 'WAITING', now() + interval '1 second') returning id`.execute(
    portal.db,
  )
  await portal.db.updateTable('held_event').set({ takes_guests: false }).where('id', '=', event.id).execute()
  expect(
    codeOf(await portal.guest.send(guests.confirmEventGuest, { body: { token: pending.token } })),
  ).toEqual([409, 'EVENT_CLOSED'])
  await portal.db.transaction().execute((tx) => moveWaitingList(tx, event.id))
  expect(await statusOf('event_guest', waiting.id)).toBe('WAITING')
  expect(await statusOf('event_invitation', rows[0]!.id)).toBe('OFFERED')
})

test('one crowded event closes no other, and what sends no email is not counted', async () => {
  const register = ({ id: eventId }: { id: number }) =>
    portal.guest.send(guests.registerEventGuest, {
      body: { eventId, name: 'Анна', email: `${crypto.randomUUID()}@mail.example` },
    })
  const [crowded, quiet, closed] = [
    await makeEvent(),
    await makeEvent(),
    await makeEvent({ takes_guests: false }),
  ]
  await sql`delete from rate_limit`.execute(portal.db)
  expect(codeOf(await register(closed))).toEqual([409, 'EVENT_CLOSED'])
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from rate_limit where key like 'event-guest%'`.execute(portal.db)
  expect(rows[0]!.n).toBe(0)
  expect((await register(crowded)).status).toBe(200)
  await sql`update rate_limit set hits = ${guestLimits.event.hits}
    where key = ${`event-guest.event:${crowded.id}`}`.execute(portal.db)
  expect(codeOf(await register(crowded))).toEqual([429, 'RATE_LIMITED'])
  expect((await register(quiet)).status).toBe(200)
})

test('a crowd is written to in parts, each guest once however often the job runs; nobody is reminded of what has begun', async () => {
  const event = await makeEvent()
  await sql`insert into event_guest (event_id, name, email, locale, token, status)
    select ${event.id}, 'Гость', ${`crowd-${event.id}-`} || n || '@mail.example', 'ru', gen_random_uuid()::text, 'CONFIRMED'
    from generate_series(1, 130) n`.execute(portal.db)
  const write = (kind: 'soon' | 'changed', key: string, after = 0) =>
    writeToEventGuests({ publicUrl: 'https://portal.example', mailOn: true, agenda: () => [] }).run(
      { db: portal.db, signal: new AbortController().signal } as never,
      { eventId: event.id, kind, key, after },
    )
  const written = async () => {
    const { rows } = await sql<{ all: number; people: number }>`
      select count(*)::int as all, count(distinct to_address)::int as people from mail
      where to_address like ${`crowd-${event.id}-%`}`.execute(portal.db)
    return rows[0]
  }
  await write('changed', 'told')
  expect(await written()).toEqual({ all: 100, people: 100 })
  // The rest is left to a job of its own, which goes on where this one stopped.
  const { rows: next } = await sql<{ after: number }>`
    select (payload ->> 'after')::int as after from graphile_worker._private_jobs
    where payload ->> 'eventId' = ${String(event.id)}`.execute(portal.db)
  expect(next).toHaveLength(1)
  await write('changed', 'told')
  await write('changed', 'told', next[0]!.after)
  expect(await written()).toEqual({ all: 130, people: 130 })

  await sql`update held_event set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour'
    where id = ${event.id}`.execute(portal.db)
  await write('soon', 'soon')
  expect(await written()).toEqual({ all: 130, people: 130 })
})

test('the log of emails forgets those who are on no list any more, and keeps the others', async () => {
  const old = new Date(Date.now() - 10 * 86_400_000).toISOString()
  const there = await makeEventGuest(place(), 'CONFIRMED')
  const gone = `${crypto.randomUUID()}@mail.example`
  const { rows } = await sql<{ email: string }>`select email from event_guest where id = ${there.id}`.execute(
    portal.db,
  )
  const stored = rows[0]!.email
  for (const [to, template, at] of [
    [stored, 'EVENT_GUEST_PLACED', old],
    [gone, 'EVENT_GUEST_CONFIRM', old],
    [gone, 'EVENT_GUEST_KNOWN', new Date().toISOString()],
    [gone, 'PROJECT_ACCEPTED', old],
  ])
    await sql`insert into mail (dedupe_key, to_address, template, locale, subject, text_body, html_body, created_at)
      values (${`${to}:${template}`}, ${to}, ${template}, 'ru', 'Тема', 'Текст', 'Текст', ${at})`.execute(
      portal.db,
    )
  await forgetGuests.run({ db: portal.db } as never, {})
  const { rows: left } = await sql<{ template: string }>`
    select template from mail where to_address in (${stored}, ${gone}) order by id`.execute(portal.db)
  expect(left.map(({ template }) => template)).toEqual([
    'EVENT_GUEST_PLACED',
    'EVENT_GUEST_KNOWN',
    'PROJECT_ACCEPTED',
  ])
})

test('the door of one event marks nobody of another, however old their mark is', async () => {
  const begun = {
    starts_at: new Date(Date.now() - 3_600_000).toISOString(),
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  }
  const [event, other] = [await makeEvent(begun), await makeEvent(begun)]
  const marked = await guestOf(other.id, 'ATTENDED', { marked_at: new Date().toISOString() })
  const { body } = await portal.as(admin).send(doors.sendDoorMarks, {
    body: {
      eventId: event.id,
      marks: [
        // With its time alone an answer would say that somebody is expected elsewhere.
        { kind: 'GUEST', id: marked.id, came: false, at: new Date(Date.now() - 60_000).toISOString() },
      ],
    },
  })
  expect(body['outcomes']).toEqual(['REFUSED'])
  expect(await statusOf('event_guest', marked.id)).toBe('ATTENDED')
})
