import { beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import * as requests from '../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import { getPublicTrack } from '../../features/programmes/contract/public-track.endpoints.ts'
import type * as calls from '../../features/timetable/contract/timetable.endpoints.ts'
import type { Accelerator } from '../../tests/support/factories/accelerator.ts'
import { dayFromNow } from '../../tests/support/factories/content.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import { done, refused, timetableClient, type TimetableClient } from '../../tests/support/timetable-client.ts'

type Stream = ResponseOf<typeof calls.createStream>

let portal: TestPortal
let accelerator: Accelerator
let client: TimetableClient

beforeAll(async () => {
  portal = await openPortal()
  client = await timetableClient(portal)
  ;({ accelerator } = client)
})

const namesOf = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name)

/** What a visitor sees of a track, and the result of applying to it. */
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
    const owner = await client.onSchedule()
    const other = await client.onSchedule()
    done(await client.create(owner, 10, 20, 'Общий поток'))
    expect(namesOf((await client.read(other)).shareable)).toContain(owner.name)
    done(await client.switchTo(other, { requestType: 'ON_SCHEDULE', withTrackId: owner.id }))
    const seen = await client.read(other)
    expect(namesOf(seen.streams)).toEqual(['Общий поток'])
    expect(namesOf(seen.sharedWith)).toEqual([owner.name])
    expect(new Set(namesOf(seen.streams[0]!.tracks))).toEqual(new Set([owner.name, other.name]))
    expect(refused(await client.create(other, 15, 25))).toMatchObject({ code: 'STREAM_PERIOD_OVERLAP' })
    done(await client.create(other, 21, 30, 'Ещё один'))
    expect(namesOf((await client.read(owner)).streams)).toEqual(['Ещё один', 'Общий поток'])
  })

  test('takes applications for all its tracks, and says so to visitors', async () => {
    const owner = await client.onSchedule()
    const other = await client.onSchedule()
    expect(await visit(other)).toMatchObject({
      closedBecause: 'NO_ACTIVE_STREAM',
      stream: null,
      applied: 'NO_ACTIVE_STREAM',
    })
    done(await client.create(owner, 0, 20, 'Общий поток'))
    done(await client.switchTo(other, { requestType: 'ON_SCHEDULE', withTrackId: owner.id }))
    expect(await visit(other)).toMatchObject({
      closedBecause: null,
      stream: { name: 'Общий поток', active: true, to: dayFromNow(20) },
      applied: { streamId: (await client.read(owner)).streams[0]!.id },
    })
  })

  test('stays as it is for the others when one leaves it, and the streams of its own are ended', async () => {
    const [owner, other] = [await client.onSchedule(), await client.onSchedule()]
    done(await client.create(other, 5, 9, 'Отдельный'))
    done(await client.create(owner, 0, 20, 'Общий поток'))
    expect((await client.read(other)).leaving).toMatchObject({ ends: null, deletes: [{ name: 'Отдельный' }] })
    done(await client.switchTo(other, { requestType: 'ON_SCHEDULE', withTrackId: owner.id }))
    expect((await client.read(other)).leaving).toEqual({ ends: null, deletes: [] })
    done(await client.switchTo(other, { requestType: 'CONTINUOUS' }))
    expect(await client.read(other)).toMatchObject({
      streams: [],
      sharedWith: [],
      track: { requestType: 'CONTINUOUS', acceptance: 'ALWAYS' },
    })
    expect((await client.read(owner)).streams).toMatchObject([{ name: 'Общий поток', to: dayFromNow(20) }])
  })

  test('is only shared within an accelerator, with a track on schedule', async () => {
    const track = await client.onSchedule()
    for (const partner of [await portal.make.track({ accelerator }), track, await portal.make.track()]) {
      expect(
        refused(await client.switchTo(track, { requestType: 'ON_SCHEDULE', withTrackId: partner.id })),
      ).toEqual({
        status: 400,
        code: 'VALIDATION_FAILED',
        fields: { withTrackId: 'NOT_IN_LIST' },
      })
    }
  })
})

describe('applications at any time', () => {
  test('end the active stream today and delete planned ones; who waits keeps their stream', async () => {
    const track = await client.onSchedule()
    const active = await portal.make.stream({ track, name: 'Идёт', from: dayFromNow(-5), to: dayFromNow(5) })
    await portal.make.stream({ track, name: 'Потом', from: dayFromNow(20), to: dayFromNow(30) })
    const request = await portal.make.request({ track, stream_id: active.id })
    expect((await client.read(track)).leaving).toMatchObject({
      ends: { id: active.id, name: 'Идёт', to: dayFromNow(5) },
      deletes: [{ name: 'Потом' }],
    })
    done(await client.switchTo(track, { requestType: 'CONTINUOUS' }))
    const after = await client.read(track)
    expect(after.streams).toMatchObject([{ name: 'Идёт', to: dayFromNow(0), version: 2 }])
    expect(after.track).toMatchObject({ requestType: 'CONTINUOUS', acceptance: 'ALWAYS', stream: null })
    const stored = await portal.db
      .selectFrom('acceleration_request')
      .select('stream_id')
      .where('id', '=', request.id)
      .executeTakeFirst()
    expect(stored).toEqual({ stream_id: active.id })
    // An application on that day is to the track, not to its previous stream.
    expect(await visit(track)).toMatchObject({ applied: { streamId: null } })
    // After switching back, the previous data is still there.
    done(await client.switchTo(track, { requestType: 'ON_SCHEDULE' }))
    expect((await client.read(track)).streams).toHaveLength(1)
  })

  test('come with the effects that were confirmed, and no others', async () => {
    const track = await client.onSchedule()
    const planned = done<Stream>(await client.create(track, 10, 20))
    expect(
      refused(await client.switchTo(track, { requestType: 'CONTINUOUS' }, { ends: null, deletes: [] })),
    ).toEqual({ status: 409, code: 'STATE_CHANGED' })
    expect(namesOf((await client.read(track)).streams)).toEqual([planned.name])
  })

  test('are refused to a track that has them, and streams are not planned there', async () => {
    const track = await portal.make.track({ accelerator })
    expect(refused(await client.switchTo(track, { requestType: 'CONTINUOUS' }))).toEqual({
      status: 409,
      code: 'STATE_CHANGED',
    })
    expect(refused(await client.create(track, 1, 5))).toEqual({ status: 409, code: 'STATE_CHANGED' })
  })

  test('do not delete a planned stream in which somebody applied', async () => {
    const track = await client.onSchedule()
    const planned = done<Stream>(await client.create(track, 10, 20))
    await portal.make.request({ track, stream_id: planned.id })
    expect(refused(await client.switchTo(track, { requestType: 'CONTINUOUS' }))).toEqual({
      status: 409,
      code: 'STREAM_HAS_REQUESTS',
    })
  })
})
