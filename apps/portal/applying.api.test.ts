import { beforeAll, describe, expect, test } from 'vitest'
import * as requests from '../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import type { Accelerator } from '../../tests/support/factories/accelerator.ts'
import { dayFromNow, type Track } from '../../tests/support/factories/content.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../tests/support/portal.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let founder: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  acc = await portal.make.member({ accelerator, role: 'ACC' })
  founder = await portal.make.person()
})

const outcome = ({ status, body }: Answer) => (status < 300 ? body['status'] : body['code'])

const applyTo = async (track: Pick<Track, 'id'>, projectId?: number) =>
  portal.as(founder).call(requests.createAccelerationRequest, {
    body: {
      projectId: projectId ?? (await portal.make.project({ leader: founder })).id,
      trackId: track.id,
      message: 'Хотим проверить экономику.',
      consentVersion: contactConsentVersion,
    },
  })

const rejectOf = (requestId: number) =>
  portal.as(acc).call(requests.rejectAccelerationRequest, {
    headers: { 'accelerator-id': String(accelerator.id) },
    query: { userUid: acc.uid, requestId: String(requestId) },
    body: { reason: 'Проведите интервью и приходите снова.' },
  })

const revokeOf = (requestId: number) =>
  portal.as(founder).call(requests.revokeAccelerationRequest, {
    query: { userUid: founder.uid, requestId: String(requestId) },
  })

describe('a track', () => {
  const track = (given: Parameters<TestPortal['make']['track']>[0] = {}) =>
    portal.make.track({ accelerator, ...given })
  const inProgramme = async (content_status: 'DRAFT' | 'ARCHIVE') =>
    track({ programme: await portal.make.programme({ accelerator, content_status }) })
  const onSchedule = async (from: number, to: number) => {
    const made = await track({ request_type: 'ON_SCHEDULE' })
    await portal.make.stream({ track: made, from: dayFromNow(from), to: dayFromNow(to) })
    return made
  }

  const cases: [string, () => Promise<Track>, string][] = [
    ['that is published takes applications', () => track(), 'NEW'],
    ['that accepts automatically accepts', () => track({ accept_automatically: true }), 'ACCEPT'],
    ['in the archive refuses', () => track({ content_status: 'ARCHIVE' }), 'TRACK_ARCHIVED'],
    ['of an archived programme refuses', () => inProgramme('ARCHIVE'), 'TRACK_ARCHIVED'],
    ['that is blocked refuses', () => track({ access_status: 'BLOCKED' }), 'TRACK_BLOCKED'],
    ['that is a draft is not found', () => track({ content_status: 'DRAFT' }), 'NOT_FOUND'],
    ['of a draft programme is not found', () => inProgramme('DRAFT'), 'NOT_FOUND'],
    [
      'of an accelerator that is not approved refuses',
      async () => track({ accelerator: await portal.make.accelerator({ approval: 'ON_COORDINATION' }) }),
      'ACCELERATOR_NOT_APPROVED',
    ],
    [
      'of an accelerator that is to open refuses',
      async () => track({ accelerator: await portal.make.accelerator({ status: 'PLANNED' }) }),
      'ACCELERATOR_NOT_OPEN',
    ],
    [
      'of an accelerator that is over refuses',
      async () => track({ accelerator: await portal.make.accelerator({ status: 'FINISHED' }) }),
      'ACCELERATOR_FINISHED',
    ],
    [
      'on schedule without an intake refuses',
      () => track({ request_type: 'ON_SCHEDULE' }),
      'NO_ACTIVE_STREAM',
    ],
    ['before its intake refuses', () => onSchedule(2, 30), 'NO_ACTIVE_STREAM'],
    ['after its intake refuses', () => onSchedule(-30, -2), 'NO_ACTIVE_STREAM'],
    ['within its intake takes applications', () => onSchedule(-30, 30), 'NEW'],
  ]

  test.each(cases)('%s', async (_what, make, expected) => {
    const made = await make()
    expect(outcome(await applyTo(made))).toBe(expected)
    const filed = await portal.db
      .selectFrom('acceleration_request')
      .select(['id', 'stream_id'])
      .where('track_id', '=', made.id)
      .execute()
    expect(filed).toHaveLength(['NEW', 'ACCEPT'].includes(expected) ? 1 : 0)
    if (made.request_type === 'ON_SCHEDULE' && filed[0]) expect(filed[0].stream_id).not.toBeNull()
  })

  test('takes an application on the first and the last day of its intake, by the day of its own time zone', async () => {
    const zoned = await portal.make.accelerator({ time_zone: 'Pacific/Kiritimati' })
    const there = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    const made = await track({ accelerator: zoned, request_type: 'ON_SCHEDULE' })
    await portal.make.stream({ track: made, from: there, to: there })
    expect(outcome(await applyTo(made))).toBe('NEW')
  })

  test('that accepts automatically makes the participation at once', async () => {
    const made = await track({ accept_automatically: true })
    await portal.make.trackpoint({ track: made })
    const { body } = await applyTo(made)
    expect(body).toMatchObject({ status: 'ACCEPT', projectTrackId: expect.any(Number), decidedBy: null })
    const tasks = await portal.db
      .selectFrom('project_trackpoint')
      .select('state')
      .where('project_track_id', '=', body['projectTrackId'] as number)
      .execute()
    expect(tasks).toEqual([{ state: 'NOT_STARTED' }])
  })
})

describe('a project', () => {
  test('applies once, and again only after a rejection or a withdrawal', async () => {
    const track = await portal.make.track({ accelerator })
    const { id } = await portal.make.project({ leader: founder })
    const first = await applyTo(track, id)
    expect(outcome(await applyTo(track, id))).toBe('REQUEST_EXISTS')
    expect(outcome(await revokeOf(first.body['id'] as number))).toBe('CANCEL')
    const second = await applyTo(track, id)
    expect(outcome(second)).toBe('NEW')
    const rejected = await rejectOf(second.body['id'] as number)
    expect(rejected.body).toMatchObject({
      status: 'REJECT',
      reason: 'Проведите интервью и приходите снова.',
      decidedBy: { uid: acc.uid },
      actions: [],
    })
    expect(outcome(await applyTo(track, id))).toBe('NEW')
  })

  test('that was accepted cannot apply to the track again', async () => {
    const track = await portal.make.track({ accelerator })
    const project = await portal.make.project({ leader: founder })
    await portal.make.participation({ project, track })
    expect(outcome(await applyTo(track, project.id))).toBe('REQUEST_EXISTS')
  })
})

describe('a decision', () => {
  test.each(['REJECT', 'CANCEL'] as const)('is final: %s', async (status) => {
    const project = await portal.make.project({ leader: founder })
    const request = await portal.make.request({
      status,
      project,
      track: await portal.make.track({ accelerator }),
    })
    expect(outcome(await rejectOf(request.id))).toBe('STATE_CHANGED')
    expect(outcome(await revokeOf(request.id))).toBe('STATE_CHANGED')
  })

  test('needs a reason when it is a rejection', async () => {
    const request = await portal.make.request({ track: await portal.make.track({ accelerator }) })
    const answer = await portal.as(acc).send(requests.rejectAccelerationRequest, {
      headers: { 'accelerator-id': accelerator.id },
      query: { userUid: acc.uid, requestId: request.id },
      body: { reason: '   ' },
    })
    expect(answer).toMatchObject({ status: 400, body: { fields: { reason: 'REQUIRED' } } })
  })
})
