import { beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Accelerator } from '../../tests/support/factories/accelerator.ts'
import { dayFromNow, type Track } from '../../tests/support/factories/content.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../tests/support/portal.ts'
import * as requests from '../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import { getPublicTrack } from '../../features/programmes/contract/public-track.endpoints.ts'
import * as calls from '../../features/timetable/contract/timetable.endpoints.ts'

type Stream = ResponseOf<typeof calls.createStream>
type TrackTimetable = ResponseOf<typeof calls.getTrackTimetable>

let portal: TestPortal
let accelerator: Accelerator
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  // Here the day is the one of UTC, as in the factories.
  accelerator = await portal.make.accelerator({ time_zone: 'UTC' })
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const refused = ({ status, body }: Answer) => ({
  status,
  code: body['code'],
  ...(body['fields'] ? { fields: body['fields'] } : {}),
})

const onSchedule = (given: Parameters<TestPortal['make']['track']>[0] = {}): Promise<Track> =>
  portal.make.track({ accelerator, request_type: 'ON_SCHEDULE', ...given })

const create = (track: { id: number }, from: number, to: number, name = 'Весенний поток') =>
  portal.as(admin).call(calls.createStream, {
    body: { trackId: track.id, name, from: dayFromNow(from), to: dayFromNow(to) },
  })

const read = async (track: { id: number }, by = admin): Promise<TrackTimetable> =>
  done(await portal.as(by).call(calls.getTrackTimetable, { query: { trackId: String(track.id) } }))

const switchTo = async (
  track: { id: number },
  body: { requestType: 'CONTINUOUS' | 'ON_SCHEDULE'; withTrackId?: number },
  told?: { ends: number | null; deletes: number[] },
) => {
  const { leaving } = await read(track)
  const seen = { ends: leaving.ends?.id ?? null, deletes: leaving.deletes.map(({ id }) => id) }
  return portal
    .as(admin)
    .call(calls.switchAcceptance, { body: { trackId: track.id, ...body, ...(told ?? seen) } })
}

const namesOf = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name)

/** What a visitor reads of a track, and what comes of applying to it. */
const visit = async ({ id }: { id: number }) => {
  const leader = await portal.make.person()
  const project = await portal.make.project({ leader })
  const { body } = await portal.as(leader).call(requests.createAccelerationRequest, {
    body: { projectId: project.id, trackId: id, message: '', consentVersion: contactConsentVersion },
  })
  const filed = await portal.db
    .selectFrom('acceleration_request')
    .select('stream_id')
    .where('project_id', '=', project.id)
    .executeTakeFirst()
  const seen = done<ResponseOf<typeof getPublicTrack>>(
    await portal.as(leader).call(getPublicTrack, { query: { trackId: String(id) } }),
  )
  return { ...seen, applied: filed ? { streamId: filed.stream_id } : body['code'] }
}

