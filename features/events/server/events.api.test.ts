import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { settled } from '../../../tests/support/settled.ts'
import * as feed from '../contract/calendar-feed.endpoints.ts'
import * as events from '../contract/event.endpoints.ts'
import * as invitations from '../contract/invitation.endpoints.ts'
import * as open from '../contract/public-event.endpoints.ts'
import { finishEvents } from './events.job.ts'
import { moveWaitingList } from './move-waiting-lists.ts'
import { remindOfEvents } from './reminders.job.ts'

let portal: TestPortal
let admin: Person
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

type Event = {
  id: number
  version: number
  status: string
  taken: number
  link: string
  startsAt: string
  agenda: object[]
}
type Invitation = { id: number; status: string; answerBy: string | null; actions: string[] }

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const fields = (given: object = {}) => ({
  acceleratorId: accelerator.id,
  name: 'Демо-день',
  kind: 'DEMO_DAY',
  description: '',
  day: dayAhead(10),
  start: '18:00',
  endDay: dayAhead(10),
  end: '20:00',
  timeZone: 'Europe/Moscow',
  place: 'Зал',
  link: 'https://meet.example/room',
  capacity: null as number | null,
  answerHours: 24,
  isPublic: false,
  takesGuests: false,
  agenda: [],
  ...given,
})

const create = (given: object = {}) => portal.as(admin).send(events.createHeldEvent, { body: fields(given) })

const publish = async (given: object = {}): Promise<Event> => {
  const { id, version } = done<Event>(await create(given))
  return done(await portal.as(admin).call(events.publishHeldEvent, { body: { id, version } }))
}

