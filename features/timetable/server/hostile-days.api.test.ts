import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { dayFromNow } from '../../../tests/support/factories/content.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { timetableClient, type TimetableClient } from '../../../tests/support/timetable-client.ts'
import * as calls from '../contract/timetable.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let onSchedule: TimetableClient['onSchedule']

beforeAll(async () => {
  portal = await openPortal()
  ;({ accelerator, admin, onSchedule } = await timetableClient(portal))
})

const headers = () => ({ 'accelerator-id': String(accelerator.id) })

// The database has no year 0, and formats years after 9999 with five digits.
test.each(['0000-01-01', '0999-12-31', '9999-12-31'])('%s is no day of a calendar', async (day) => {
  const of = portal.as(admin)
  const answers = await Promise.all([
    of.send(calls.getTimetable, { headers: headers(), query: { from: day, to: day } }),
    of.send(calls.listStreams, { headers: headers(), query: { since: day } }),
    of.send(calls.listStreams, { headers: headers(), query: { before: day } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
})

test('a stream that is over is renamed, though its last application is of the next day since the time zone was changed', async () => {
  const there = await portal.make.accelerator({ time_zone: 'Pacific/Kiritimati' })
  const by = await portal.make.member({ accelerator: there, role: 'ACC', admin: true })
  const track = await portal.make.track({ accelerator: there, request_type: 'ON_SCHEDULE' })
  const days = { from: dayFromNow(-20), to: dayFromNow(-10) }
  const { id } = await portal.make.stream({ track, ...days })
  await portal.make.request({ track, stream_id: id, created_at: `${days.to}T23:59:59Z` })
  const { status } = await portal
    .as(by)
    .call(calls.editStream, { body: { id, version: 1, name: 'Осенний поток', ...days } })
  expect(status).toBe(200)
})

test('a track that is switched to any time while a stream is planned for it: one of the two gets a conflict', async () => {
  for (let i = 0; i < 5; i++) {
    const track = await onSchedule()
    const of = portal.as(admin)
    const answers = await collide(portal.database, `select from track where id = ${track.id} for update`, [
      () =>
        of.call(calls.createStream, {
          body: { trackId: track.id, name: 'Поток', from: dayFromNow(5), to: dayFromNow(9) },
        }),
      () =>
        of.call(calls.switchAcceptance, {
          body: { trackId: track.id, requestType: 'CONTINUOUS', ends: null, deletes: [] },
        }),
    ])
    const codes = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect([codes[0]! < 300, codes[1]]).toEqual([true, 409])
    const { rows } = await sql`select t.request_type, (select count(*)::int from stream s
      where s.stream_schedule_id = t.stream_schedule_id) as n from track t where t.id = ${track.id}`.execute(
      portal.db,
    )
    expect([
      { request_type: 'CONTINUOUS', n: 0 },
      { request_type: 'ON_SCHEDULE', n: 1 },
    ]).toContainEqual(rows[0])
  }
})

test('two tracks that join each other at once: nobody hangs, nobody gets an error', async () => {
  for (let i = 0; i < 5; i++) {
    const [one, other] = [await onSchedule(), await onSchedule()]
    const join = (track: number, withTrackId: number) => () =>
      portal.as(admin).call(calls.switchAcceptance, {
        body: { trackId: track, requestType: 'ON_SCHEDULE', withTrackId, ends: null, deletes: [] },
      })
    const answers = await collide(
      portal.database,
      `select from track where id in (${one.id}, ${other.id}) for update`,
      [join(one.id, other.id), join(other.id, one.id)],
    )
    for (const { status } of answers) expect([200, 204, 409]).toContain(status)
    expect(answers.some(({ status }) => status < 300)).toBe(true)
  }
})
