import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { dayIn, deadlineJson } from '#platform/server/sql.ts'
import type { stream } from '../contract/timetable.schemas.ts'
import { streamActionsIn, streamStateOf } from '../domain/stream.rules.ts'
import { timetables, type TimetableFacts } from '../domain/timetable.policy.ts'
import { firstDay, followers, lastDay, requestsIn, today } from './stream.sql.ts'

/** A stream in the contract. */
export type Stream = z.output<typeof stream>

type Row = Omit<Stream, 'state' | 'actions'> & {
  acceleratorId: number
  today: string
  isFollowed: boolean
}

/** Streams `s` of accelerators `a`, with the reader's actions. */
export const streamRows: RowSource<Row, Stream> = {
  from: sql`stream s join accelerator a on a.id = s.accelerator_id`,
  key: sql`s.id`,
  columns:
    () => sql`s.id, s.name, s.version, s.accelerator_id as "acceleratorId", ${today} as today, ${firstDay} as "from",
    ${lastDay} as "to", ${deadlineJson(lastDay, sql`a.time_zone`)} as until, ${followers} as tracks,
    ${requestsIn} as "requestsCount", exists (select from track t
      where t.stream_schedule_id = s.stream_schedule_id and t.request_type = 'ON_SCHEDULE') as "isFollowed"`,
  row: ({ acceleratorId, today, isFollowed, ...row }, { actor }) => ({
    ...row,
    state: streamStateOf(row, today),
    actions: timetables.edit.allows(actor, { acceleratorId })
      ? streamActionsIn(row.requestsCount, isFollowed)
      : [],
  }),
}

export const readStream = async (reader: Reader, id: number): Promise<Stream> =>
  stillThere((await readRows(reader, streamRows, sql`s.id = ${id}`))[0])

/** A stream with the facts of its policy. */
export type StreamSubject = TimetableFacts & { id: number; scheduleId: number }

/** Loads a stream by its id. */
export const findStream = async (db: Db, id: number): Promise<StreamSubject | undefined> => {
  const { rows } = await sql<StreamSubject>`
    select s.id, s.accelerator_id as "acceleratorId", s.stream_schedule_id as "scheduleId"
    from stream s where s.id = ${id}`.execute(db)
  return rows[0]
}

/** A track with the facts of its policy, and its schedule. */
export type TrackSubject = TimetableFacts & {
  id: number
  scheduleId: number | null
  requestType: 'CONTINUOUS' | 'ON_SCHEDULE'
}

/** Loads a track by its id. */
export const findTrack = async (db: Db, id: number): Promise<TrackSubject | undefined> => {
  const { rows } = await sql<TrackSubject>`
    select t.id, t.accelerator_id as "acceleratorId", t.stream_schedule_id as "scheduleId",
      t.request_type as "requestType"
    from track t where t.id = ${id}`.execute(db)
  return rows[0]
}

/** A stream with the facts for the rules about its schedule. */
export type KnownStream = {
  id: number
  name: string
  from: string
  to: string
  version: number
  requestsCount: number
  /** Days of the first and the last application in it. */
  first: string | null
  last: string | null
}

/** The streams of a schedule, newest first; without a schedule no query is sent. */
export const readSchedule = async (db: Db, scheduleId: number | null): Promise<KnownStream[]> => {
  if (scheduleId === null) return []
  const madeOn = (which: RawBuilder<unknown>) =>
    sql`(select ${dayIn(which, sql`a.time_zone`)} from acceleration_request r where r.stream_id = s.id)`
  const { rows } = await sql<KnownStream>`
    select s.id, s.name, ${firstDay} as "from", ${lastDay} as "to", s.version, ${requestsIn} as "requestsCount",
      ${madeOn(sql`min(r.created_at)`)} as first, ${madeOn(sql`max(r.created_at)`)} as last
    from stream s join accelerator a on a.id = s.accelerator_id
    where s.stream_schedule_id = ${scheduleId} order by s.period desc`.execute(db)
  return rows
}

/** The time zone of an accelerator and its current day. */
export const readToday = async (
  db: Db,
  acceleratorId: number,
): Promise<{ timeZone: string; today: string }> => {
  const { rows } = await sql<{ timeZone: string; today: string }>`
    select a.time_zone as "timeZone", ${today} as today from accelerator a where a.id = ${acceleratorId}`.execute(
    db,
  )
  return rows[0]!
}
