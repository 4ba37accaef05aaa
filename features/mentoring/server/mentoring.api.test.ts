import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { settled } from '../../../tests/support/settled.ts'
import * as meeting from '../contract/meeting.endpoints.ts'
import * as hours from '../contract/office-hours.endpoints.ts'
import { readSlots } from './mentoring.repository.ts'

let portal: TestPortal
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
})

type Hours = { id: number; version: number; nextSlot: string | null }
type Meeting = { id: number; status: string; startsAt: string; notes: string }
type Team = { leader: Person; projectId: number }

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const codeOf = ({ status, body }: Answer) => [status, (body as { code: string }).code]

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '10:00', to: '13:00' }))

const fields = (given: object = {}) => ({
  topics: 'Продажи',
  rules: everyDay,
  timeZone: 'Europe/Berlin',
  slotMinutes: 45,
  bufferMinutes: 15,
  aheadDays: 20,
  noticeHours: 2,
  teamLimit: 2,
  programmeLimit: null,
  mostInRow: null,
  mostTeams: 5,
  place: '',
  link: '',
  isOpen: true,
  ...given,
})

const openHours = async (given: object = {}): Promise<{ mentor: Person; hours: Hours }> => {
  const mentor = await portal.make.member({ accelerator, role: 'MNT' })
  return {
    mentor,
    hours: done(
      await portal.as(mentor).send(hours.createOfficeHours, {
        body: { ...fields(given), acceleratorId: accelerator.id },
      }),
    ),
  }
}

const makeTeam = async (): Promise<Team> => {
  const leader = await portal.make.person()
  const project = await portal.make.project({ leader })
  await portal.make.task({ project, track: await portal.make.track({ accelerator }) })
  return { leader, projectId: project.id }
}

const book = ({ leader, projectId }: Team, { id }: Hours, startsAt: string) =>
  portal.as(leader).send(meeting.bookMeeting, {
    body: { hoursId: id, projectId, startsAt, topic: 'Первые продажи' },
  })

const slotsOf = (id: number) => readSlots(portal, id)

const localTime = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at))

describe('office hours', () => {
  test('are free where the rules say, by the clock of their time zone, with pauses', async () => {
    const { hours: opened } = await openHours()
    const slots = await slotsOf(opened.id)
    expect(new Set(slots.map((at) => localTime(at, 'Europe/Berlin')))).toEqual(
      new Set(['10:00', '11:00', '12:00']),
    )
    expect(opened.nextSlot).toBe(slots[0])
  })

  test('changed rules do not move what is booked', async () => {
    const { mentor, hours: opened } = await openHours()
    const team = await makeTeam()
    const [first] = await slotsOf(opened.id)
    const booked = done<Meeting>(await book(team, opened, first!))
    done(
      await portal.as(mentor).send(hours.editOfficeHours, {
        body: {
          ...fields({ rules: [{ weekday: 1, from: '20:00', to: '21:00' }] }),
          id: opened.id,
          version: 1,
        },
      }),
    )
    const list = done<{ items: Meeting[] }>(
      await portal.as(team.leader).send(meeting.listMentorMeetings, { query: {} }),
    )
    expect(list.items.find(({ id }) => id === booked.id)?.startsAt).toBe(first)
    expect(new Set((await slotsOf(opened.id)).map((at) => localTime(at, 'Europe/Berlin')))).toEqual(
      new Set(['20:00']),
    )
  })

  test.each(['left the accelerator', 'was blocked in it', 'was blocked on the portal'])(
    'of a mentor who %s are gone: nobody books them, and what was booked is not moved there',
    async (how) => {
      const { mentor, hours: opened } = await openHours()
      const [team, late] = [await makeTeam(), await makeTeam()]
      const [first, second] = await slotsOf(opened.id)
      const booked = done<Meeting>(await book(team, opened, first!))
      const { db } = portal
      if (how === 'left the accelerator')
        await db.deleteFrom('accelerator_member').where('person_uid', '=', mentor.uid).execute()
      else if (how === 'was blocked in it')
        await db
          .updateTable('accelerator_member')
          .set({ blocked: true })
          .where('person_uid', '=', mentor.uid)
          .execute()
      else await db.updateTable('person').set({ status: 'B' }).where('uid', '=', mentor.uid).execute()
      expect(await slotsOf(opened.id)).toEqual([])
      const list = done<{ items: Hours[] }>(
        await portal.as(late.leader).send(hours.listOfficeHours, { query: {} }),
      )
      expect(list.items.map(({ id }) => id)).not.toContain(opened.id)
      expect((await book(late, opened, second!)).status).toBe(404)
      const moved = await portal
        .as(team.leader)
        .send(meeting.moveMeeting, { body: { id: booked.id, startsAt: second!, reason: '' } })
      expect(codeOf(moved)).toEqual([409, 'SLOT_TAKEN'])
    },
  )

  test.each([
    ['12:00', '10:00', 'END_NOT_LATER'],
    ['10:00', '10:20', 'NO_MEETING_FITS'],
    ['10:00', '25:00', 'INVALID_TIME'],
  ])('a rule from %s to %s has an error at its field', async (from, to, code) => {
    const mentor = await portal.make.member({ accelerator, role: 'MNT' })
    const { status, body } = await portal.as(mentor).send(hours.createOfficeHours, {
      body: {
        ...fields({ rules: [{ weekday: 1, from, to }] }),
        acceleratorId: accelerator.id,
      },
    })
    expect([status, (body as { fields: object }).fields]).toEqual([400, { 'rules.0.to': code }])
  })
})

