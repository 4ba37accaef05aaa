import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import { deadlineJson } from '#platform/server/sql.ts'
import type { timetableTrack } from '../contract/timetable.schemas.ts'
import { acceptanceOf, type AcceptanceFacts } from '../domain/acceptance.rules.ts'
import { firstDay, lastDay, today } from './stream.sql.ts'

/** A track with its acceptance of applications, in the contract. */
export type TimetableTrack = z.output<typeof timetableTrack>

type OpenStream = NonNullable<TimetableTrack['stream']>

type Row = Pick<TimetableTrack, 'id' | 'name' | 'programme' | 'requestType' | 'scheduleId'> &
  Pick<AcceptanceFacts<OpenStream>, 'programmeStatus' | 'trackStatus' | 'blocked'> & {
    today: string
    stream: OpenStream | null
  }

const notOver = sql`upper(s.period) > ${today}`

/**
 * Tracks `t` of programmes `g` of accelerators `a`, in the order of the settings; with the open or next stream of
 * their schedules.
 */
export const readTimetableTracks = async (db: Db, where: RawBuilder<unknown>): Promise<TimetableTrack[]> => {
  const { rows } = await sql<Row>`
    select t.id, t.name, json_build_object('id', g.id, 'name', g.name) as programme, t.request_type as "requestType",
      t.stream_schedule_id as "scheduleId", g.content_status as "programmeStatus", t.content_status as "trackStatus",
      t.access_status = 'BLOCKED' as blocked, ${today} as today,
      (select json_build_object('id', s.id, 'name', s.name, 'from', ${firstDay}, 'to', ${lastDay},
          'until', ${deadlineJson(lastDay, sql`a.time_zone`)})
        from stream s where s.stream_schedule_id = t.stream_schedule_id and ${notOver} order by s.period limit 1) as stream
    from track t join programme g on g.id = t.programme_id join accelerator a on a.id = t.accelerator_id
    where ${where} order by g.seq, g.id, t.seq, t.id`.execute(db)
  return rows.map(({ programmeStatus, trackStatus, blocked, stream, today: day, ...track }) => {
    const streams = stream ? [stream] : []
    const { state, stream: shown } = acceptanceOf(
      { programmeStatus, trackStatus, blocked, requestType: track.requestType, streams },
      day,
    )
    return { ...track, acceptance: state, stream: shown }
  })
}