/** A public event that a person published in their own name. */
const hostedBy = (person: Person, { name }: { name: string }) =>
  portal.db
    .insertInto('held_event')
    .values({
      owner_uid: person.uid,
      name,
      kind: 'PITCH_DAY',
      starts_at: new Date(Date.now() + 86_400_000).toISOString(),
      ends_at: new Date(Date.now() + 90_000_000).toISOString(),
      time_zone: 'UTC',
      is_public: true,
      status: 'PUBLISHED',
      created_by: person.uid,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

type Team = { leader: Person; projectId: number }

const makeTeam = async (): Promise<Team> => {
  const leader = await portal.make.person()
  const project = await portal.make.project({ leader })
  await portal.make.request({ project, track: await portal.make.track({ accelerator }) })
  return { leader, projectId: project.id }
}

const invite = async (event: Event, ...teams: Team[]) =>
  done(
    await portal.as(admin).call(invitations.inviteToEvent, {
      body: { eventId: event.id, projectIds: teams.map(({ projectId }) => projectId), message: '' },
    }),
  )

const own = async ({ leader }: Team, event: Event): Promise<Invitation> => {
  const page = done<{ own: Invitation[] }>(
    await portal.as(leader).call(events.getHeldEvent, { query: { eventId: String(event.id) } }),
  )
  return page.own[0]!
}

const accept = async (team: Team, event: Event, seats = 1): Promise<Answer> =>
  portal.as(team.leader).send(invitations.acceptEventInvitation, {
    body: { id: (await own(team, event)).id, seats },
  })

const taken = async (event: Event) =>
  (
    await portal.db
      .selectFrom('held_event')
      .select(['taken'])
      .where('id', '=', event.id)
      .executeTakeFirstOrThrow()
  ).taken

describe('an event', () => {
  test('is its hosts’ alone while it is a draft, and those’ who are invited once it is published', async () => {
    const team = await makeTeam()
    const draft = done<Event>(await create())
    const read = (by: Person, id: number) =>
      portal.as(by).send(events.getHeldEvent, { query: { eventId: String(id) } })
    expect((await read(team.leader, draft.id)).status).toBe(404)
    const event = await publish()
    expect((await read(team.leader, event.id)).status).toBe(404)
    await invite(event, team)
    // The address of an online event is only for participants.
    expect(done<Event>(await read(team.leader, event.id)).link).toBe('')
    done(await accept(team, event))
    expect(done<Event>(await read(team.leader, event.id)).link).toBe('https://meet.example/room')
  })

  test.each([
    [{ day: '2020-01-01', endDay: '2020-01-01' }, { day: 'DATE_IN_PAST' }],
    [{ end: '18:00' }, { end: 'END_NOT_LATER' }],
    [{ end: '17:00' }, { end: 'END_NOT_LATER' }],
    [{ endDay: dayAhead(60) }, { endDay: 'PERIOD_TOO_LONG' }],
    [{ day: dayAhead(2000), endDay: dayAhead(2000) }, { day: 'DATE_TOO_FAR' }],
    [{ capacity: 0 }, { capacity: 'TOO_SMALL' }],
    [
      { start: '9', end: '99:00' },
      { start: 'INVALID_TIME', end: 'INVALID_TIME' },
    ],
    [{ takesGuests: true }, { takesGuests: 'ONLY_IF_PUBLIC' }],
    [
      {
        agenda: [
          { title: 'Первый', minutes: 100 },
          { title: 'Второй', minutes: 21 },
        ],
      },
      { 'agenda.1.minutes': 'BEYOND_END' },
    ],
    [{ timeZone: 'Mars/Olympus' }, { timeZone: 'NOT_IN_LIST' }],
  ])('%j has an error at its field', async (given, error) => {
    const { status, body } = await create(given)
    expect([status, (body as { fields: object }).fields]).toEqual([400, error])
  })

  test('that moves sends each team the old time and the new one, and says before how many are notified', async () => {
    const [team, event] = [await makeTeam(), await publish()]
    await invite(event, team)
    await portal.startWorker()
    const read = async (by: Person) =>
      done<{ told: object | null }>(
        await portal.as(by).send(events.getHeldEvent, { query: { eventId: String(event.id) } }),
      ).told
    expect(await read(admin)).toEqual({ teams: 1, guests: 0 })
    expect(await read(team.leader)).toBeNull()
    const { acceleratorId: _accelerator, ...next } = fields({ start: '19:00', end: '21:00' })
    done(
      await portal.as(admin).send(events.editHeldEvent, {
        body: { ...next, id: event.id, version: event.version },
      }),
    )
    await settled(portal)
    const notice = await portal.db
      .selectFrom('notification')
      .select('params')
      .where('code', '=', 'EVENT_CHANGED')
      .where('recipient_uid', '=', team.leader.uid)
      .executeTakeFirstOrThrow()
    expect(notice.params).toMatchObject({
      before: `${dayAhead(10)} 18:00 Europe/Moscow`,
      day: `${dayAhead(10)} 19:00 Europe/Moscow`,
    })
  })

  test('that is cancelled says so with its reason at each invitation, and a full one that nothing is free', async () => {
    const [team, other, event] = [await makeTeam(), await makeTeam(), await publish({ capacity: 1 })]
    await invite(event, team, other)
    done(await accept(other, event))
    const seen = async () =>
      done<{ own: { event: object }[] }>(
        await portal.as(team.leader).send(events.getHeldEvent, { query: { eventId: String(event.id) } }),
      ).own[0]!.event
    expect(await seen()).toMatchObject({ free: 0, cancelledFor: null })
    done(
      await portal.as(admin).call(events.cancelHeldEvent, {
        body: { id: event.id, version: event.version, reason: 'Зал закрыт' },
      }),
    )
    expect(await seen()).toMatchObject({ cancelledFor: 'Зал закрыт' })
  })

  test('that is over shows the number of visitors', async () => {
    const [team, other, event] = [await makeTeam(), await makeTeam(), await publish()]
    await invite(event, team, other)
    done(await accept(team, event, 3))
    done(await accept(other, event))
    const came = async () =>
      done<{ came: number | null }>(
        await portal.as(admin).send(events.getHeldEvent, { query: { eventId: String(event.id) } }),
      ).came
    expect(await came()).toBeNull()
    await sql`update held_event set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
      where id = ${event.id}`.execute(portal.db)
    expect(await came()).toBe(0)
    done(
      await portal.as(admin).send(invitations.markEventAttendance, {
        body: { id: (await own(team, event)).id, came: true },
      }),
    )
    expect(await came()).toBe(3)
  })

  test('has no fewer places than are taken', async () => {
    const [team, event] = [await makeTeam(), await publish({ capacity: 5 })]
    await invite(event, team)
    done(await accept(team, event, 3))
    const { acceleratorId: _host, ...edited } = fields({ capacity: 2 })
    const { status, body } = await portal.as(admin).send(events.editHeldEvent, {
      body: { ...edited, id: event.id, version: event.version },
    })
    expect([status, (body as { fields: object }).fields]).toEqual([400, { capacity: 'PLACES_TAKEN' }])
  })

  test('is one instant in a calendar, in another zone as well, and cancelled there once it is', async () => {
    const agenda = [{ title: 'Открытие', minutes: 15 }]
    const event = await publish({ timeZone: 'Asia/Kathmandu', isPublic: true, agenda })
    expect(event.agenda).toEqual(agenda)
    const file = async () => {
      const { bytes } = await portal.guest.download(events.getEventFile, {
        query: { eventId: String(event.id) },
      })
      const calendar = new ICAL.Component(ICAL.parse(String(bytes)))
      return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
    }
    const before = await file()
    expect(before.startDate.toJSDate().getTime()).toBe(Date.parse(event.startsAt))
    done(
      await portal.as(admin).call(events.cancelHeldEvent, {
        body: { id: event.id, version: event.version, reason: 'Зал закрыт' },
      }),
    )
    const after = await file()
    expect([after.uid, after.component.getFirstPropertyValue('status')]).toEqual([before.uid, 'CANCELLED'])
    expect(after.sequence).toBeGreaterThan(before.sequence)
  })

  test('of an investor is their own, and nobody without the role hosts one', async () => {
    const investor = await portal.make.person({ roles: ['INV'] })
    const as = (by: Person) =>
      portal.as(by).send(events.createHeldEvent, { body: fields({ acceleratorId: null }) })
    done(await as(investor))
    expect((await as(await portal.make.person())).status).toBe(403)
    // A self-declared mentor counts only with the membership in an accelerator.
    expect((await as(await portal.make.person({ roles: ['MNT'] }))).status).toBe(403)
    done(await as(await portal.make.member({ accelerator, role: 'MNT' })))
  })

  test('of a mentor who is one no more is theirs to cancel alone, as an administrator may, and nobody finds it', async () => {
    const mentor = await portal.make.person({ roles: ['MNT'] })
    const event = await hostedBy(mentor, { name: 'Разбор презентаций' })
    const cancel = { body: { id: event.id, version: event.version, reason: 'Мероприятия не будет' } }
    const { body: found } = await portal.guest.send(open.listPublicEvents, {
      query: { findText: 'Разбор презентаций' },
    })
    expect(found['items']).toEqual([])
    const team = await makeTeam()
    const invited = await portal.as(mentor).send(invitations.inviteToEvent, {
      body: { eventId: event.id, projectIds: [team.projectId], message: '' },
    })
    expect(invited.status).toBe(403)
    const chief = await portal.make.person({ roles: ['ADMIN'] })
    const page = done<Event & { actions: string[] }>(
      await portal.as(chief).call(events.getHeldEvent, { query: { eventId: String(event.id) } }),
    )
    expect(page.actions).toEqual(['cancel'])
    expect(done<Event>(await portal.as(chief).send(events.cancelHeldEvent, cancel)).status).toBe('CANCELLED')
    const other = await hostedBy(mentor, { name: 'Разбор питчей' })
    const { status } = await portal.as(mentor).send(events.cancelHeldEvent, {
      body: { id: other.id, version: other.version, reason: 'Меня больше нет в акселераторе' },
    })
    expect(status).toBe(200)
  })

  test('of who is blocked is shown to the world no more, and nobody asks for a place at it', async () => {
    const investor = await portal.make.person({ roles: ['INV'] })
    const { id } = await hostedBy(investor, { name: 'Вечер питчей' })
    const isListed = async () => {
      const { body } = await portal.guest.send(open.listPublicEvents, { query: { findText: 'Вечер питчей' } })
      return (body['items'] as Event[]).some((event) => event.id === id)
    }
    expect(await isListed()).toBe(true)
    await portal.db.updateTable('person').set({ status: 'B' }).where('uid', '=', investor.uid).execute()
    expect(await isListed()).toBe(false)
    expect((await portal.guest.send(open.getPublicEvent, { query: { eventId: String(id) } })).status).toBe(
      404,
    )
    const team = await makeTeam()
    const { status } = await portal.as(team.leader).send(invitations.askForEvent, {
      body: { eventId: id, projectId: team.projectId, seats: 1, message: '' },
    })
    expect(status).toBe(404)
  })

  test('messages between its hosts and teams carry no link: they go out in the portal’s emails', async () => {
    const [team, event] = [await makeTeam(), await publish()]
    await invite(event, team)
    const { id } = await own(team, event)
    const reason = 'Подробности на evil.example/win'
    const answers = [
      await portal.as(admin).send(invitations.withdrawEventInvitation, { body: { id, reason } }),
      await portal.as(admin).send(invitations.refuseEventRequest, { body: { id, reason } }),
      await portal.as(admin).send(events.cancelHeldEvent, {
        body: { id: event.id, version: event.version, reason },
      }),
      await portal.as(team.leader).send(invitations.declineEventInvitation, { body: { id, reason } }),
    ]
    for (const { status, body } of answers)
      expect([status, body['fields']]).toEqual([400, { reason: 'LINK_NOT_ALLOWED' }])
  })

  test('ends by itself', async () => {
    const event = await publish()
    await portal.db
      .updateTable('held_event')
      .set({
        starts_at: new Date(Date.now() - 7_200_000).toISOString(),
        ends_at: new Date(Date.now() - 1000).toISOString(),
      })
      .where('id', '=', event.id)
      .execute()
    await finishEvents.run({ db: portal.db, signal: new AbortController().signal } as never, {})
    const page = done<Event>(
      await portal.as(admin).call(events.getHeldEvent, { query: { eventId: String(event.id) } }),
    )
    expect(page.status).toBe('OVER')
    const team = await makeTeam()
    const { status, body } = await portal.as(admin).send(invitations.inviteToEvent, {
      body: { eventId: event.id, projectIds: [team.projectId], message: '' },
    })
    expect([status, (body as { code: string }).code]).toEqual([409, 'EVENT_CLOSED'])
  })
})

describe('a calendar that follows the portal', () => {
  const read = async (path: string) => {
    const { status, bytes } = await portal.guest.download(feed.readCalendarFeed, {
      query: { secret: new URL(path, 'http://portal').searchParams.get('secret')! },
    })
    return status === 200 ? String(bytes) : status
  }

  test('shows what one comes to, by the newest address alone, until it is turned off', async () => {
    const [team, event] = [await makeTeam(), await publish({ name: 'День питчей' })]
    await invite(event, team)
    const make = async () =>
      done<{ path: string }>(await portal.as(team.leader).call(feed.makeCalendarFeed, {})).path
    const first = await make()
    expect(String(await read(first))).toMatch(/SUMMARY:День питчей[\s\S]*STATUS:TENTATIVE/)
    done(await accept(team, event))
    const second = await make()
    expect(await read(first)).toBe(404)
    expect(String(await read(second))).toMatch(/STATUS:CONFIRMED/)
    await portal.as(team.leader).call(feed.endCalendarFeed, {})
    expect(await read(second)).toBe(404)
  })

  test('and a reminder comes the day and the hour before, once each, not of what was cancelled', async () => {
    const [team, event, off] = [await makeTeam(), await publish(), await publish()]
    await invite(event, team)
    await invite(off, team)
    done(await accept(team, event))
    done(await accept(team, off))
    done(
      await portal.as(admin).call(events.cancelHeldEvent, {
        body: { id: off.id, version: off.version, reason: 'Зал закрыт' },
      }),
    )
    const remind = () => remindOfEvents.run({ db: portal.db } as never, {})
    const notified = async () =>
      (
        await portal.db
          .selectFrom('notification')
          .select('id')
          .where('code', '=', 'EVENT_SOON')
          .where('recipient_uid', '=', team.leader.uid)
          .execute()
      ).length
    const begin = async (minutes: number) => {
      const at = (more: number) => new Date(Date.now() + (minutes + more) * 60_000).toISOString()
      await portal.db
        .updateTable('held_event')
        .set({ starts_at: at(0), ends_at: at(60) })
        .where('id', 'in', [event.id, off.id])
        .execute()
      await remind()
      await remind()
      return notified()
    }
    expect([await begin(3000), await begin(600), await begin(30)]).toEqual([0, 1, 2])
  })

  test('and of who planned an event only those are reminded who still work there', async () => {
    const other = await portal.make.accelerator()
    const [stays, left] = [
      await portal.make.member({ accelerator: other, role: 'ACC' }),
      await portal.make.member({ accelerator: other, role: 'ACC' }),
    ]
    await portal.db
      .insertInto('held_event')
      .values(
        [stays, left].map(({ uid }) => ({
          accelerator_id: other.id,
          name: 'Встреча',
          kind: 'MEETING' as const,
          starts_at: new Date(Date.now() + 1_800_000).toISOString(),
          ends_at: new Date(Date.now() + 5_400_000).toISOString(),
          time_zone: 'UTC',
          status: 'PUBLISHED' as const,
          created_by: uid,
        })),
      )
      .execute()
    await portal.db.deleteFrom('accelerator_member').where('person_uid', '=', left.uid).execute()
    await remindOfEvents.run({ db: portal.db } as never, {})
    const notified = await portal.db
      .selectFrom('notification')
      .select('recipient_uid')
      .where('code', '=', 'EVENT_SOON')
      .where('recipient_uid', 'in', [stays.uid, left.uid])
      .execute()
    expect(notified).toEqual([{ recipient_uid: stays.uid }])
  })
})

test('candidates name the leaders that the host works with, or who agreed, and reveal nothing of closed work', async () => {
  const investor = await portal.make.person({ roles: ['INV'] })
  const event = await hostedBy(investor, { name: 'Вечер с проектами' })
  const shown = { publication_status: 'PUBLISHED' as const, access_level: 'ALL' as const }
  const track = await portal.make.track({ accelerator })
  const [open, shy] = [await portal.make.person(), await portal.make.person()]
  await portal.db.updateTable('person').set({ card_published: true }).where('uid', '=', open.uid).execute()
  const [known, unknown] = [
    await portal.make.project({ leader: open, ...shown }),
    await portal.make.project({ leader: shy, ...shown }),
  ]
  await portal.make.task({ project: known, track })
  const { participation } = await portal.make.task({ project: unknown, track })
  await portal.db
    .updateTable('project_track')
    .set({ access_status: 'BLOCKED' })
    .where('id', '=', participation.id)
    .execute()
  const listed = async (by: Person, eventId: number, query = {}) => {
    const { body } = await portal
      .as(by)
      .send(invitations.listEventCandidates, { query: { eventId: String(eventId), limit: '50', ...query } })
    const rows = body['items'] as { id: number; leader: string }[]
    return [known, unknown].map(({ id }) => rows.find((row) => row.id === id)?.leader)
  }
  const nameOf = expect.stringMatching(/\S/)
  expect(await listed(investor, event.id)).toEqual([nameOf, ''])
  expect(await listed(investor, event.id, { trackId: String(track.id) })).toEqual([nameOf, undefined])
  const own = await publish()
  expect(await listed(admin, own.id, { trackId: String(track.id) })).toEqual([nameOf, nameOf])
})

describe('places', () => {
  test('a last place goes once, and the others wait', async () => {
    const event = await publish({ capacity: 1 })
    const teams = await Promise.all(Array.from({ length: 6 }, makeTeam))
    await invite(event, ...teams)
    const { status, body } = await accept(teams[0]!, event, 2)
    expect([status, (body as { fields: object }).fields]).toEqual([400, { seats: 'TOO_FEW_PLACES' }])
    const answers = await Promise.all(teams.map((team) => accept(team, event)))
    const states = answers.map((answer) => done<Invitation>(answer).status)
    expect(states.filter((state) => state === 'ACCEPTED')).toHaveLength(1)
    expect(states.filter((state) => state === 'WAITING')).toHaveLength(5)
    expect(await taken(event)).toBe(1)
  })

  test('a team of several goes in whole or waits whole, and the next is offered what comes free', async () => {
    const event = await publish({ capacity: 3 })
    const [first, second, third] = [await makeTeam(), await makeTeam(), await makeTeam()]
    await invite(event, first, second, third)
    expect(done<Invitation>(await accept(first, event, 2)).status).toBe('ACCEPTED')
    expect(done<Invitation>(await accept(second, event, 2)).status).toBe('WAITING')
    expect(done<Invitation>(await accept(third, event, 1)).status).toBe('ACCEPTED')
    done(
      await portal.as(first.leader).call(invitations.declineEventInvitation, {
        body: { id: (await own(first, event)).id, reason: '' },
      }),
    )
    await portal.db.transaction().execute((tx) => moveWaitingList(tx, event.id))
    const offered = await own(second, event)
    expect(offered.status).toBe('OFFERED')
    expect(Date.parse(offered.answerBy!)).toBeGreaterThan(Date.now())
    expect(await taken(event)).toBe(3)
    const tooMany = await accept(second, event, 3)
    expect([tooMany.status, (tooMany.body as { code: string }).code]).toEqual([409, 'EVENT_FULL'])
    expect(done<Invitation>(await accept(second, event, 2)).status).toBe('ACCEPTED')
  })

  test('a term that is over passes the place on', async () => {
    const event = await publish({ capacity: 1 })
    const [first, second, third] = [await makeTeam(), await makeTeam(), await makeTeam()]
    await invite(event, first, second, third)
    for (const team of [first, second, third]) done(await accept(team, event))
    done(
      await portal.as(admin).call(invitations.withdrawEventInvitation, {
        body: { id: (await own(first, event)).id, reason: 'Заменили' },
      }),
    )
    const move = () => portal.db.transaction().execute((tx) => moveWaitingList(tx, event.id))
    await move()
    const offered = await own(second, event)
    expect(offered.status).toBe('OFFERED')
    await portal.db
      .updateTable('event_invitation')
      .set({ answer_by: new Date(Date.now() - 1000).toISOString() })
      .where('id', '=', offered.id)
      .execute()
    await move()
    expect([(await own(second, event)).status, (await own(third, event)).status]).toEqual([
      'EXPIRED',
      'OFFERED',
    ])
  })

  test('who asks at a public event is decided about, and nobody has come before it begins', async () => {
    const event = await publish({ isPublic: true, capacity: 1 })
    const [first, second] = [await makeTeam(), await makeTeam()]
    const ask = (team: Team) =>
      portal.as(team.leader).send(invitations.askForEvent, {
        body: { eventId: event.id, projectId: team.projectId, seats: 1, message: 'Хотим показать' },
      })
    const requests = [done<Invitation>(await ask(first)), done<Invitation>(await ask(second))]
    expect((await ask(first)).status).toBe(409)
    const admit = async ({ id }: Invitation) =>
      done<Invitation>(await portal.as(admin).call(invitations.admitToEvent, { body: { id } })).status
    expect([await admit(requests[0]!), await admit(requests[1]!)]).toEqual(['ACCEPTED', 'WAITING'])
    const early = await portal.as(admin).send(invitations.markEventAttendance, {
      body: { id: requests[0]!.id, came: true },
    })
    expect([early.status, (early.body as { code: string }).code]).toEqual([409, 'EVENT_NOT_BEGUN'])
  })

  test('as many events as a host may have, and no more', async () => {
    const other = await portal.make.accelerator()
    const host = await portal.make.member({ accelerator: other, role: 'ACC' })
    await portal.db
      .insertInto('held_event')
      .values(
        Array.from({ length: 199 }, () => ({
          accelerator_id: other.id,
          name: 'Встреча',
          kind: 'MEETING' as const,
          starts_at: new Date(Date.now() + 86_400_000).toISOString(),
          ends_at: new Date(Date.now() + 90_000_000).toISOString(),
          time_zone: 'UTC',
          created_by: host.uid,
        })),
      )
      .execute()
    const plan = () =>
      portal.as(host).send(events.createHeldEvent, { body: fields({ acceleratorId: other.id }) })
    // Of concurrent calls only one gets the last place.
    const answers = await Promise.all(Array.from({ length: 4 }, plan))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const { status, body } = await plan()
    expect([status, (body as { code: string }).code]).toEqual([409, 'EVENT_LIMIT'])
  })
})
