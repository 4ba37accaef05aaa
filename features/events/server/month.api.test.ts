import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as after from '../contract/after.endpoints.ts'
import * as feed from '../contract/calendar-feed.endpoints.ts'
import * as months from '../contract/month.endpoints.ts'

let portal: TestPortal
let admin: Person
let acceleratorId: number

beforeAll(async () => {
  portal = await openPortal()
  const accelerator = await portal.make.accelerator()
  acceleratorId = accelerator.id
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const hold = async (
  name: string,
  starts_at: string,
  ends_at: string,
  given: object = {},
): Promise<number> => {
  const { id } = await portal.db
    .insertInto('held_event')
    .values({
      accelerator_id: acceleratorId,
      name,
      kind: 'MEETING',
      starts_at,
      ends_at,
      time_zone: 'UTC',
      status: 'PUBLISHED',
      created_by: admin.uid,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Month = { items: { name: string; firstDay: string; lastDay: string }[]; isCut: boolean }

const read = async (by: Person, month: string, timeZone = 'UTC'): Promise<Month> =>
  done(await portal.as(by).send(months.getEventMonth, { query: { month, timeZone } }))

test('a month shows the events of its weeks, by the days of the reader, and only what they may see', async () => {
  await hold('Канун', '2027-02-28T22:30:00Z', '2027-02-28T23:30:00Z')
  await hold('Марафон', '2027-03-30T09:00:00Z', '2027-04-02T00:00:00Z')
  await hold('Летом', '2027-07-01T09:00:00Z', '2027-07-01T10:00:00Z')
  await hold('Черновик', '2027-03-10T09:00:00Z', '2027-03-10T10:00:00Z', { status: 'DRAFT' })
  const { items } = await read(admin, '2027-03')
  expect(items.map(({ name, firstDay, lastDay }) => [name, firstDay, lastDay])).toEqual([
    ['Черновик', '2027-03-10', '2027-03-10'],
    ['Марафон', '2027-03-30', '2027-04-01'],
  ])
  // The same instant is another day east of it.
  expect((await read(admin, '2027-03', 'Asia/Vladivostok')).items[0]).toMatchObject({
    name: 'Канун',
    firstDay: '2027-03-01',
  })
  expect((await read(await portal.make.person(), '2027-03')).items).toEqual([])
})

test.each([
  [{ month: '2027-13', timeZone: 'UTC' }, { month: 'INVALID_DATE' }],
  [{ month: '2027-03', timeZone: 'Mars/Olympus' }, { timeZone: 'NOT_IN_LIST' }],
])('has an error at the field: %j', async (query, fields) => {
  const answer = await portal.as(admin).send(months.getEventMonth, { query })
  expect([answer.status, (answer.body as { fields: object }).fields]).toEqual([400, fields])
})

test('a month answers within 100 ms with ten thousand events', async () => {
  await sql`
    insert into held_event (accelerator_id, name, kind, starts_at, ends_at, time_zone, status, created_by, is_public)
    select ${acceleratorId}, 'Встреча ' || n, 'MEETING', '2027-01-01'::timestamptz + n * interval '50 minutes',
      '2027-01-01'::timestamptz + (n + 1) * interval '50 minutes', 'UTC', 'PUBLISHED', ${admin.uid}, n % 2 = 0
    from generate_series(1, 10000) n`.execute(portal.db)
  await sql`analyze held_event`.execute(portal.db)
  await read(admin, '2027-05')
  const times: number[] = []
  for (let at = 0; at < 5; at += 1) {
    const start = performance.now()
    const { items, isCut } = await read(admin, '2027-05')
    times.push(performance.now() - start)
    expect([items.length, isCut]).toEqual([500, true])
  }
  expect(times.toSorted((one, other) => one - other)[2]).toBeLessThan(100)
})

test('the feed shows what is due of what waits, under the person’s secret alone', async () => {
  const leader = await portal.make.person()
  const { id: project_id } = await portal.make.project({ leader })
  const eventId = await hold('Показ', '2026-01-01T09:00:00Z', '2026-01-01T10:00:00Z', { status: 'OVER' })
  const { rows } = await sql<{ id: number }>`
    insert into event_invitation (event_id, project_id, status) values (${eventId}, ${project_id}, 'ATTENDED')
    returning id`.execute(portal.db)
  const dueOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  done(
    await portal.as(admin).send(after.addEventFollowUp, {
      body: { id: rows[0]!.id, step: 'Познакомить с банком', dueOn },
    }),
  )
  const stepsOf = async (person: Person): Promise<unknown[]> => {
    const { path } = done<{ path: string }>(await portal.as(person).call(feed.makeCalendarFeed, {}))
    const answer = await portal.app.inject({ url: `/api/v1${path}` })
    const calendar = new ICAL.Component(ICAL.parse(answer.body) as string)
    return calendar
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
      .filter(({ summary }) => summary === 'Познакомить с банком')
      .map(({ startDate }) => [startDate.isDate, startDate.toString()])
  }
  expect(await stepsOf(admin)).toEqual([[true, dueOn]])
  expect(await stepsOf(leader)).toEqual([])
})
