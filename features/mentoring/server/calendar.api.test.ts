import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutside } from '#platform/server/outgoing/read-outside.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import { startTestServer, type TestServer } from '../../../tests/support/event-platform.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeOfficeHours } from '../../../tests/support/office-hours.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { secretsKey } from '../../../tests/support/secrets-key.ts'
import * as calendar from '../contract/calendar.endpoints.ts'
import { keepBusyTimes, placeOfCalendar } from './calendar/keep-busy-times.ts'
import { readMentorCalendars } from './calendars.job.ts'
import { readSlots } from './mentoring.repository.ts'

let portal: TestPortal
let accelerator: Accelerator
let server: TestServer
const vault = () => createVault(readKeys(secretsKey))

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  server = await startTestServer()
})

afterAll(() => server.stop())

const run = () =>
  readMentorCalendars({
    publicUrl: 'https://portal.example',
    vault,
    read: (request, signal) => readOutside({ ...request, seconds: 1 }, signal, server.ways),
  }).run(
    {
      db: portal.db,
      log: { warn: () => {} } as never,
      attempt: 1,
      lastAttempt: false,
      signal: new AbortController().signal,
    },
    {},
  )

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const calendarWith = (from: number, to: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    'BEGIN:VEVENT',
    'UID:one@test',
    'DTSTAMP:20260101T000000Z',
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    'SUMMARY:Секрет',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** A mentor whose calendar is kept, due to be read. */
const withCalendar = async (): Promise<{ mentor: Person; hoursId: number }> => {
  await sql`delete from mentor_calendar`.execute(portal.db)
  const mentor = await portal.make.member({ accelerator, role: 'MNT' })
  const { id: hoursId, mentor_id } = await makeOfficeHours({ db: portal.db, accelerator }, mentor)
  await portal.db
    .insertInto('mentor_calendar')
    .values({
      mentor_id,
      address: vault().seal(server.url, placeOfCalendar(mentor_id)),
      host: 'events.example',
    })
    .execute()
  return { mentor, hoursId }
}

const read = async (by: Person) => (await portal.as(by).send(calendar.getMentorCalendar)).body

const due = () => sql`update mentor_calendar set tried_at = null`.execute(portal.db)

test('what is busy there is not offered; names of events and the address are never shown', async () => {
  const { mentor, hoursId } = await withCalendar()
  const [first, second, third] = await readSlots(portal, hoursId)
  server.answers({ text: calendarWith(Date.parse(second!), Date.parse(second!) + 60_000) })
  await run()
  expect((await readSlots(portal, hoursId)).slice(0, 2)).toEqual([first, third])
  const shown = await read(mentor)
  expect(shown).toMatchObject({ host: 'events.example', problem: null, busy: 1 })
  expect(JSON.stringify(shown)).not.toMatch(/organizers|Секрет/)
  const { rows } = await sql<{ address: string }>`select address from mentor_calendar`.execute(portal.db)
  expect(rows[0]!.address).not.toContain('events.example')
})

test.each([
  [404, 'REFUSED'],
  [301, 'REFUSED'],
  ['hang up', 'NOT_REACHED'],
  ['silent', 'TIMEOUT'],
  [{ text: '<html>' }, 'NOT_A_CALENDAR'],
  [{ text: 'x'.repeat(6_000_000) }, 'TOO_BIG'],
] as const)(
  '%o is reported as %s, and the previous state stays until it is read again',
  async (answer, problem) => {
    const { mentor, hoursId } = await withCalendar()
    const [first] = await readSlots(portal, hoursId)
    server.answers({ text: calendarWith(Date.parse(first!), Date.parse(first!) + 60_000) })
    await run()
    server.answers(answer)
    await due()
    await run()
    expect(await read(mentor)).toMatchObject({ problem, busy: 1 })
    expect(await readSlots(portal, hoursId)).not.toContain(first)
  },
)

test('an inner address is refused when it is set, and explained in words; a person who mentors nowhere sets none', async () => {
  const mentor = await portal.make.member({ accelerator, role: 'MNT' })
  const set = (by: Person, address: string) =>
    portal.as(by).send(calendar.setMentorCalendar, { body: { address } })
  const { status, body } = await set(mentor, 'webcal://127.0.0.1/a.ics')
  expect([status, body['problem']]).toEqual([200, 'ADDRESS_NOT_ALLOWED'])
  expect((await set(mentor, 'http://calendar.example/a.ics')).body['fields']).toEqual({
    address: 'INVALID_URL',
  })
  const ownWord = await portal.make.person({ roles: ['MNT'] })
  expect((await set(ownWord, 'https://127.0.0.1/a.ics')).status).toBe(403)
  expect((await portal.as(mentor).send(calendar.removeMentorCalendar, { body: {} })).body['host']).toBeNull()
})

test('a calendar that cannot be opened stops no other, and its owner reads that it could not be read', async () => {
  const { mentor: first, hoursId } = await withCalendar()
  const other = await portal.make.member({ accelerator, role: 'MNT' })
  const { mentor_id } = await makeOfficeHours({ db: portal.db, accelerator }, other)
  await portal.db
    .insertInto('mentor_calendar')
    .values({ mentor_id, address: vault().seal(server.url, 'another place'), host: 'events.example' })
    .execute()
  const [slot] = await readSlots(portal, hoursId)
  server.answers({ text: calendarWith(Date.parse(slot!), Date.parse(slot!) + 60_000) })
  // In either order.
  for (const late of [first, other]) {
    await due()
    await sql`update mentor_calendar c set tried_at = now() - interval '1 day' from mentor n
      where n.id = c.mentor_id and n.person_uid = ${late.uid}`.execute(portal.db)
    await run()
    expect(await read(first)).toMatchObject({ problem: null, busy: 1 })
    expect(await read(other)).toMatchObject({ problem: 'NOT_A_CALENDAR', busy: 0 })
  }
})

test('a calendar that was removed or replaced while it was read leaves nothing of what was read', async () => {
  const { hoursId } = await withCalendar()
  const { mentor_id } = await portal.db
    .selectFrom('office_hours')
    .select('mentor_id')
    .where('id', '=', hoursId)
    .executeTakeFirstOrThrow()
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const keep = (address: string) =>
    portal.db
      .transaction()
      .execute((tx) =>
        keepBusyTimes(
          tx,
          { mentorId: mentor_id, address },
          { busy: [{ startsAt: soon(1), endsAt: soon(2) }] },
        ),
      )
  const busy = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from mentor_busy where mentor_id = ${mentor_id}`.execute(portal.db)
    return rows[0]!.n
  }
  const { address } = await portal.db
    .selectFrom('mentor_calendar')
    .select('address')
    .where('mentor_id', '=', mentor_id)
    .executeTakeFirstOrThrow()
  await keep('another one')
  expect(await busy()).toBe(0)
  await keep(address)
  expect(await busy()).toBe(1)
  await sql`delete from mentor_calendar`.execute(portal.db)
  await sql`delete from mentor_busy`.execute(portal.db)
  await keep(address)
  expect(await busy()).toBe(0)
})

test('a person who is no longer a mentor leaves no address behind', async () => {
  const { mentor } = await withCalendar()
  await portal.db.deleteFrom('accelerator_member').where('person_uid', '=', mentor.uid).execute()
  await run()
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from mentor_calendar`.execute(portal.db)
  expect(rows[0]!.n).toBe(0)
})
