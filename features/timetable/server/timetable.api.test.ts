import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { dayFromNow } from '../../../tests/support/factories/content.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import {
  done,
  refused,
  timetableClient,
  type TimetableClient,
} from '../../../tests/support/timetable-client.ts'
import * as calls from '../contract/timetable.endpoints.ts'

type Stream = ResponseOf<typeof calls.createStream>

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let client: TimetableClient

beforeAll(async () => {
  portal = await openPortal()
  client = await timetableClient(portal)
  ;({ accelerator, admin } = client)
})

const edit = ({ id, version, name, from, to }: Stream, given: Partial<Stream>) =>
  portal.as(admin).call(calls.editStream, { body: { id, version, name, from, to, ...given } })

describe('a stream', () => {
  test('is planned, shown with its track and its last day as a deadline, renamed, moved and deleted', async () => {
    const track = await client.onSchedule()
    const made = done<Stream>(await client.create(track, 10, 20))
    expect(made).toMatchObject({
      state: 'PLANNED',
      until: {
        day: dayFromNow(20),
        endsAt: `${dayFromNow(21)}T00:00:00Z`,
        timeZone: 'UTC',
      },
      tracks: [{ id: track.id, name: track.name }],
      requestsCount: 0,
      version: 1,
      actions: ['edit', 'copy', 'delete'],
    })
    const moved = done<Stream>(await edit(made, { name: 'Летний поток', from: dayFromNow(0) }))
    expect(moved).toMatchObject({ name: 'Летний поток', state: 'ACTIVE', version: 2 })
    const { id, version } = moved
    done(await portal.as(admin).call(calls.deleteStream, { body: { id, version } }))
    expect((await client.read(track)).streams).toEqual([])
  })

  test('runs into no other of its schedule, and the error names the end that does', async () => {
    const track = await client.onSchedule()
    const first = done<Stream>(await client.create(track, 10, 20))
    const overlap = (at: string) => ({
      status: 409,
      code: 'STREAM_PERIOD_OVERLAP',
      fields: { [at]: 'STREAM_PERIOD_OVERLAP' },
    })
    expect(refused(await client.create(track, 20, 30))).toEqual(overlap('from'))
    expect(refused(await client.create(track, 2, 10))).toEqual(overlap('to'))
    expect(refused(await client.create(track, 5, 25))).toEqual(overlap('to'))
    const second = done<Stream>(await client.create(track, 21, 30))
    expect(refused(await edit(second, { from: dayFromNow(19) }))).toEqual(overlap('from'))
    expect(refused(await edit(first, { to: dayFromNow(21) }))).toEqual(overlap('to'))
    // Another track has its own days.
    done(await client.create(await client.onSchedule(), 15, 25))
  })

  test('the database itself refuses one that overlaps', async () => {
    const track = await client.onSchedule()
    await portal.make.stream({ track, from: dayFromNow(1), to: dayFromNow(5) })
    await expect(portal.make.stream({ track, from: dayFromNow(5), to: dayFromNow(9) })).rejects.toMatchObject(
      { constraint: 'stream_period_overlap' },
    )
  })

  test.each([
    ['from yesterday', -1, 10, { from: 'DATE_IN_PAST' }],
    ['that ends before it begins', 10, 9, { to: 'END_BEFORE_START' }],
    ['longer than three years', 1, 1200, { to: 'PERIOD_TOO_LONG' }],
  ])('is refused %s', async (_what, from, to, fields) => {
    expect(refused(await client.create(await client.onSchedule(), from, to))).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields,
    })
  })

  test('that is over keeps its days, but may be renamed', async () => {
    const track = await client.onSchedule()
    await portal.make.stream({ track, from: dayFromNow(-20), to: dayFromNow(-10) })
    const [over] = (await client.read(track)).streams
    expect(over).toMatchObject({ state: 'COMPLETED' })
    expect(refused(await edit(over!, { to: dayFromNow(5) }))).toMatchObject({ fields: { to: 'PERIOD_OVER' } })
    expect(done(await edit(over!, { name: 'Прошлый поток' }))).toMatchObject({ name: 'Прошлый поток' })
  })

  test('with applications is not deleted, and no application falls out of its days', async () => {
    const track = await client.onSchedule()
    const { id } = await portal.make.stream({ track, from: dayFromNow(-20), to: dayFromNow(10) })
    await portal.make.request({
      track,
      stream_id: id,
      created_at: `${dayFromNow(-12)}T10:00:00Z`,
    })
    const stream = (await client.read(track)).streams[0]!
    expect(stream).toMatchObject({ state: 'ACTIVE', requestsCount: 1, actions: ['edit', 'copy'] })
    expect(refused(await portal.as(admin).call(calls.deleteStream, { body: { id, version: 1 } }))).toEqual({
      status: 409,
      code: 'STREAM_HAS_REQUESTS',
    })
    const { body } = await edit(stream, { from: dayFromNow(-11) })
    expect(body).toMatchObject({
      code: 'REQUEST_DATE_OUT_OF_STREAM',
      params: { requestDate: dayFromNow(-12) },
    })
    done(await edit(stream, { from: dayFromNow(-12), to: dayFromNow(0) }))
  })

  test('is limited in number in one schedule', async () => {
    const track = await client.onSchedule()
    const { stream_schedule_id } = await portal.make.stream({ track, from: '2001-01-01', to: '2001-01-01' })
    await sql`insert into stream (accelerator_id, stream_schedule_id, name, period)
      select ${accelerator.id}, ${stream_schedule_id}, 'Поток', daterange(d::date, d::date, '[]')
      from generate_series('2001-01-02'::date, '2001-07-19'::date, interval '1 day') d`.execute(portal.db)
    expect(refused(await client.create(track, 10, 20))).toEqual({ status: 409, code: 'STREAM_LIMIT' })
  })

  test('of another accelerator is not found', async () => {
    const foreign = await portal.make.stream({ from: dayFromNow(5), to: dayFromNow(9) })
    const answer = await portal.as(admin).call(calls.deleteStream, { body: { id: foreign.id, version: 1 } })
    expect(answer.status).toBe(404)
  })
})

