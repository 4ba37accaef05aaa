import { sql } from 'kysely'
import type { z } from 'zod'
import { invalid } from '#platform/domain/product-error.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { getTimetable, getTrackTimetable, listStreams } from '../contract/timetable.endpoints.ts'
import { nextStream } from '../domain/next-stream.rules.ts'
import { streamStateOf, windowProblems } from '../domain/stream.rules.ts'
import { timetables } from '../domain/timetable.policy.ts'
import { leavingNow } from './leaving-now.ts'
import { findTrack, readToday, streamRows } from './stream.repository.ts'
import { firstDay, followers, lastDay, requestsIn, streamState } from './stream.sql.ts'
import { readTimetableTracks } from './timetable-track.repository.ts'

/** Maximum number of streams in the calendar. */
const maxDrawn = 1000

type DrawnStream = z.output<typeof getTimetable.response>['streams'][number]

const ofAccelerator = async (
  _ctx: unknown,
  { headers }: { headers: { 'accelerator-id': number } },
): Promise<{ acceleratorId: number }> => ({ acceleratorId: headers['accelerator-id'] })

/** The calendar of an accelerator: its tracks, and the streams of a range of days. */
export const getTimetableQuery = query({
  endpoint: getTimetable,
  load: ofAccelerator,
  authorize: timetables.read,
  run: async (ctx, { query: { from, to } }, accelerator) => {
    const problems = windowProblems({ from, to })
    if (Object.keys(problems).length > 0) throw invalid(problems)
    const { acceleratorId } = accelerator
    const drawn = sql<Omit<DrawnStream, 'state'>>`
      select s.id, s.name, s.stream_schedule_id as "scheduleId", ${firstDay} as "from", ${lastDay} as "to",
        ${requestsIn} as "requestsCount"
      from stream s where s.accelerator_id = ${acceleratorId} and s.period && daterange(${from}, ${to}, '[]')
        and exists (select from track t where t.stream_schedule_id = s.stream_schedule_id)
      order by lower(s.period), s.id limit ${sql.lit(maxDrawn)}`
    const [{ timeZone, today }, tracks, streams] = await Promise.all([
      readToday(ctx.db, acceleratorId),
      readTimetableTracks(ctx.db, sql`t.accelerator_id = ${acceleratorId}`),
      drawn.execute(ctx.db),
    ])
    return {
      timeZone,
      today,
      canEdit: timetables.edit.allows(ctx.actor, accelerator),
      tracks,
      streams: streams.rows.map((stream) => ({ ...stream, state: streamStateOf(stream, today) })),
    }
  },
})

/** Streams of an accelerator, each once, whatever the number of tracks on its schedule. */
export const listStreamsQuery = listOf(listStreams, {
  load: ofAccelerator,
  authorize: timetables.read,
  rows: streamRows,
  scope: (_ctx, { acceleratorId }) => sql`s.accelerator_id = ${acceleratorId}`,
  sortings: () => ({ FROM: firstDay, TO: lastDay, NAME: sql`lower(s.name)` }),
  filters: {
    state: (states) => sql`${streamState} = any(${states})`,
    trackId: (id) =>
      sql`s.stream_schedule_id = (select t.stream_schedule_id from track t where t.id = ${id})`,
    since: (day) => sql`upper(s.period) > ${day}::date`,
    before: (day) => sql`lower(s.period) <= ${day}::date`,
  },
  search: sql`concat_ws(' ', s.name, (select string_agg(f.name, ' ')
      from json_to_recordset(${followers}) as f (name text)))`,
})

/** One track for its editor. */
export const getTrackTimetableQuery = query({
  endpoint: getTrackTimetable,
  load: (ctx, { query: { trackId } }) => findTrack(ctx.db, trackId),
  authorize: timetables.read,
  run: async (ctx, _input, track) => {
    const { id, acceleratorId, scheduleId } = track
    const of = sql`t.accelerator_id = ${acceleratorId}`
    const [{ timeZone }, tracks, streams, { streams: known, today, leaving }] = await Promise.all([
      readToday(ctx.db, acceleratorId),
      readTimetableTracks(ctx.db, of),
      readRows(ctx, streamRows, sql`s.stream_schedule_id = ${scheduleId}`, sql`order by s.period desc`),
      leavingNow(ctx.db, track),
    ])
    const others = tracks.filter((one) => one.id !== id)
    const named = ({ id, name }: { id: number; name: string }) => ({ id, name })
    const brief = (stream: { id: number; name: string; from: string; to: string }) => ({
      ...named(stream),
      from: stream.from,
      to: stream.to,
    })
    const isTogether = (one: (typeof tracks)[number]) => scheduleId !== null && one.scheduleId === scheduleId
    return {
      timeZone,
      today,
      canEdit: timetables.edit.allows(ctx.actor, track),
      track: tracks.find((one) => one.id === id)!,
      sharedWith: others.filter(isTogether).map(named),
      streams,
      next: nextStream(known, today),
      leaving: { ends: leaving.ends && brief(leaving.ends), deletes: leaving.deletes.map(brief) },
      shareable: others
        .filter(
          (one) => one.requestType === 'ON_SCHEDULE' && one.acceptance !== 'ARCHIVED' && !isTogether(one),
        )
        .map(named),
    }
  },
})