describe('a meeting', () => {
  test('one hour is booked once, also when several book at the same time; the others get a conflict', async () => {
    const { hours: opened } = await openHours()
    const [first] = await slotsOf(opened.id)
    const teams = await Promise.all(Array.from({ length: 6 }, makeTeam))
    const answers = await Promise.all(teams.map((team) => book(team, opened, first!)))
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status >= 300))
      expect(codeOf(answer)).toEqual([409, 'SLOT_TAKEN'])
    expect(await slotsOf(opened.id)).not.toContain(first)
  })

  test('is sent to calendars: added, moved under the same id with a higher number, and removed', async () => {
    const { mentor, hours: opened } = await openHours({ link: 'https://meet.example/room' })
    const team = await makeTeam()
    const [first, second] = await slotsOf(opened.id)
    const { id } = done<Meeting>(await book(team, opened, first!))
    // Numbers of changes are seconds: it was booked a minute ago.
    await sql`update mentor_meeting set changed_at = changed_at - interval '1 minute' where id = ${id}`.execute(
      portal.db,
    )
    await portal.startWorker()
    await settled(portal)
    done(
      await portal.as(team.leader).send(meeting.moveMeeting, { body: { id, startsAt: second!, reason: '' } }),
    )
    await settled(portal)
    done(await portal.as(team.leader).send(meeting.cancelMeeting, { body: { id, reason: 'Заболел' } }))
    await settled(portal)
    const { rows } = await sql<{ method: string; content: string }>`
      select n.calendar ->> 'method' as method, n.calendar ->> 'content' as content from notification n
      where n.recipient_uid = ${mentor.uid} and n.code like 'MEETING_%' order by n.id`.execute(portal.db)
    const entries = rows.map(({ method, content }) => {
      const vevent = new ICAL.Component(ICAL.parse(content) as string).getFirstSubcomponent('vevent')!
      return {
        method,
        uid: vevent.getFirstPropertyValue('uid'),
        url: vevent.getFirstPropertyValue('url'),
        zone: vevent.getFirstProperty('dtstart')!.getParameter('tzid'),
      }
    })
    const entry = { uid: `mentor-meeting-${id}@runway`, zone: 'Europe/Berlin' }
    expect(entries).toEqual([
      { ...entry, method: 'REQUEST', url: 'https://meet.example/room' },
      { ...entry, method: 'REQUEST', url: 'https://meet.example/room' },
      { ...entry, method: 'CANCEL', url: null },
    ])
    const numbers = rows.map(({ content }) => Number(/^SEQUENCE:(\d+)/m.exec(content)![1]))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(numbers[1]).toBeGreaterThan(numbers[0]!)
  })

  test('is moved with a reason or without, which the other side reads', async () => {
    await portal.startWorker()
    const { mentor, hours: opened } = await openHours()
    const team = await makeTeam()
    const [first, second, third] = await slotsOf(opened.id)
    const booked = done<Meeting>(await book(team, opened, first!))
    const move = async (by: Person, startsAt: string, reason: string) =>
      done<Meeting & { movedFor: string }>(
        await portal.as(by).send(meeting.moveMeeting, { body: { id: booked.id, startsAt, reason } }),
      )
    expect((await move(team.leader, second!, '')).movedFor).toBe('')
    await settled(portal)
    expect((await move(mentor, third!, 'Рейс задержали')).movedFor).toBe('Рейс задержали')
    await settled(portal)
    const { rows } = await sql<{ code: string; to: string; reason: string | null }>`
      select code, recipient_uid as to, params ->> 'reason' as reason from notification
      where code like 'MEETING_MOVED%' and recipient_uid in (${mentor.uid}, ${team.leader.uid}) order by id`.execute(
      portal.db,
    )
    // The user who moves it is notified, too: their calendar has the meeting.
    expect(new Set(rows.map(({ code, to, reason }) => `${code} ${to} ${reason}`))).toEqual(
      new Set(
        [mentor.uid, team.leader.uid].flatMap((to) => [
          `MEETING_MOVED ${to} null`,
          `MEETING_MOVED_FOR ${to} Рейс задержали`,
        ]),
      ),
    )
    const linked = await portal.as(mentor).send(meeting.moveMeeting, {
      body: { id: booked.id, startsAt: first!, reason: 'https://example.com' },
    })
    expect([linked.status, (linked.body as { fields: object }).fields]).toEqual([
      400,
      { reason: 'LINK_NOT_ALLOWED' },
    ])
  })

  test('is moved and cancelled in time, and its hour is free again', async () => {
    const { hours: opened } = await openHours()
    const team = await makeTeam()
    const [first, second] = await slotsOf(opened.id)
    const booked = done<Meeting>(await book(team, opened, first!))
    const moved = done<Meeting>(
      await portal
        .as(team.leader)
        .send(meeting.moveMeeting, { body: { id: booked.id, startsAt: second!, reason: '' } }),
    )
    expect(moved.startsAt).toBe(second)
    expect((await slotsOf(opened.id))[0]).toBe(first)
    const cancelled = done<Meeting>(
      await portal
        .as(team.leader)
        .call(meeting.cancelMeeting, { body: { id: booked.id, reason: 'Заболели' } }),
    )
    expect(cancelled.status).toBe('CANCELLED')
    expect((await slotsOf(opened.id)).slice(0, 2)).toEqual([first, second])
  })

  test('no more than the mentor allows one team, and none at the same time as another', async () => {
    const [one, other] = [await openHours({ teamLimit: 1 }), await openHours()]
    const team = await makeTeam()
    const [first, second] = await slotsOf(one.hours.id)
    done(await book(team, one.hours, first!))
    expect(codeOf(await book(team, one.hours, second!))).toEqual([409, 'MEETING_LIMIT'])
    expect(codeOf(await book(team, other.hours, first!))).toEqual([409, 'TEAM_BUSY'])
  })

  test('too near it is its mentor’s to change, and what was is marked and written down', async () => {
    const { mentor, hours: opened } = await openHours({ noticeHours: 0 })
    const team = await makeTeam()
    const [first] = await slotsOf(opened.id)
    const { id } = done<Meeting>(await book(team, opened, first!))
    const mark = (held: boolean) => portal.as(mentor).send(meeting.markMeeting, { body: { id, held } })
    const note = () => portal.as(mentor).send(meeting.noteMeeting, { body: { id, notes: 'Пять звонков.' } })
    const cancel = (by: Person) =>
      portal.as(by).send(meeting.cancelMeeting, { body: { id, reason: 'Заболели' } })
    expect(codeOf(await mark(true))).toEqual([409, 'MEETING_NOT_BEGUN'])
    expect(codeOf(await note())).toEqual([409, 'MEETING_NOT_BEGUN'])
    await portal.db
      .updateTable('office_hours')
      .set({ notice_hours: 168, ahead_days: 20 })
      .where('id', '=', opened.id)
      .execute()
    expect(codeOf(await cancel(team.leader))).toEqual([409, 'MEETING_LATE'])
    await portal.db
      .updateTable('mentor_meeting')
      .set({ starts_at: new Date(Date.now() - 3_600_000).toISOString() })
      .where('id', '=', id)
      .execute()
    expect(codeOf(await cancel(mentor))).toEqual([409, 'MEETING_BEGUN'])
    expect(done<Meeting>(await mark(true)).status).toBe('HELD')
    expect(done<Meeting>(await note()).notes).toBe('Пять звонков.')
  })
})
