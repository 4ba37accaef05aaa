import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as doors from '../contract/door.endpoints.ts'
import * as events from '../contract/event.endpoints.ts'
import * as guests from '../contract/guest.endpoints.ts'
import { codeOf } from '../domain/door.rules.ts'
import { writeToEventGuests } from './guest-letters.job.ts'
import { forgetGuests } from './guests.job.ts'
import { writeToGuest } from './guests.subscribers.ts'
import { moveWaitingList } from './move-waiting-lists.ts'

let portal: TestPortal
let admin: Person
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

const settings = { publicUrl: 'https://portal.example', mailOn: true, agenda: () => [] }

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

type Event = { id: number; version: number }

const makeEvent = async (given: object = {}): Promise<Event> =>
  portal.db
    .insertInto('held_event')
    .values({
      accelerator_id: accelerator.id,
      name: 'Демо-день',
      kind: 'DEMO_DAY',
      link: 'https://meet.example/room',
      starts_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      ends_at: new Date(Date.now() + 7 * 86_400_000 + 3_600_000).toISOString(),
      time_zone: 'Europe/Berlin',
      is_public: true,
      takes_guests: true,
      status: 'PUBLISHED',
      created_by: admin.uid,
      ...given,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

type Guest = { id: number; token: string; status: string; code: string }

const known = async (email: string): Promise<Guest | undefined> => {
  const { rows } = await sql<Guest>`
    select id, token, status, code from event_guest where email = ${email} order by id desc limit 1`.execute(
    portal.db,
  )
  return rows[0]
}

const newAddress = () => `${crypto.randomUUID()}@mail.example`

const register = (event: Event, email: string, given: object = {}) =>
  portal.guest.send(guests.registerEventGuest, { body: { eventId: event.id, name: 'Анна', email, ...given } })

const registered = async (event: Event, email = newAddress()): Promise<Guest> => {
  // Tests share one line of the net.
  await sql`delete from rate_limit where key like 'event-guest%'`.execute(portal.db)
  done(await register(event, email))
  return (await known(email))!
}

const confirm = ({ token }: Guest) => portal.guest.send(guests.confirmEventGuest, { body: { token } })
const cancel = ({ token }: Guest) => portal.guest.send(guests.cancelEventGuest, { body: { token } })

const statusOf = async ({ id }: Guest): Promise<string> =>
  (await portal.db.selectFrom('event_guest').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status

const taken = async ({ id }: Event): Promise<number> =>
  (await portal.db.selectFrom('held_event').select('taken').where('id', '=', id).executeTakeFirstOrThrow())
    .taken

type Mail = { template: string; text_body: string; attachments: { contentType: string; content: string }[] }

const mailsTo = async (email: string): Promise<Mail[]> => {
  const { rows } = await sql<Mail>`
    select template, text_body, attachments from mail where to_address = ${email} order by id`.execute(
    portal.db,
  )
  return rows
}

const textOf = ({ attachments }: Mail, type: string): string => {
  const found = attachments.find(({ contentType }) => contentType.startsWith(type))
  return found ? Buffer.from(found.content, 'base64').toString() : ''
}

const writeToAll = (
  kind: 'soon' | 'changed' | 'eventCancelled',
  eventId: number,
  key = crypto.randomUUID(),
) =>
  writeToEventGuests(settings).run({ db: portal.db, signal: new AbortController().signal } as never, {
    eventId,
    kind,
    key,
  })

/** What the portal writes after a move, without waiting for the dispatcher. */
const tell = (name: string, id: number) => {
  if (!name.startsWith('EventGuest'))
    return writeToAll(name === 'HeldEventChanged' ? 'changed' : 'eventCancelled', id)
  return writeToGuest(settings).run(
    { db: portal.db, log: portal.app.log },
    {
      id: Math.floor(Math.random() * 1e9),
      name,
      payload: { id },
      actorUid: null,
      acceleratorId: null,
      at: new Date().toISOString(),
    },
  )
}

describe('a guest', () => {
  test('takes a place only by the button of the page that the email leads to, and gives it back there', async () => {
    const [event, email] = [await makeEvent({ capacity: 5 }), newAddress()]
    const guest = await registered(event, email)
    const [letter] = await mailsTo(email)
    expect(letter!.template).toBe('EVENT_GUEST_CONFIRM')
    expect(letter!.text_body).toContain(`/event-registration?token=${guest.token}`)
    // Nothing of what a stranger typed, and no ticket, goes to an address that may not be theirs.
    expect(letter!.text_body).not.toContain('Анна')
    expect(letter!.attachments).toEqual([])
    const read = async () =>
      done<{ status: string; code: string; event: { link: string }; actions: string[] }>(
        await portal.guest.send(guests.getEventRegistration, { query: { token: guest.token } }),
      )
    expect(await read()).toMatchObject({ status: 'PENDING', code: '', event: { link: '' } })
    expect([await statusOf(guest), await taken(event)]).toEqual(['PENDING', 0])
    expect(done(await confirm(guest))).toMatchObject({
      status: 'CONFIRMED',
      code: guest.code,
      event: { link: 'https://meet.example/room' },
      actions: ['cancel'],
    })
    expect(codeOf(guest.code, event.id)).toBe(guest.code)
    expect(await taken(event)).toBe(1)
    expect((await confirm(guest)).status).toBe(409)
    await tell('EventGuest:confirm', guest.id)
    const ticket = (await mailsTo(email))[1]!
    expect(textOf(ticket, 'text/calendar')).toMatch(
      /METHOD:REQUEST[\s\S]*TZID:Europe\/Berlin[\s\S]*SEQUENCE:0/,
    )
    expect(textOf(ticket, 'image/png').slice(1, 4)).toBe('PNG')
    expect(done(await cancel(guest))).toMatchObject({ status: 'CANCELLED', actions: [] })
    await tell('EventGuest:cancel', guest.id)
    expect(textOf((await mailsTo(email))[2]!, 'text/calendar')).toContain('METHOD:CANCEL')
    expect(await taken(event)).toBe(0)
    // Registering after a cancellation starts over, with a new link.
    const again = await registered(event, email)
    expect(again.token).not.toBe(guest.token)
    expect((await confirm(guest)).status).toBe(404)
  })

  test('learns nothing of other addresses: a second registration only sends the link again', async () => {
    const [event, email] = [await makeEvent(), newAddress()]
    const guest = await registered(event, email)
    done(await confirm(guest))
    const first = done(await register(event, newAddress()))
    const second = done<{ sentTo: string }>(await register(event, email.toUpperCase()))
    expect(Object.keys(first as object)).toEqual(Object.keys(second))
    expect(await statusOf(guest)).toBe('CONFIRMED')
    expect((await mailsTo(email)).at(-1)!.template).toBe('EVENT_GUEST_KNOWN')
  })

  test('waits where no place is left, in one line with teams, and moves up by itself', async () => {
    const event = await makeEvent({ capacity: 1 })
    const [first, second, third] = [await registered(event), await registered(event), await registered(event)]
    for (const guest of [first, second, third]) done(await confirm(guest))
    const states = async () => Promise.all([first, second, third].map(statusOf))
    expect(await states()).toEqual(['CONFIRMED', 'WAITING', 'WAITING'])
    // A team that has waited longer goes first, and holds up those behind it until it fits.
    const leader = await portal.make.person()
    const { id: projectId } = await portal.make.project({ leader })
    await portal.db
      .insertInto('event_invitation')
      .values({
        event_id: event.id,
        project_id: projectId,
        status: 'WAITING',
        seats: 2,
        queued_at: new Date(Date.now() - 3_600_000).toISOString(),
      })
      .execute()
    const move = () => portal.db.transaction().execute((tx) => moveWaitingList(tx, event.id))
    done(await cancel(first))
    await move()
    expect(await states()).toEqual(['CANCELLED', 'WAITING', 'WAITING'])
    await sql`delete from event_invitation where event_id = ${event.id}`.execute(portal.db)
    await move()
    expect(await states()).toEqual(['CANCELLED', 'CONFIRMED', 'WAITING'])
    expect(await taken(event)).toBe(1)
  })

  test('does not slip past who waits: a free place goes to the line first', async () => {
    const event = await makeEvent({ capacity: 2 })
    const [first, second, late] = [await registered(event), await registered(event), await registered(event)]
    done(await confirm(first))
    await sql`update held_event set capacity = 1 where id = ${event.id}`.execute(portal.db)
    done(await confirm(second))
    await sql`update held_event set capacity = 2 where id = ${event.id}`.execute(portal.db)
    expect(done(await confirm(late))).toMatchObject({ status: 'WAITING' })
  })

  test.each([
    [{ name: '' }, { name: 'REQUIRED' }],
    [{ email: 'nobody' }, { email: 'INVALID_EMAIL' }],
    [{ name: 'Buy https://evil.example now' }, { name: expect.any(String) }],
    [{ name: 'a'.repeat(101) }, { name: 'TOO_LONG' }],
  ])('has an error at the field: %j', async (given, fields) => {
    const answer = await register(await makeEvent(), newAddress(), given)
    expect([answer.status, (answer.body as { fields: object }).fields]).toEqual([400, fields])
  })

  test('cannot register where guests are not taken, or for what is no public event', async () => {
    const refused = async (given: object) => (await register(await makeEvent(given), newAddress())).status
    expect(await refused({ takes_guests: false })).toBe(409)
    expect(await refused({ is_public: false })).toBe(404)
    expect(await refused({ status: 'DRAFT' })).toBe(404)
    expect(await refused({ status: 'CANCELLED' })).toBe(409)
    expect(await refused({ starts_at: new Date(Date.now() - 60_000).toISOString() })).toBe(409)
  })

  test('a program that fills in the hidden field leaves nothing, and one line of the net is limited', async () => {
    const event = await makeEvent()
    const email = newAddress()
    done(await register(event, email, { website: 'https://spam.example' }))
    expect(await known(email)).toBeUndefined()
    await sql`delete from rate_limit where key like 'event-guest%'`.execute(portal.db)
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1) statuses.push((await register(event, newAddress())).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  test('who was taken off the list reads why, and does not come back', async () => {
    const [event, email] = [await makeEvent(), newAddress()]
    const guest = await registered(event, email)
    done(await confirm(guest))
    done(
      await portal
        .as(admin)
        .call(guests.removeEventGuest, { body: { id: guest.id, reason: 'Только для своих' } }),
    )
    await tell('EventGuest:remove', guest.id)
    const letter = (await mailsTo(email)).at(-1)!
    expect(letter.text_body).toContain('Только для своих')
    expect(textOf(letter, 'text/calendar')).toContain('METHOD:CANCEL')
    await sql`delete from rate_limit where key like 'event-guest%'`.execute(portal.db)
    done(await register(event, email))
    expect([await statusOf(guest), await taken(event)]).toEqual(['REMOVED', 0])
  })

  test('is notified once of another time, with a higher number for their calendar, and of the end', async () => {
    const [event, email] = [await makeEvent(), newAddress()]
    const guest = await registered(event, email)
    done(await confirm(guest))
    await sql`update held_event set version = 2 where id = ${event.id}`.execute(portal.db)
    await tell('HeldEventChanged', event.id)
    const changed = (await mailsTo(email)).at(-1)!
    expect([changed.template, textOf(changed, 'text/calendar').includes('SEQUENCE:1')]).toEqual([
      'EVENT_GUEST_CHANGED',
      true,
    ])
    done(
      await portal.as(admin).call(events.cancelHeldEvent, {
        body: { id: event.id, version: 2, reason: 'Зал закрыт' },
      }),
    )
    await tell('HeldEventCancelled', event.id)
    const ended = (await mailsTo(email)).at(-1)!
    expect([ended.template, ended.text_body.includes('Зал закрыт')]).toEqual([
      'EVENT_GUEST_EVENT_CANCELLED',
      true,
    ])
    expect(textOf(ended, 'text/calendar')).toMatch(/STATUS:CANCELLED/)
  })

  test('is forgotten: a registration nobody confirmed in days, all others in a month, and who came is still counted', async () => {
    const event = await makeEvent()
    const [never, came] = [await registered(event), await registered(event)]
    done(await confirm(came))
    const forget = () => forgetGuests.run({ db: portal.db } as never, {})
    await forget()
    expect(await statusOf(never)).toBe('PENDING')
    await sql`update event_guest set created_at = now() - interval '4 days' where event_id = ${event.id}`.execute(
      portal.db,
    )
    await forget()
    const rows = async () =>
      (
        await sql<{ id: number; name: string; email: string }>`
        select id, name, email from event_guest where event_id = ${event.id}`.execute(portal.db)
      ).rows
    expect((await rows()).map(({ id }) => id)).toEqual([came.id])
    await sql`update held_event set starts_at = now() - interval '40 days', ends_at = now() - interval '31 days',
      status = 'OVER' where id = ${event.id}`.execute(portal.db)
    await forget()
    expect(await rows()).toEqual([{ id: came.id, name: '', email: '' }])
    expect(await taken(event)).toBe(1)
  })
})

test('two hundred guests confirm the last place at once, and one has it', async () => {
  const event = await makeEvent({ capacity: 1 })
  const { rows } = await sql<Guest>`
    insert into event_guest (event_id, name, email, locale, token)
    select ${event.id}, 'Гость', 'last-' || n || '@mail.example', 'ru', gen_random_uuid()::text from generate_series(1, 200) n
    returning id, token, status, code`.execute(portal.db)
  // Over connections of their own, as browsers come.
  const portalAddress = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const states = await Promise.all(
    rows.map(async ({ token }) => {
      const answer = await fetch(`${portalAddress}/api/v1${guests.confirmEventGuest.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })
      return ((await answer.json()) as { status: string }).status
    }),
  )
  expect(states.filter((state) => state === 'CONFIRMED')).toHaveLength(1)
  expect(states.filter((state) => state === 'WAITING')).toHaveLength(199)
  expect(await taken(event)).toBe(1)
}, 60_000)

describe('the door', () => {
  const begun = () => ({
    starts_at: new Date(Date.now() - 3_600_000).toISOString(),
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  })

  const guestAt = async (event: Event, status = 'CONFIRMED'): Promise<Guest> => {
    const { rows } = await sql<Guest>`
      insert into event_guest (event_id, name, email, locale, token, status)
      values (${event.id}, 'Гость', ${newAddress()}, 'ru', ${crypto.randomUUID()}, ${status})
      returning id, token, status, code`.execute(portal.db)
    return rows[0]!
  }

  const mark = async (
    event: Event,
    ...marks: { id: number; came: boolean; at: string; kind?: 'TEAM' | 'GUEST' }[]
  ) =>
    portal.as(admin).send(doors.sendDoorMarks, {
      body: { eventId: event.id, marks: marks.map((one) => ({ kind: 'GUEST' as const, ...one })) },
    })

  const outcomes = async (...given: Parameters<typeof mark>) =>
    done<{ outcomes: string[] }>(await mark(...given)).outcomes

  const cameAt = async ({ id }: Guest) =>
    await portal.db
      .selectFrom('event_guest')
      .select(['status', 'came_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

  test('takes marks late, again and in any order: the last one made counts, and the time of the mark is stored', async () => {
    const event = await makeEvent(begun())
    const guest = await guestAt(event)
    const [early, late] = [minutesAgo(30), minutesAgo(10)]
    expect(await outcomes(event, { id: guest.id, came: true, at: late })).toEqual(['DONE'])
    expect(await outcomes(event, { id: guest.id, came: true, at: late })).toEqual(['KNOWN'])
    expect(await outcomes(event, { id: guest.id, came: false, at: early })).toEqual(['OLDER'])
    const { status, came_at } = await cameAt(guest)
    expect([status, new Date(came_at!).toISOString()]).toEqual(['ATTENDED', late])
    expect(await outcomes(event, { id: guest.id, came: false, at: minutesAgo(5) })).toEqual(['DONE'])
    expect(await cameAt(guest)).toEqual({ status: 'MISSED', came_at: null })
  })

  test('two devices that mark one person at once agree on the mark made last', async () => {
    const event = await makeEvent(begun())
    const guest = await guestAt(event)
    const marks = Array.from({ length: 20 }, (_, at) => ({
      id: guest.id,
      came: at % 2 === 1,
      at: minutesAgo(20 - at),
    }))
    await Promise.all(marks.map((one) => mark(event, one)))
    const { status, came_at } = await cameAt(guest)
    expect([status, new Date(came_at!).toISOString()]).toEqual(['ATTENDED', marks[19]!.at])
  })

  test('lets in who is expected at this event alone, and not before the doors open', async () => {
    const event = await makeEvent(begun())
    const [waiting, stranger] = [await guestAt(event, 'WAITING'), await guestAt(await makeEvent(begun()))]
    const at = minutesAgo(1)
    expect(
      await outcomes(
        event,
        { id: waiting.id, came: true, at },
        { id: stranger.id, came: true, at },
        { id: 999_999_999, came: true, at },
      ),
    ).toEqual(['REFUSED', 'REFUSED', 'REFUSED'])
    const early = await makeEvent()
    const answer = await mark(early, { id: (await guestAt(early)).id, came: true, at })
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, 'EVENT_NOT_BEGUN'])
  })

  test('opens two hours before the beginning, and a clock that is ahead cannot mark later than now', async () => {
    const event = await makeEvent({
      starts_at: new Date(Date.now() + 3_600_000).toISOString(),
      ends_at: new Date(Date.now() + 7_200_000).toISOString(),
    })
    const guest = await guestAt(event)
    expect(await outcomes(event, { id: guest.id, came: true, at: '2090-01-01T00:00:00.000Z' })).toEqual([
      'DONE',
    ])
    const { came_at } = await cameAt(guest)
    expect(Date.parse(came_at!)).toBeLessThanOrEqual(Date.now())
  })

  test('shows teams and guests in one list by name, with what a ticket says', async () => {
    const event = await makeEvent(begun())
    const leader = await portal.make.person()
    const project = await portal.make.project({ leader })
    await portal.db
      .insertInto('event_invitation')
      .values({ event_id: event.id, project_id: project.id, status: 'ACCEPTED', seats: 3 })
      .execute()
    const guest = await guestAt(event)
    await guestAt(event, 'PENDING')
    const { people, isOpen } = done<{
      isOpen: boolean
      people: { kind: string; code: string; seats: number }[]
    }>(await portal.as(admin).call(doors.getEventDoor, { query: { eventId: String(event.id) } }))
    expect(isOpen).toBe(true)
    expect(people.map(({ kind, seats }) => `${kind} ${seats}`).toSorted()).toEqual(['GUEST 1', 'TEAM 3'])
    expect(people.find(({ kind }) => kind === 'GUEST')!.code).toBe(guest.code)
    for (const { code } of people) expect(codeOf(code, event.id)).toBe(code)
  })
})
