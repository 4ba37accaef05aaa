import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { dayFromNow, type Track } from '../../../tests/support/factories/content.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as calls from '../contract/timetable.endpoints.ts'
import type { RequestType } from '../domain/states.ts'
import { notifyOfAcceptance } from './notify.subscribers.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let other: Person

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator({ time_zone: 'UTC' })
  const name = { last_name: 'Волкова', first_name: 'Марина', middle_name: 'Олеговна' }
  const person = await make.person(name)
  admin = await make.member({ accelerator, person, role: 'ACC', admin: true })
  other = await make.member({ accelerator, role: 'ACC', admin: true })
})

const trackOf = (given: Parameters<TestPortal['make']['track']>[0] = {}) =>
  portal.make.track({ accelerator, ...given })

const switchTo = async ({ id }: Track, requestType: RequestType, confirmed?: { deletes: number[] }) => {
  const { body } = await portal.as(admin).call(calls.getTrackTimetable, { query: { trackId: String(id) } })
  const { leaving } = body as unknown as ResponseOf<typeof calls.getTrackTimetable>
  return portal.as(admin).call(calls.switchAcceptance, {
    body: {
      trackId: id,
      requestType,
      ends: leaving.ends?.id ?? null,
      deletes: leaving.deletes.map((stream) => stream.id),
      ...confirmed,
    },
  })
}

type Notice = {
  code: string
  recipient: string
  sender: string | null
  params: Record<string, string>
  link: string
  accelerator: number
}

const noticesOf = async (track: Track): Promise<Notice[]> => {
  const { rows } =
    await sql<Notice>`select code, recipient_uid as recipient, sender_uid as sender, params, link,
      accelerator_id as accelerator
    from notification where params ->> 'track' = ${track.name} order by id`.execute(portal.db)
  return rows
}

/** Runs the subscriber for a switched track. */
const switched = async (trackId: number, requestType: RequestType) => {
  const { rows } = await sql<{ id: number }>`select coalesce(max(event_id), 0) + 1000000 as id
    from notification`.execute(portal.db)
  return {
    id: rows[0]!.id,
    name: 'AcceptanceSwitched',
    payload: { id: trackId, requestType },
    actorUid: admin.uid,
    acceleratorId: accelerator.id,
    at: new Date().toISOString(),
  } satisfies RaisedEvent
}

const tell = (event: RaisedEvent) => notifyOfAcceptance.run({ db: portal.db, log: undefined as never }, event)

test('the other administrators are notified how a track takes applications now, and who changed it', async () => {
  await portal.startWorker()
  await portal.make.member({ accelerator, role: 'ACC' })
  await portal.make.member({ accelerator, role: 'TRC_TEAM' })
  await portal.make.member({ role: 'ACC', admin: true })
  const track = await trackOf({ name: 'Громкий', request_type: 'ON_SCHEDULE' })
  const notified = (code: string) => ({
    code,
    recipient: other.uid,
    sender: admin.uid,
    params: { track: 'Громкий', person: 'Марина Волкова' },
    link: `/bch/view/acceleration-timetable/editor?trackId=${track.id}`,
    accelerator: accelerator.id,
  })
  expect((await switchTo(track, 'CONTINUOUS')).status).toBe(204)
  await expect.poll(() => noticesOf(track), { timeout: 15_000 }).toEqual([notified('TRACK_OPEN_AT_ANY_TIME')])
  expect((await switchTo(track, 'ON_SCHEDULE')).status).toBe(204)
  await expect
    .poll(() => noticesOf(track), { timeout: 15_000 })
    .toEqual([notified('TRACK_OPEN_AT_ANY_TIME'), notified('TRACK_ON_SCHEDULE')])
})

test('of a switch that was refused nobody is notified', async () => {
  const track = await trackOf({ name: 'Тихий', request_type: 'ON_SCHEDULE' })
  const body = { trackId: track.id, name: 'Поток', from: dayFromNow(5), to: dayFromNow(9) }
  await portal.as(admin).call(calls.createStream, { body })
  // The caller did not know that the planned stream is deleted.
  expect((await switchTo(track, 'CONTINUOUS', { deletes: [] })).body).toMatchObject({ code: 'STATE_CHANGED' })
  const { rows } = await sql`select from event where name = 'AcceptanceSwitched'
    and (payload ->> 'id')::bigint = ${track.id}`.execute(portal.db)
  expect(rows).toEqual([])
  expect(await noticesOf(track)).toEqual([])
})

test('an event that arrives twice is notified once', async () => {
  const track = await trackOf({ name: 'Повторный' })
  const event = await switched(track.id, 'ON_SCHEDULE')
  await tell(event)
  await tell(event)
  expect((await noticesOf(track)).map(({ code, recipient }) => [code, recipient])).toEqual([
    ['TRACK_ON_SCHEDULE', other.uid],
  ])
})

test('an administrator who was blocked or left meanwhile is not notified', async () => {
  const { make, db } = portal
  const house = await make.accelerator()
  const stays = await make.member({ accelerator: house, role: 'ACC', admin: true })
  const blocked = await make.member({ accelerator: house, role: 'ACC', admin: true })
  const demoted = await make.member({ accelerator: house, role: 'ACC', admin: true })
  await sql`update accelerator_member set blocked = true where person_uid = ${blocked.uid}`.execute(db)
  await sql`update accelerator_member set admin = false where person_uid = ${demoted.uid}`.execute(db)
  const track = await make.track({ accelerator: house, name: 'Узкий круг' })
  await tell({ ...(await switched(track.id, 'CONTINUOUS')), acceleratorId: house.id })
  expect((await noticesOf(track)).map(({ recipient }) => recipient)).toEqual([stays.uid])
})

test('of a track that is gone by then there is no notification', async () => {
  const track = await trackOf({ name: 'Удалённый' })
  const event = await switched(track.id, 'CONTINUOUS')
  await sql`delete from track where id = ${track.id}`.execute(portal.db)
  await tell(event)
  expect(await noticesOf(track)).toEqual([])
})