describe('a shared schedule', () => {
  test('is seen from each track that follows it, and refuses what overlaps from any of them', async () => {
    const owner = await onSchedule()
    const other = await onSchedule()
    done(await create(owner, 10, 20, 'Общий поток'))
    expect(namesOf((await read(other)).shareable)).toContain(owner.name)
    done(await switchTo(other, { requestType: 'ON_SCHEDULE', withTrackId: owner.id }))
    const seen = await read(other)
    expect(namesOf(seen.streams)).toEqual(['Общий поток'])
    expect(namesOf(seen.sharedWith)).toEqual([owner.name])
    expect(new Set(namesOf(seen.streams[0]!.tracks))).toEqual(new Set([owner.name, other.name]))
    expect(refused(await create(other, 15, 25))).toMatchObject({ code: 'STREAM_PERIOD_OVERLAP' })
    done(await create(other, 21, 30, 'Ещё один'))
    expect(namesOf((await read(owner)).streams)).toEqual(['Ещё один', 'Общий поток'])
  })

  test('takes applications for all its tracks, and says so to visitors', async () => {
    const owner = await onSchedule()
    const other = await onSchedule()
    expect(await visit(other)).toMatchObject({
      closedBecause: 'NO_ACTIVE_STREAM',
      stream: null,
      applied: 'NO_ACTIVE_STREAM',
    })
    done(await create(owner, 0, 20, 'Общий поток'))
    done(await switchTo(other, { requestType: 'ON_SCHEDULE', withTrackId: owner.id }))
    expect(await visit(other)).toMatchObject({
      closedBecause: null,
      stream: { name: 'Общий поток', active: true, to: dayFromNow(20) },
      applied: { streamId: (await read(owner)).streams[0]!.id },
    })
  })

  test('stays as it is for the others when one leaves it, and the streams of its own are ended', async () => {
    const [owner, other] = [await onSchedule(), await onSchedule()]
    done(await create(other, 5, 9, 'Отдельный'))
    done(await create(owner, 0, 20, 'Общий поток'))
    expect((await read(other)).leaving).toMatchObject({ ends: null, deletes: [{ name: 'Отдельный' }] })
    done(await switchTo(other, { requestType: 'ON_SCHEDULE', withTrackId: owner.id }))
    expect((await read(other)).leaving).toEqual({ ends: null, deletes: [] })
    done(await switchTo(other, { requestType: 'CONTINUOUS' }))
    expect(await read(other)).toMatchObject({
      streams: [],
      sharedWith: [],
      track: { requestType: 'CONTINUOUS', acceptance: 'ALWAYS' },
    })
    expect((await read(owner)).streams).toMatchObject([{ name: 'Общий поток', to: dayFromNow(20) }])
  })

  test('is only shared within an accelerator, with a track on schedule', async () => {
    const track = await onSchedule()
    for (const partner of [await portal.make.track({ accelerator }), track, await portal.make.track()]) {
      expect(refused(await switchTo(track, { requestType: 'ON_SCHEDULE', withTrackId: partner.id }))).toEqual(
        {
          status: 400,
          code: 'VALIDATION_FAILED',
          fields: { withTrackId: 'NOT_IN_LIST' },
        },
      )
    }
  })
})

describe('applications at any time', () => {
  test('end the active stream today and delete planned ones; who waits keeps their stream', async () => {
    const track = await onSchedule()
    const active = await portal.make.stream({ track, name: 'Идёт', from: dayFromNow(-5), to: dayFromNow(5) })
    await portal.make.stream({ track, name: 'Потом', from: dayFromNow(20), to: dayFromNow(30) })
    const request = await portal.make.request({ track, stream_id: active.id })
    expect((await read(track)).leaving).toMatchObject({
      ends: { id: active.id, name: 'Идёт', to: dayFromNow(5) },
      deletes: [{ name: 'Потом' }],
    })
    done(await switchTo(track, { requestType: 'CONTINUOUS' }))
    const after = await read(track)
    expect(after.streams).toMatchObject([{ name: 'Идёт', to: dayFromNow(0), version: 2 }])
    expect(after.track).toMatchObject({ requestType: 'CONTINUOUS', acceptance: 'ALWAYS', stream: null })
    const kept = await portal.db
      .selectFrom('acceleration_request')
      .select('stream_id')
      .where('id', '=', request.id)
      .executeTakeFirst()
    expect(kept).toEqual({ stream_id: active.id })
    // Who applies on that day applies to the track, not to the stream it has left.
    expect(await visit(track)).toMatchObject({ applied: { streamId: null } })
    // Back again: what was, is still there.
    done(await switchTo(track, { requestType: 'ON_SCHEDULE' }))
    expect((await read(track)).streams).toHaveLength(1)
  })

  test('come with the effects that were confirmed, and no others', async () => {
    const track = await onSchedule()
    const planned = done<Stream>(await create(track, 10, 20))
    expect(
      refused(await switchTo(track, { requestType: 'CONTINUOUS' }, { ends: null, deletes: [] })),
    ).toEqual({ status: 409, code: 'STATE_CHANGED' })
    expect(namesOf((await read(track)).streams)).toEqual([planned.name])
  })

  test('are refused to a track that has them, and streams are not planned there', async () => {
    const track = await portal.make.track({ accelerator })
    expect(refused(await switchTo(track, { requestType: 'CONTINUOUS' }))).toEqual({
      status: 409,
      code: 'STATE_CHANGED',
    })
    expect(refused(await create(track, 1, 5))).toEqual({ status: 409, code: 'STATE_CHANGED' })
  })

  test('do not delete a planned stream in which somebody applied', async () => {
    const track = await onSchedule()
    const planned = done<Stream>(await create(track, 10, 20))
    await portal.make.request({ track, stream_id: planned.id })
    expect(refused(await switchTo(track, { requestType: 'CONTINUOUS' }))).toEqual({
      status: 409,
      code: 'STREAM_HAS_REQUESTS',
    })
  })
})
