import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeHeldEvent } from '../../../tests/support/held-events.ts'
import { makeMeeting, makeOfficeHours } from '../../../tests/support/office-hours.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { moveMeeting } from '../../mentoring/contract/meeting.endpoints.ts'
import { getFreeSlots } from '../../mentoring/contract/office-hours.endpoints.ts'
import * as events from '../contract/event.endpoints.ts'
import { remindOfEvents } from './reminders.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const remind = () => remindOfEvents.run({ db: portal.db } as never, {})

const remindersOf = async (code: string, { uid }: Person): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notification
    where code = ${code} and recipient_uid = ${uid}`.execute(portal.db)
  return rows[0]!.n
}

const comingTo = async (eventId: number): Promise<Person> => {
  const leader = await portal.make.person()
  const project = await portal.make.project({ leader })
  await insertOne(portal.db, 'event_invitation', {
    event_id: eventId,
    project_id: project.id,
    status: 'ACCEPTED',
  })
  return leader
}

test('an event that was moved is reminded of again, one whose place changed is not', async () => {
  const event = await makeHeldEvent(
    { db: portal.db, accelerator, people: { team: admin } as never },
    { time_zone: 'UTC', starts_at: inHours(20), ends_at: inHours(22) },
  )
  const leader = await comingTo(event.id)
  await remind()
  expect(await remindersOf('EVENT_SOON', leader)).toBe(1)
  type Page = { version: number; local: { day: string; start: string; endDay: string; end: string } }
  const read = async () =>
    done<Page>(await portal.as(admin).send(events.getHeldEvent, { query: { eventId: String(event.id) } }))
  const edit = async (change: object) => {
    const { version, local } = await read()
    const given = {
      name: 'Демо-день',
      kind: 'DEMO_DAY',
      description: '',
      ...local,
      timeZone: 'UTC',
      place: '',
      link: '',
      capacity: null,
      answerHours: 24,
      isPublic: false,
      takesGuests: false,
      agenda: [],
    }
    done(
      await portal.as(admin).send(events.editHeldEvent, {
        body: { ...given, ...change, id: event.id, version },
      }),
    )
  }
  // What is written without seconds begins at the same instant from now on.
  await edit({})
  await remind()
  const before = await remindersOf('EVENT_SOON', leader)
  await edit({ place: 'Другой зал' })
  await remind()
  expect(await remindersOf('EVENT_SOON', leader)).toBe(before)
  const later = new Date(Date.parse(inHours(23)))
  await edit({
    day: later.toISOString().slice(0, 10),
    start: later.toISOString().slice(11, 16),
    endDay: inHours(25).slice(0, 10),
    end: inHours(25).slice(11, 16),
  })
  await remind()
  expect(await remindersOf('EVENT_SOON', leader)).toBe(before + 1)
})

test('an accelerator with rules of its own reminds teams of the day by these; guests are written to all the same', async () => {
  const own = await portal.make.accelerator()
  const host = await portal.make.member({ accelerator: own, role: 'ACC', admin: true })
  await insertOne(portal.db, 'reminder_rule', {
    accelerator_id: own.id,
    kind: 'EVENT',
    days: -1,
    audiences: ['TEAM'],
    created_by: host.uid,
  })
  const event = await makeHeldEvent(
    { db: portal.db, accelerator: own, people: { team: host } as never },
    { starts_at: inHours(20), ends_at: inHours(22) },
  )
  const leader = await comingTo(event.id)
  const guestJobs = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs
      where payload ->> 'eventId' = ${String(event.id)} and payload ->> 'kind' = 'soon'`.execute(portal.db)
    return rows[0]!.n
  }
  await remind()
  expect([await remindersOf('EVENT_SOON', leader), await guestJobs()]).toEqual([0, 1])
  // The hour before is the portal's own.
  await sql`update held_event set starts_at = now() + interval '30 minutes' where id = ${event.id}`.execute(
    portal.db,
  )
  await remind()
  expect([await remindersOf('EVENT_SOON', leader), await guestJobs()]).toEqual([1, 2])
})

test('a meeting that was moved is reminded of again', async () => {
  const [mentor, leader] = [
    await portal.make.member({ accelerator, role: 'MNT' }),
    await portal.make.person(),
  ]
  const project = await portal.make.project({ leader })
  await portal.make.task({ project, track: await portal.make.track({ accelerator }) })
  const hours = await makeOfficeHours({ db: portal.db, accelerator }, mentor, { notice_hours: 0 })
  const booked = await makeMeeting(portal, hours.id, project.id, { daysAhead: 0.9 })
  await remind()
  expect(await remindersOf('MEETING_SOON', leader)).toBe(1)
  const { items } = done<{ items: string[] }>(
    await portal.as(leader).send(getFreeSlots, { query: { hoursId: String(hours.id) } }),
  )
  const near = items.find((at) => Date.parse(at) > Date.now() + 2 * 3_600_000)!
  done(await portal.as(leader).send(moveMeeting, { body: { id: booked.id, startsAt: near, reason: '' } }))
  await remind()
  expect(await remindersOf('MEETING_SOON', leader)).toBe(2)
})

test('each reads the hour by the clock of the time zone they set, the others by that of the event', async () => {
  const event = await makeHeldEvent(
    { db: portal.db, accelerator, people: { team: admin } as never },
    { time_zone: 'Europe/Moscow', starts_at: inHours(20), ends_at: inHours(22) },
  )
  const [usual, tokyo] = [await comingTo(event.id), await comingTo(event.id)]
  await insertOne(portal.db, 'notice_time', { person_uid: tokyo.uid, time_zone: 'Asia/Tokyo' })
  await remind()
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
      Date.parse(event.starts_at),
    )
  for (const [person, zone] of [
    [usual, 'Europe/Moscow'],
    [tokyo, 'Asia/Tokyo'],
  ] as const) {
    const { rows } = await sql<{ time: string; zone: string }>`
      select params ->> 'time' as time, params ->> 'zone' as zone from notification
      where code = 'EVENT_SOON' and recipient_uid = ${person.uid}`.execute(portal.db)
    expect(rows).toEqual([{ time: clock(zone), zone }])
  }
})