// Midnight in the accelerator's time zone, on days of 23 and 25 hours and on 29 February.
describe('the last day of a stream', () => {
  test.each([
    ['Europe/Berlin', '2026-03-28', '2026-03-28T23:00:00Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T23:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-02T05:00:00Z'],
    ['Asia/Novosibirsk', '2028-02-29', '2028-02-29T17:00:00Z'],
    ['Pacific/Kiritimati', '2028-02-28', '2028-02-28T10:00:00Z'],
    // On 6 September 2026 the day begins at one o'clock there: midnight does not exist.
    ['America/Santiago', '2026-09-05', '2026-09-06T04:00:00Z'],
  ])('in %s, %s, ends at %s', async (zone, day, endsAt) => {
    const there = await portal.make.accelerator({ time_zone: zone })
    const by = await portal.make.member({ accelerator: there, role: 'ACC' })
    const track = await client.onSchedule({ accelerator: there })
    await portal.make.stream({ track, from: day, to: day })
    expect((await client.read(track, by)).streams[0]!.until).toEqual({ day, endsAt, timeZone: zone })
  })
})

test('the calendar shows the streams of a stretch of days, and which track takes applications', async () => {
  const there = await portal.make.accelerator({ time_zone: 'UTC' })
  const by = await portal.make.member({ accelerator: there, role: 'ACC' })
  const programme = await portal.make.programme({ accelerator: there })
  const add = (given: Parameters<TestPortal['make']['track']>[0]) =>
    portal.make.track({ programme, ...given })
  const open = await add({ request_type: 'ON_SCHEDULE' })
  await portal.make.stream({ track: open, name: 'Идёт', from: dayFromNow(-5), to: dayFromNow(5) })
  await portal.make.stream({ track: open, name: 'Давно', from: dayFromNow(-300), to: dayFromNow(-200) })
  const later = await add({ request_type: 'ON_SCHEDULE' })
  await portal.make.stream({ track: later, name: 'Потом', from: dayFromNow(15), to: dayFromNow(25) })
  await add({ request_type: 'ON_SCHEDULE' })
  await add({})
  await add({ access_status: 'BLOCKED' })
  await add({ content_status: 'DRAFT' })
  await add({ content_status: 'ARCHIVE' })
  const ask = (from: number, to: number) =>
    portal.as(by).call(calls.getTimetable, {
      headers: { 'accelerator-id': String(there.id) },
      query: { from: dayFromNow(from), to: dayFromNow(to) },
    })
  const seen = done<ResponseOf<typeof calls.getTimetable>>(await ask(-30, 15))
  expect(seen).toMatchObject({ timeZone: 'UTC', today: dayFromNow(0), canEdit: false })
  expect(seen.streams.map(({ name, state }) => `${name} ${state}`)).toEqual(['Идёт ACTIVE', 'Потом PLANNED'])
  expect(seen.tracks.map(({ acceptance, stream }) => `${acceptance} ${stream?.name ?? ''}`.trim())).toEqual([
    'UNTIL Идёт',
    'FROM Потом',
    'NO_DATES',
    'ALWAYS',
    'PAUSED',
    'UNPUBLISHED',
    'ARCHIVED',
  ])
  expect(refused(await ask(0, 900))).toMatchObject({ fields: { to: 'TOO_BIG' } })
  expect(refused(await ask(5, 4))).toMatchObject({ fields: { to: 'END_BEFORE_START' } })
})

test('a member with the right to the programme builder plans streams, another member of the team does not', async () => {
  const track = await client.onSchedule()
  const body = { trackId: track.id, name: 'Поток', from: dayFromNow(1), to: dayFromNow(2) }
  const team = await portal.make.member({ accelerator, role: 'ACC' })
  expect((await portal.as(team).call(calls.createStream, { body })).status).toBe(403)
  const builder = await portal.make.member({ accelerator, role: 'ACC' })
  await portal.db
    .insertInto('person_access_flag')
    .values({ person_uid: builder.uid, flag: 'PROGRAMME_BUILDER' })
    .execute()
  done(await portal.as(builder).call(calls.createStream, { body }))
})
