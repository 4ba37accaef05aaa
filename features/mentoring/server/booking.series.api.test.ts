import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { overConnections } from '../../../tests/support/over-connections.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as daysOff from '../contract/days-off.endpoints.ts'
import * as meeting from '../contract/meeting.endpoints.ts'
import * as hours from '../contract/office-hours.endpoints.ts'
import { readSlots } from './mentoring.repository.ts'

let portal: TestPortal
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal({ connections: 40 })
  accelerator = await portal.make.accelerator()
})

type Team = { leader: Person; projectId: number }
type Hours = { id: number; version: number }

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))

const fields = (given: object = {}) => ({
  topics: 'Продажи',
  rules: everyDay('00:00', '23:00'),
  timeZone: 'Europe/Berlin',
  slotMinutes: 60,
  bufferMinutes: 0,
  aheadDays: 120,
  noticeHours: 0,
  teamLimit: 20,
  programmeLimit: null,
  mostInRow: null,
  mostTeams: 5,
  place: '',
  link: '',
  isOpen: true,
  ...given,
})

const openHours = async (given: object = {}): Promise<{ mentor: Person; opened: Hours }> => {
  const mentor = await portal.make.member({ accelerator, role: 'MNT' })
  const body = { ...fields(given), acceleratorId: accelerator.id }
  return { mentor, opened: done(await portal.as(mentor).send(hours.createOfficeHours, { body })) }
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

test('of 200 teams that book one hour at once one has it, and the others read that it is gone', async () => {
  const { opened } = await openHours()
  const [first] = await readSlots(portal, opened.id)
  const teams: Team[] = []
  for (let n = 0; n < 20; n += 1) teams.push(...(await Promise.all(Array.from({ length: 10 }, makeTeam))))
  const ask = await overConnections(portal)
  const answers = await Promise.all(
    teams.map(({ leader, projectId }) =>
      ask(leader, meeting.bookMeeting, {
        hoursId: opened.id,
        projectId,
        startsAt: first!,
        topic: 'Первые продажи',
      }),
    ),
  )
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status >= 300)
  expect(new Set(refused.map(({ status, body }) => `${status} ${String(body['code'])}`))).toEqual(
    new Set(['409 SLOT_TAKEN']),
  )
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from mentor_meeting
    where hours_id = ${opened.id} and status = 'BOOKED'`.execute(portal.db)
  expect(rows[0]!.n).toBe(1)
  // What is nearest is offered at once.
  expect((await readSlots(portal, opened.id))[0]! > first!).toBe(true)
}, 120_000)

test('teams of one programme have no more meetings ahead than the mentor allows it, though they book at once', async () => {
  const { opened } = await openHours({ programmeLimit: 2 })
  const track = await portal.make.track({ accelerator })
  const teams = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const leader = await portal.make.person()
      const project = await portal.make.project({ leader })
      await portal.make.task({ project, track })
      return { leader, projectId: project.id }
    }),
  )
  const slots = await readSlots(portal, opened.id)
  const answers = await Promise.all(teams.map((team, at) => book(team, opened, slots[at]!)))
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(2)
  for (const { body } of answers.filter(({ status }) => status >= 300))
    expect(body['code']).toBe('PROGRAMME_MEETING_LIMIT')
  // Another programme has its own.
  done(await book(await makeTeam(), opened, slots[10]!))
})

test('a mentor has no more meetings in a row than their limit, though neighbours are booked at once', async () => {
  const { opened } = await openHours({
    rules: everyDay('09:00', '17:00'),
    mostInRow: 2,
    slotMinutes: 45,
    bufferMinutes: 15,
  })
  const slots = await readSlots(portal, opened.id)
  // The first whole day: eight hours of it.
  const day = slots.findIndex((at) => clockOf(at, 'Europe/Berlin').minute === 9 * 60)
  const [first, second, third, fourth, fifth] = slots.slice(day, day + 5) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const teams = await Promise.all(Array.from({ length: 5 }, makeTeam))
  done(await book(teams[0]!, opened, second))
  done(await book(teams[1]!, opened, third))
  const free = async () => (await readSlots(portal, opened.id)).filter((at) => at <= fifth && at >= first)
  // Neither before the two nor after them, and after a break again.
  expect(await free()).toEqual([fifth])
  const refused = await book(teams[2]!, opened, fourth)
  expect([refused.status, refused.body['code']]).toEqual([409, 'SLOT_TAKEN'])

  const next = slots.slice(day + 8, day + 16)
  const answers = await Promise.all(teams.map((team, at) => book(team, opened, next[at]!)))
  const booked = answers.flatMap(({ status }, at) => (status < 300 ? [at] : []))
  for (const at of booked) expect(booked.includes(at + 1) && booked.includes(at + 2)).toBe(false)
  expect(booked.length).toBeGreaterThan(1)
})

test('an hour that is busy in the mentor’s other calendar is neither offered nor booked', async () => {
  const { mentor, opened } = await openHours()
  const [first, second, third] = await readSlots(portal, opened.id)
  await sql`insert into mentor_busy (mentor_id, starts_at, ends_at)
    select n.id, ${second}::timestamptz + interval '10 minutes', ${second}::timestamptz + interval '20 minutes'
    from mentor n where n.person_uid = ${mentor.uid}`.execute(portal.db)
  expect((await readSlots(portal, opened.id)).slice(0, 2)).toEqual([first, third])
  expect((await book(await makeTeam(), opened, second!)).body['code']).toBe('SLOT_TAKEN')
})

/** The clock of a zone at an instant: weekday and minutes since midnight. */
const clockOf = (at: string, timeZone: string): { weekday: number; minute: number } => {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  )
  return {
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts['weekday']!) + 1,
    minute: Number(parts['hour']) * 60 + Number(parts['minute']),
  }
}

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'] as const

/** Days around each change of the clock in these zones, forward and back, and one without. */
const days = [
  '2027-03-14',
  '2027-03-28',
  '2027-04-04',
  '2027-10-03',
  '2027-10-31',
  '2027-11-07',
  '2027-06-01',
]

test('slots follow the clock of their zone across both summer-time changes, and none is where the clock has no such hour', async () => {
  for (const timeZone of zones) {
    const { opened } = await openHours({
      timeZone,
      rules: everyDay('00:00', '06:00'),
      slotMinutes: 30,
      aheadDays: 1,
    })
    for (const day of days) {
      const { rows } = await sql<{ at: string }>`
        select s.at from generate_series(${day}::timestamp, ${day}::timestamp + interval '5 hours 30 minutes', '30 minutes') l (local)
          cross join lateral (select l.local at time zone ${timeZone} as at) s
        where s.at at time zone ${timeZone} = l.local order by 1`.execute(portal.db)
      const minutes = rows.map(({ at }) => clockOf(at, timeZone).minute)
      // Each is by the clock what the rule says, and none is there twice.
      expect(new Set(minutes).size, `${timeZone} ${day}`).toBe(minutes.length)
      expect(minutes.every((minute) => minute < 360 && minute % 30 === 0)).toBe(true)
    }
    const slots = await readSlots(portal, opened.id)
    for (const at of slots) expect(clockOf(at, timeZone).minute).toBeLessThan(360)
  }
})

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Step =
  | { do: 'book'; team: number; slot: number }
  | { do: 'move'; team: number; slot: number }
  | { do: 'cancel'; team: number; by: 'team' | 'mentor' }
  | { do: 'rule'; from: number; minutes: number; zone: number }
  | { do: 'close'; day: number; days: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('book' as const), team: fc.nat(2), slot: fc.nat(9) }),
  fc.record({ do: fc.constant('move' as const), team: fc.nat(2), slot: fc.nat(9) }),
  fc.record({ do: fc.constant('cancel' as const), team: fc.nat(2), by: fc.constantFrom('team', 'mentor') }),
  fc.record({
    do: fc.constant('rule' as const),
    from: fc.integer({ min: 6, max: 14 }),
    minutes: fc.constantFrom(30, 45, 60),
    zone: fc.nat(zones.length - 1),
  }),
  fc.record({ do: fc.constant('close' as const), day: fc.integer({ min: 1, max: 9 }), days: fc.nat(3) }),
)

test('whatever is booked, moved, cancelled, changed and closed: no two meetings meet, a rule moves none, what is free is by the rule', async () => {
  const teams = await Promise.all(Array.from({ length: 3 }, makeTeam))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { mentor, opened } = await openHours({ rules: everyDay('09:00', '17:00') })
      let rule = { from: 9, minutes: 60, zone: 0, version: opened.version }
      const closed: { from: string; to: string }[] = []
      const booked = new Map<number, { id: number; startsAt: string }[]>()
      for (const one of steps) {
        const slots = await readSlots(portal, opened.id)
        if (one.do === 'close') {
          const body = { from: dayAhead(one.day), to: dayAhead(one.day + one.days) }
          done(await portal.as(mentor).send(daysOff.addMentorDaysOff, { body }))
          closed.push(body)
          continue
        }
        if (one.do === 'rule') {
          const from = `${String(one.from).padStart(2, '0')}:00`
          const body = {
            ...fields({
              rules: everyDay(from, '18:00'),
              slotMinutes: one.minutes,
              timeZone: zones[one.zone],
            }),
            id: opened.id,
            version: rule.version,
          }
          const saved = done<Hours>(await portal.as(mentor).send(hours.editOfficeHours, { body }))
          rule = { ...one, version: saved.version }
          continue
        }
        const mine = booked.get(one.team) ?? []
        const last = mine.at(-1)
        const team = teams[one.team]!
        if (one.do === 'book') {
          const answer = await book(team, opened, slots[one.slot]!)
          // Booking fails only if the team has another meeting at that hour.
          if (answer.status < 300)
            booked.set(one.team, [...mine, answer.body as { id: number; startsAt: string }])
          else expect(answer.body['code']).toBe('TEAM_BUSY')
        } else if (last && one.do === 'move') {
          const answer = await portal
            .as(team.leader)
            .send(meeting.moveMeeting, { body: { id: last.id, startsAt: slots[one.slot]!, reason: '' } })
          if (answer.status < 300) last.startsAt = slots[one.slot]!
          else expect(answer.body['code']).toBe('TEAM_BUSY')
        } else if (last && one.do === 'cancel') {
          const by = one.by === 'team' ? team.leader : mentor
          done(await portal.as(by).send(meeting.cancelMeeting, { body: { id: last.id, reason: 'Заболели' } }))
          booked.set(one.team, mine.slice(0, -1))
        }
      }
      const { rows } = await sql<{ id: number; startsAt: string; endsAt: string }>`
        select id, starts_at as "startsAt", ends_at as "endsAt" from mentor_meeting
        where hours_id = ${opened.id} and status = 'BOOKED' order by starts_at`.execute(portal.db)
      const expected = [...booked.values()].flat().map(({ id, startsAt }) => `${id} ${startsAt}`)
      expect(rows.map(({ id, startsAt }) => `${id} ${startsAt}`).toSorted()).toEqual(expected.toSorted())
      for (const [at, one] of rows.entries())
        if (at > 0) expect(rows[at - 1]!.endsAt <= one.startsAt).toBe(true)
      const free = await readSlots(portal, opened.id)
      for (const at of free) {
        const { minute } = clockOf(at, zones[rule.zone]!)
        expect(minute).toBeGreaterThanOrEqual(rule.from * 60)
        expect((minute - rule.from * 60) % rule.minutes).toBe(0)
        const day = new Intl.DateTimeFormat('en-CA', { timeZone: zones[rule.zone]! }).format(new Date(at))
        expect(closed.some(({ from, to }) => from <= day && day <= to)).toBe(false)
        const end = new Date(Date.parse(at) + rule.minutes * 60_000).toISOString()
        expect(rows.some(({ startsAt, endsAt }) => at < endsAt && startsAt < end)).toBe(false)
      }
      // The teams are free for the next series.
      await sql`update mentor_meeting set status = 'CANCELLED' where hours_id = ${opened.id}`.execute(
        portal.db,
      )
    }),
    { numRuns: 12 },
  )
}, 240_000)
