import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as events from '../contract/event.endpoints.ts'
import * as guests from '../contract/guest.endpoints.ts'
import * as invitations from '../contract/invitation.endpoints.ts'
import { moveWaitingList } from './move-waiting-lists.ts'

let portal: TestPortal
let admin: Person
let acceleratorId: number
let teams: { leader: Person; projectId: number }[]

beforeAll(async () => {
  portal = await openPortal()
  const accelerator = await portal.make.accelerator()
  acceleratorId = accelerator.id
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  teams = []
  for (let at = 0; at < 4; at += 1) {
    const leader = await portal.make.person()
    teams.push({ leader, projectId: (await portal.make.project({ leader })).id })
  }
})

type World = { eventId: number; invited: number[]; tokens: string[] }

/** An event with four invited teams and four guests who have not confirmed. */
const makeWorld = async (capacity: number): Promise<World> => {
  const { rows } = await sql<{ id: number }>`
    insert into held_event (accelerator_id, name, kind, starts_at, ends_at, time_zone, status, created_by, is_public,
      takes_guests, capacity)
    values (${acceleratorId}, 'Демо-день', 'DEMO_DAY', now() + interval '9 days', now() + interval '10 days', 'UTC',
      'PUBLISHED', ${admin.uid}, true, true, ${capacity}) returning id`.execute(portal.db)
  const eventId = rows[0]!.id
  const invited: number[] = []
  for (const { projectId } of teams) {
    const made = await sql<{ id: number }>`
      insert into event_invitation (event_id, project_id, status) values (${eventId}, ${projectId}, 'INVITED')
      returning id`.execute(portal.db)
    invited.push(made.rows[0]!.id)
  }
  const tokens = Array.from({ length: 4 }, () => crypto.randomUUID())
  for (const token of tokens)
    await sql`insert into event_guest (event_id, name, email, locale, token)
      values (${eventId}, 'Анна', ${`${token}@mail.example`}, 'ru', ${token})`.execute(portal.db)
  return { eventId, invited, tokens }
}

const which = fc.integer({ min: 0, max: 3 })

const action = fc.oneof(
  fc.record({ kind: fc.constant('accept' as const), who: which, seats: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('decline' as const), who: which }),
  fc.record({ kind: fc.constant('withdraw' as const), who: which }),
  fc.record({ kind: fc.constant('invite' as const), who: which }),
  fc.record({ kind: fc.constant('confirm' as const), who: which }),
  fc.record({ kind: fc.constant('cancel' as const), who: which }),
  fc.record({ kind: fc.constant('capacity' as const), places: fc.integer({ min: 1, max: 6 }) }),
)

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

const fields = {
  name: 'Демо-день',
  kind: 'DEMO_DAY' as const,
  description: '',
  start: '18:00',
  end: '20:00',
  timeZone: 'UTC',
  place: '',
  link: '',
  answerHours: 24,
  isPublic: true,
  takesGuests: true,
  agenda: [],
}

const versionOf = async (id: number): Promise<number> =>
  (await portal.db.selectFrom('held_event').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version

const capacityTo = async (eventId: number, places: number) => {
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  return portal.as(admin).send(events.editHeldEvent, {
    body: { ...fields, day, endDay: day, capacity: places, id: eventId, version: await versionOf(eventId) },
  })
}

const send = async ({ eventId, invited, tokens }: World, one: Action): Promise<Answer> => {
  if (one.kind === 'capacity' || one.kind === 'invite') await sql`delete from rate_limit`.execute(portal.db)
  if (one.kind === 'capacity') return capacityTo(eventId, one.places)
  const [team, id, token] = [teams[one.who]!, invited[one.who]!, tokens[one.who]!]
  switch (one.kind) {
    case 'accept':
      return portal
        .as(team.leader)
        .send(invitations.acceptEventInvitation, { body: { id, seats: one.seats } })
    case 'decline':
      return portal.as(team.leader).send(invitations.declineEventInvitation, { body: { id, reason: '' } })
    case 'withdraw':
      return portal
        .as(admin)
        .send(invitations.withdrawEventInvitation, { body: { id, reason: 'Зал меньше' } })
    case 'invite':
      return portal.as(admin).send(invitations.inviteToEvent, {
        body: { eventId, projectIds: [team.projectId], message: '' },
      })
    case 'confirm':
      return portal.guest.send(guests.confirmEventGuest, { body: { token } })
    default:
      return portal.guest.send(guests.cancelEventGuest, { body: { token } })
  }
}

type Counted = { capacity: number; taken: number; occupied: number; first: number | null }

/** Places as the event counts them, as its rows hold them, and how many the first in the line asks for. */
const count = async (id: number): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    select e.capacity, e.taken,
      (select coalesce(sum(i.seats), 0)::int from event_invitation i
        where i.event_id = e.id and i.status in ('OFFERED', 'ACCEPTED', 'ATTENDED', 'MISSED'))
      + (select count(*)::int from event_guest g where g.event_id = e.id and g.status in ('CONFIRMED', 'ATTENDED', 'MISSED'))
        as occupied,
      (select w.seats from (
        select i.seats::int, i.queued_at, i.id from event_invitation i where i.event_id = e.id and i.status = 'WAITING'
        union all select 1, g.queued_at, g.id from event_guest g where g.event_id = e.id and g.status = 'WAITING'
      ) w order by w.queued_at limit 1) as first
    from held_event e where e.id = ${id}`.execute(portal.db)
  return rows[0]!
}

test('whatever teams, guests and hosts do in whatever order, no place is sold twice and none is withheld from those who wait', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(action, { minLength: 5, maxLength: 25 }),
      async (capacity, actions) => {
        const world = await makeWorld(capacity)
        for (const one of actions) {
          const { status } = await send(world, one)
          // An action may be rejected in the current state, but must not cause a server error.
          expect(status, JSON.stringify(one)).toBeLessThan(500)
          await portal.db.transaction().execute((tx) => moveWaitingList(tx, world.eventId))
          const { capacity: places, taken, occupied, first } = await count(world.eventId)
          expect(taken, JSON.stringify(one)).toBe(occupied)
          expect(taken).toBeLessThanOrEqual(places)
          if (first !== null) expect(places - taken).toBeLessThan(first)
        }
      },
    ),
    { numRuns: 20 },
  )
}, 120_000)
