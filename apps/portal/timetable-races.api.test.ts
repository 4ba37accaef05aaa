import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as requests from '../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import * as calls from '../../features/timetable/contract/timetable.endpoints.ts'
import { collide } from '../../tests/support/collide.ts'
import type { Accelerator } from '../../tests/support/factories/accelerator.ts'
import { dayFromNow } from '../../tests/support/factories/content.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../tests/support/portal.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let other: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator({ time_zone: 'UTC' })
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  other = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

/** `ok`, or the error code; sorted. */
const outcomes = (answers: readonly Answer[]): string[] =>
  answers.map(({ status, body }) => (status < 300 ? 'ok' : String(body['code']))).toSorted()

const onSchedule = () => portal.make.track({ accelerator, request_type: 'ON_SCHEDULE' })

const streamOf = async (from: number, to: number) => {
  const track = await onSchedule()
  const stream = await portal.make.stream({ track, from: dayFromNow(from), to: dayFromNow(to) })
  return { track, stream }
}

const create = (by: Person, trackId: number, from: number, to: number) => () =>
  portal.as(by).call(calls.createStream, {
    body: { trackId, name: 'Поток', from: dayFromNow(from), to: dayFromNow(to) },
  })

const edit =
  (by: Person, id: number, from: number, to: number, name = 'Другое имя') =>
  () =>
    portal.as(by).call(calls.editStream, {
      body: { id, version: 1, name, from: dayFromNow(from), to: dayFromNow(to) },
    })

const remove = (by: Person, id: number) => () =>
  portal.as(by).call(calls.deleteStream, { body: { id, version: 1 } })

const toContinuous =
  (by: Person, trackId: number, ends: number | null, deletes: number[] = []) =>
  () =>
    portal.as(by).call(calls.switchAcceptance, {
      body: { trackId, requestType: 'CONTINUOUS', ends, deletes },
    })

const share = (by: Person, trackId: number, withTrackId: number) => () =>
  portal.as(by).call(calls.switchAcceptance, {
    body: { trackId, requestType: 'ON_SCHEDULE', withTrackId, ends: null, deletes: [] },
  })

const apply = async (trackId: number) => {
  const leader = await portal.make.person()
  const { id } = await portal.make.project({ leader })
  return () =>
    portal.as(leader).call(requests.createAccelerationRequest, {
      body: { projectId: id, trackId, message: '', consentVersion: contactConsentVersion },
    })
}

const lockTrack = ({ id }: { id: number }): string => `select from track where id = ${id} for update`
const lockSchedule = ({ stream_schedule_id: id }: { stream_schedule_id: number }): string =>
  `select from stream_schedule where id = ${id} for update`

const meet = (lock: string, ...both: (() => Promise<Answer>)[]) => collide(portal.database, lock, both)

