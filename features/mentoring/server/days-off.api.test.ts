import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeOfficeHours } from '../../../tests/support/office-hours.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as daysOff from '../contract/days-off.endpoints.ts'
import * as meeting from '../contract/meeting.endpoints.ts'
import { maxDaysOff } from '../domain/states.ts'
import { readSlots } from './mentoring.repository.ts'

let portal: TestPortal
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
})

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Booked = { id: number; project: { name: string }; startsAt: string }
type Period = { id: number; from: string; to: string; meetings: Booked[] }

const close = (mentor: Person, from: string, to: string) =>
  portal.as(mentor).send(daysOff.addMentorDaysOff, { body: { from, to } })

const makeTeam = async () => {
  const leader = await portal.make.person()
  const project = await portal.make.project({ leader })
  await portal.make.task({ project, track: await portal.make.track({ accelerator }) })
  return { leader, project }
}

test('closed days are not offered and not booked; what is booked on them stays and is named to the mentor', async () => {
  const mentor = await portal.make.member({ accelerator, role: 'MNT' })
  const hours = await makeOfficeHours({ db: portal.db, accelerator }, mentor, { notice_hours: 0 })
  const slots = await readSlots(portal, hours.id)
  const [from, to] = [dayAhead(2), dayAhead(3)]
  const isClosed = (at: string) => at.slice(0, 10) >= from && at.slice(0, 10) <= to
  const [first, second] = slots.filter(isClosed)
  const { leader, project } = await makeTeam()
  const book = (startsAt: string) =>
    portal.as(leader).send(meeting.bookMeeting, {
      body: { hoursId: hours.id, projectId: project.id, startsAt, topic: 'Продажи' },
    })
  const booked = done<{ id: number; startsAt: string }>(await book(first!))

  // Before the days are closed, the mentor reads what is booked on them.
  const before = done<{ items: Booked[] }>(
    await portal.as(mentor).send(daysOff.getMeetingsOnDays, { query: { from, to } }),
  )
  expect(before.items.map(({ id }) => id)).toEqual([booked.id])

  const { items } = done<{ items: Period[] }>(await close(mentor, from, to))
  expect(items).toMatchObject([
    { from, to, meetings: [{ id: booked.id, startsAt: first!, project: { id: project.id } }] },
  ])
  const left = await readSlots(portal, hours.id)
  expect(left.filter(isClosed)).toEqual([])
  expect(left).toContain(slots.find((at) => at.slice(0, 10) < from))
  const refused = await book(second!)
  expect([refused.status, refused.body['code']]).toEqual([409, 'SLOT_TAKEN'])
  const { rows } = await sql<{
    starts_at: string
    status: string
  }>`select starts_at, status from mentor_meeting
    where id = ${booked.id}`.execute(portal.db)
  expect(rows).toEqual([{ starts_at: first!, status: 'BOOKED' }])

  // Closed twice, they are closed once; opened again, they are offered again.
  expect(done<{ items: Period[] }>(await close(mentor, from, to)).items).toHaveLength(1)
  done(await portal.as(mentor).send(daysOff.removeMentorDaysOff, { body: { id: items[0]!.id } }))
  expect(await readSlots(portal, hours.id)).toContain(second)
})

test('days are by the clock of the office hours, of every accelerator of the mentor', async () => {
  const mentor = await portal.make.member({ accelerator, role: 'MNT' })
  const other = await portal.make.accelerator()
  await portal.make.member({ accelerator: other, role: 'MNT', person: mentor })
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:59' }))
  const given = { rules: always as never, notice_hours: 0, slot_minutes: 60 }
  const [tokyo, york] = [
    await makeOfficeHours({ db: portal.db, accelerator }, mentor, { ...given, time_zone: 'Asia/Tokyo' }),
    await makeOfficeHours({ db: portal.db, accelerator: other }, mentor, {
      ...given,
      time_zone: 'America/New_York',
    }),
  ]
  const day = dayAhead(3)
  done(await close(mentor, day, day))
  const dayIn = (timeZone: string) => (at: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at))
  for (const [id, zone] of [
    [tokyo.id, 'Asia/Tokyo'],
    [york.id, 'America/New_York'],
  ] as const) {
    const days = new Set((await readSlots(portal, id)).map(dayIn(zone)))
    expect(days.has(day), zone).toBe(false)
    expect(days.has(dayAhead(2)) && days.has(dayAhead(4)), zone).toBe(true)
  }
})

test('wrong days have an error at their field, and only the mentor opens them again', async () => {
  const mentor = await portal.make.member({ accelerator, role: 'MNT' })
  const fieldsOf = async (from: string, to: string) => {
    const { status, body } = await close(mentor, from, to)
    return [status, body['fields']]
  }
  expect(await fieldsOf(dayAhead(5), dayAhead(4))).toEqual([400, { to: 'END_BEFORE_START' }])
  expect(await fieldsOf(dayAhead(-3), dayAhead(4))).toEqual([400, { from: 'DATE_IN_PAST' }])
  expect(await fieldsOf('2027-02-30', dayAhead(4))).toEqual([400, { from: 'INVALID_DATE' }])
  const { items } = done<{ items: Period[] }>(await close(mentor, dayAhead(4), dayAhead(4)))
  const another = await portal.make.member({ accelerator, role: 'MNT' })
  const foreign = await portal.as(another).send(daysOff.removeMentorDaysOff, { body: { id: items[0]!.id } })
  expect(foreign.status).toBe(404)
  await sql`insert into mentor_day_off (mentor_id, first_day, last_day)
    select n.id, ${dayAhead(10)}::date + g, ${dayAhead(10)}::date + g from mentor n, generate_series(1, ${maxDaysOff - 1}) g
    where n.person_uid = ${mentor.uid}`.execute(portal.db)
  expect(await fieldsOf(dayAhead(5), dayAhead(5))).toEqual([400, { from: 'TOO_MANY' }])
})
