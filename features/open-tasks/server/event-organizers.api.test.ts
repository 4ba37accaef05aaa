import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sendOutside } from '#platform/server/outgoing/send-outside.ts'
import { afterFile } from '../../../tests/support/after-file.ts'
import { startTestServer, type TestServer } from '../../../tests/support/event-platform.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as organizers from '../contract/event-organizer.endpoints.ts'
import { organizersOfPerson } from '../domain/event-organizer.rules.ts'
import { sendEventOrganizer } from './event-organizers.job.ts'
import { resendEventOrganizerUseCase } from './event-organizers.use-case.ts'

const secret = 'a shared secret of thirty-two characters'

let portal: TestPortal
let person: Person
let platform: TestServer

beforeAll(async () => {
  portal = await openPortal()
  person = await portal.make.person()
  await insertOne(portal.db, 'person_access_flag', { person_uid: person.uid, flag: 'ORGANIZER_CREATION' })
  platform = await startTestServer()
  afterFile(platform.stop)
})

beforeEach(() => platform.reset())

const make = () =>
  insertOne(portal.db, 'event_organizer', {
    person_uid: person.uid,
    name: 'Форум',
    email: 'forum@platform.example',
  })

/** Runs the job once, as the queue does; returns whether it is to be retried. */
const run = async (
  organizerId: number,
  { patience = 5000, lastAttempt = false } = {},
): Promise<'over' | 'again'> => {
  const job = sendEventOrganizer({
    publicUrl: '',
    eventPlatform: { url: platform.url, secret },
    send: (request, signal) => sendOutside(request, signal, platform.ways),
  })
  try {
    await job.run(
      { db: portal.db, signal: AbortSignal.timeout(patience), lastAttempt, attempt: 1 } as never,
      { organizerId },
    )
    return 'over'
  } catch {
    return 'again'
  }
}

const outcome = async (id: number) =>
  (await sql<{ outcome: string }>`select outcome from event_organizer where id = ${id}`.execute(portal.db))
    .rows[0]?.outcome

const log = async (id: number) => {
  const answer = await portal
    .as(person)
    .call(organizers.getEventOrganizerCalls, { query: { organizerId: String(id) } })
  return (answer.body as { items: { httpStatus: number | null; problem: string | null }[] }).items.map(
    ({ httpStatus, problem }) => httpStatus ?? problem,
  )
}

test('a call is signed, names the organiser, and creates it', async () => {
  const { id, uid } = await make()
  platform.answers(201)
  expect(await run(id)).toBe('over')
  expect(await outcome(id)).toBe('CREATED')
  const { headers, body } = platform.calls()[0]!
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
  )
  expect([headers['webhook-id'], JSON.parse(body)]).toEqual([
    uid,
    { type: 'organiser.create', organiser: { id: uid, name: 'Форум', email: 'forum@platform.example' } },
  ])
})

test('a slow, then briefly unavailable platform gets retries with the same id and creates one', async () => {
  const { id, uid } = await make()
  platform.answers('silent', 503, 201)
  expect(await run(id, { patience: 200 })).toBe('again')
  expect(await run(id)).toBe('again')
  expect(await run(id)).toBe('over')
  expect(await log(id)).toEqual([201, 503, 'TIMEOUT'])
  expect(await outcome(id)).toBe('CREATED')
  expect(new Set(platform.calls().map(({ headers }) => headers['webhook-id']))).toEqual(new Set([uid]))
})

test('an answer that was lost on its way: the platform says that it has it, and nothing is created twice', async () => {
  const { id } = await make()
  // The platform creates it, but its answer is lost; the retry reports that it exists.
  platform.answers('hang up', 409)
  expect(await run(id)).toBe('again')
  expect(await run(id)).toBe('over')
  expect(await outcome(id)).toBe('CREATED')
  // A job that runs twice sends no further request.
  expect(await run(id)).toBe('over')
  expect(platform.calls().length).toBe(2)
})

test('what is refused stays refused until somebody asks again; what is never answered fails at last', async () => {
  const { id } = await make()
  platform.answers(422)
  expect(await run(id)).toBe('over')
  expect(await outcome(id)).toBe('REFUSED')
  const other = await make()
  platform.answers(500)
  expect(await run(other.id, { lastAttempt: true })).toBe('over')
  expect(await outcome(other.id)).toBe('FAILED')
})

test('without the flag there is no platform, and without a platform nothing is created', async () => {
  const stranger = await portal.make.person()
  const body = { name: 'Форум', email: 'forum@platform.example' }
  expect((await portal.as(stranger).send(organizers.createEventOrganizer, { body })).status).toBe(403)
  expect(await portal.as(person).send(organizers.createEventOrganizer, { body })).toMatchObject({
    status: 409,
    body: { code: 'EVENT_PLATFORM_OFF' },
  })
  const { id } = await make()
  expect(
    (await portal.as(stranger).send(organizers.getEventOrganizerCalls, { query: { organizerId: id } }))
      .status,
  ).toBe(404)
})

test('sending again counts like creating: the platform is called a limited number of times', async () => {
  const { id } = await insertOne(portal.db, 'event_organizer', {
    person_uid: person.uid,
    name: 'Форум',
    email: 'forum@platform.example',
    outcome: 'REFUSED',
  })
  const resend = resendEventOrganizerUseCase({
    publicUrl: '',
    eventPlatform: { url: platform.url, secret },
    send: sendOutside,
  })
  const key = `event-organizer:${person.uid}`
  await sql`insert into rate_limit (key, hits, resets_at) values (${key}, ${organizersOfPerson.hits}, now() + interval '1 hour')
    on conflict (key) do update set hits = excluded.hits, resets_at = excluded.resets_at`.execute(portal.db)
  const ctx = {
    db: portal.db,
    actor: {
      kind: 'person',
      uid: person.uid,
      roles: [],
      memberships: [],
      accessFlags: ['ORGANIZER_CREATION'],
      impersonatedBy: null,
    },
    now: new Date(),
    locale: 'ru',
    page: null,
  }
  await expect(resend.handle(ctx as never, { body: { id } } as never)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  })
  expect(await outcome(id)).toBe('REFUSED')
})
