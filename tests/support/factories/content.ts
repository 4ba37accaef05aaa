import type { Db } from '#platform/server/context.ts'
import { makeAccelerator, type Accelerator } from './accelerator.ts'
import { insertOne, type Columns, type NewRow, type Row } from './insert.ts'
import { inTurn, next } from './sequence.ts'

export type Programme = Row<'programme'>
export type Track = Row<'track'>
export type Trackpoint = Row<'trackpoint'>
/** A dated intake of a track. */
export type Stream = Row<'stream'>

const programmeNames = ['Технологический акселератор', 'Промышленные пилоты', 'Seed Programme']
const trackNames = ['Предпосев', 'Посев', 'Pre-Seed Sprint', 'Пилот с заводом', 'Climate Tech']
const trackpointNames = ['Портрет клиента', 'Интервью с клиентами', 'Unit economics', 'Дорожная карта']

/** The row of a published programme. */
export const programmeRow = (
  accelerator: { id: number },
  given: Columns<'programme'> = {},
): NewRow<'programme'> => {
  const n = next()
  const name = `${inTurn(programmeNames, n)} ${n}`
  return { accelerator_id: accelerator.id, name, content_status: 'PUBLISHED', seq: n, ...given }
}

/** The row of a published track. */
export const trackRow = (
  programme: { id: number; accelerator_id: number },
  given: Columns<'track'> = {},
): NewRow<'track'> => {
  const n = next()
  return {
    accelerator_id: programme.accelerator_id,
    programme_id: programme.id,
    name: `${inTurn(trackNames, n)} ${n}`,
    short_link: `track-${n}`,
    content_status: 'PUBLISHED',
    seq: n,
    ...given,
  }
}

/** The row of a published trackpoint with a performer that the track allows. */
export const trackpointRow = (
  track: { id: number; accelerator_id: number; investment_type: 'NONE' | 'INVESTMENT' },
  given: Columns<'trackpoint'> = {},
): NewRow<'trackpoint'> => {
  const n = next()
  return {
    accelerator_id: track.accelerator_id,
    track_id: track.id,
    name: `${inTurn(trackpointNames, n)} ${n}`,
    expected_result: 'Заполненный ответ и ссылки на материалы.',
    performer: track.investment_type === 'INVESTMENT' ? 'ACCELERATOR' : 'TEAM',
    content_status: 'PUBLISHED',
    seq: n,
    ...given,
  }
}

export const makeProgramme = async (
  db: Db,
  given: Columns<'programme'> & { accelerator?: Accelerator } = {},
): Promise<Programme> => {
  const { accelerator, ...columns } = given
  return insertOne(db, 'programme', programmeRow(accelerator ?? (await makeAccelerator(db)), columns))
}

/** Creates a track, in a new programme if only the accelerator is given. */
export const makeTrack = async (
  db: Db,
  given: Columns<'track'> & { programme?: Programme; accelerator?: Accelerator } = {},
): Promise<Track> => {
  const { programme, accelerator, ...columns } = given
  const holder = programme ?? (await makeProgramme(db, accelerator ? { accelerator } : {}))
  return insertOne(db, 'track', trackRow(holder, columns))
}

export const makeTrackpoint = async (
  db: Db,
  given: Columns<'trackpoint'> & { track?: Track } = {},
): Promise<Trackpoint> => {
  const { track, ...columns } = given
  return insertOne(db, 'trackpoint', trackpointRow(track ?? (await makeTrack(db)), columns))
}

/** Today plus this many days, `YYYY-MM-DD` in UTC. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The schedule of a track; creates one by default. */
const scheduleOf = async (db: Db, { id, accelerator_id }: Track): Promise<number> => {
  const known = await db
    .selectFrom('track')
    .select('stream_schedule_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known?.stream_schedule_id) return known.stream_schedule_id
  const made = await insertOne(db, 'stream_schedule', { accelerator_id })
  await db.updateTable('track').set({ stream_schedule_id: made.id }).where('id', '=', id).execute()
  return made.id
}

/** Creates a stream, by default from a week ago to a week ahead; `to` is its last day. */
export const makeStream = async (
  db: Db,
  given: { track?: Track; name?: string; from?: string; to?: string } = {},
): Promise<Stream> => {
  const track = given.track ?? (await makeTrack(db, { request_type: 'ON_SCHEDULE' }))
  const { name = 'Весенний набор', from = dayFromNow(-7), to = dayFromNow(7) } = given
  return insertOne(db, 'stream', {
    accelerator_id: track.accelerator_id,
    stream_schedule_id: await scheduleOf(db, track),
    name,
    period: `[${from},${to}]`,
  })
}
