import { expect } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import * as calls from '../../features/timetable/contract/timetable.endpoints.ts'
import { dayFromNow, type Track } from './factories/content.ts'
import type { Answer, TestPortal } from './portal.ts'

type TrackTimetable = ResponseOf<typeof calls.getTrackTimetable>

/** The result of a successful call. */
export const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

/** The error of a refused call. */
export const refused = ({ status, body }: Answer) => ({
  status,
  code: body['code'],
  ...(body['fields'] ? { fields: body['fields'] } : {}),
})

/** An administrator who plans the streams of an accelerator's tracks, in UTC, as in the factories. */
export const timetableClient = async (portal: TestPortal) => {
  const accelerator = await portal.make.accelerator({ time_zone: 'UTC' })
  const admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  const onSchedule = (given: Parameters<TestPortal['make']['track']>[0] = {}): Promise<Track> =>
    portal.make.track({ accelerator, request_type: 'ON_SCHEDULE', ...given })
  const create = (track: { id: number }, from: number, to: number, name = 'Весенний поток') =>
    portal.as(admin).call(calls.createStream, {
      body: { trackId: track.id, name, from: dayFromNow(from), to: dayFromNow(to) },
    })
  const read = async (track: { id: number }, by = admin): Promise<TrackTimetable> =>
    done(await portal.as(by).call(calls.getTrackTimetable, { query: { trackId: String(track.id) } }))
  /** Switches a track, confirming the current preview of its streams, or the one in `received`. */
  const switchTo = async (
    track: { id: number },
    body: { requestType: 'CONTINUOUS' | 'ON_SCHEDULE'; withTrackId?: number },
    confirmed: { ends?: number | null; deletes?: number[] } = {},
  ): Promise<Answer> => {
    const { leaving } = await read(track)
    const seen = { ends: leaving.ends?.id ?? null, deletes: leaving.deletes.map(({ id }) => id) }
    return portal
      .as(admin)
      .call(calls.switchAcceptance, { body: { trackId: track.id, ...body, ...seen, ...confirmed } })
  }
  return { accelerator, admin, onSchedule, create, read, switchTo }
}

export type TimetableClient = Awaited<ReturnType<typeof timetableClient>>