/** Applications outside the days of their stream, or in a deleted one. */
const astray = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from acceleration_request r
    join stream s on s.id = r.stream_id where not s.period @> (r.created_at at time zone 'UTC')::date`.execute(
    portal.db,
  )
  return rows[0]!.n
}

describe('two people at once', () => {
  test('plan the same days: one stream is created, the other gets a conflict', async () => {
    const { track, stream } = await streamOf(50, 60)
    const answers = await meet(
      lockSchedule(stream),
      create(admin, track.id, 10, 20),
      create(other, track.id, 15, 25),
    )
    expect(outcomes(answers)).toEqual(['STREAM_PERIOD_OVERLAP', 'ok'])
  })

  test('plan the first stream of a track: one schedule', async () => {
    const track = await onSchedule()
    const answers = await meet(
      lockTrack(track),
      create(admin, track.id, 10, 20),
      create(other, track.id, 30, 40),
    )
    expect(outcomes(answers)).toEqual(['STATE_CHANGED', 'ok'])
  })

  test('edit one stream: the second has not seen the first', async () => {
    const { stream } = await streamOf(10, 20)
    const answers = await meet(
      lockSchedule(stream),
      edit(admin, stream.id, 10, 21),
      edit(other, stream.id, 11, 20),
    )
    expect(outcomes(answers)).toEqual(['STATE_CHANGED', 'ok'])
  })

  test('edit and delete one stream', async () => {
    const { stream } = await streamOf(10, 20)
    const answers = await meet(lockSchedule(stream), edit(admin, stream.id, 10, 21), remove(other, stream.id))
    expect(outcomes(answers)).toEqual(['STATE_CHANGED', 'ok'])
  })

  test('switch a track to continuous', async () => {
    const { track, stream } = await streamOf(-5, 5)
    const answers = await meet(
      lockSchedule(stream),
      toContinuous(admin, track.id, stream.id),
      toContinuous(other, track.id, stream.id),
    )
    expect(outcomes(answers)).toEqual(['STATE_CHANGED', 'ok'])
  })

  test('switch a track to continuous and plan a stream of it', async () => {
    const { track, stream } = await streamOf(-5, 5)
    const answers = await meet(
      lockSchedule(stream),
      toContinuous(admin, track.id, stream.id),
      create(other, track.id, 10, 20),
    )
    expect(outcomes(answers)).toEqual(['STATE_CHANGED', 'ok'])
  })

  test('share a schedule that its only track leaves', async () => {
    const { track, stream } = await streamOf(-5, 5)
    const joining = await onSchedule()
    const answers = await meet(
      lockSchedule(stream),
      toContinuous(admin, track.id, stream.id),
      share(other, joining.id, track.id),
    )
    expect(outcomes(answers)).toEqual(['STATE_CHANGED', 'ok'])
  })

  test('share each the schedule of the other: no deadlock, and both are on one', async () => {
    const [one, two] = [await streamOf(-30, -20), await streamOf(-30, -20)]
    const answers = await meet(
      lockSchedule(one.stream),
      share(admin, one.track.id, two.track.id),
      share(other, two.track.id, one.track.id),
    )
    expect(outcomes(answers)).toEqual(['STATE_CHANGED', 'ok'])
    const { rows } = await sql<{ n: number }>`select count(distinct stream_schedule_id)::int as n from track
      where id in (${one.track.id}, ${two.track.id})`.execute(portal.db)
    expect(rows[0]!.n).toBe(1)
  })
})

describe('somebody applies at the moment', () => {
  test('in which the stream is moved away from today', async () => {
    for (let round = 0; round < 4; round++) {
      const { track, stream } = await streamOf(0, 5)
      const both = [edit(admin, stream.id, 1, 5), await apply(track.id)]
      const answers = await meet(lockTrack(track), ...(round % 2 ? both.toReversed() : both))
      const outcome = outcomes(answers)
      expect([
        ['NO_ACTIVE_STREAM', 'ok'],
        ['REQUEST_DATE_OUT_OF_STREAM', 'ok'],
      ]).toContainEqual(outcome)
      expect(await astray()).toBe(0)
    }
  })

  test('in which the stream is deleted', async () => {
    for (let round = 0; round < 4; round++) {
      const { track, stream } = await streamOf(0, 5)
      const both = [remove(admin, stream.id), await apply(track.id)]
      const outcome = outcomes(await meet(lockTrack(track), ...(round % 2 ? both.toReversed() : both)))
      expect([
        ['NO_ACTIVE_STREAM', 'ok'],
        ['STREAM_HAS_REQUESTS', 'ok'],
      ]).toContainEqual(outcome)
    }
  })

  test('in which the track begins to take applications at any time', async () => {
    const { track, stream } = await streamOf(-5, 5)
    const answers = await meet(
      lockTrack(track),
      toContinuous(admin, track.id, stream.id),
      await apply(track.id),
    )
    expect(outcomes(answers)).toEqual(['ok', 'ok'])
    expect(await astray()).toBe(0)
  })
})
