import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { Db } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { deadlineJson, todayIn } from '#platform/server/sql.ts'
import { getPublicProgramme, listPublicProgrammes } from '../contract/public-programme.endpoints.ts'
import { activeStream, trackClosedBecause } from './applying.sql.ts'
import { isPublished } from './public-programme.sql.ts'
import { taskDays, withShownDays, type WithTaskDays } from './task-days.sql.ts'
import { priceJson } from './track-price.sql.ts'

type Programme = z.output<typeof listPublicProgrammes.response>['items'][number]
type Page = z.output<typeof getPublicProgramme.response>

/** A programme as read: its tracks with the durations of their tasks. */
type Read<P extends Programme | Page> = Omit<P, 'tracks'> & {
  strictOrder: boolean
  tracks: WithTaskDays<P['tracks'][number]>[]
}

/** Maximum number of programmes and tracks on a page. */
const maxTracks = 100

const open = sql`(${trackClosedBecause} is null)`

const today = todayIn(sql`a.time_zone`)

const tracks = sql`coalesce((
  select json_agg(json_build_object('id', t.id, 'name', t.name, 'description', t.description, 'shortLink', t.short_link,
      'durationDays', t.duration_days, 'taskDays', ${taskDays}, 'investmentType', t.investment_type,
      'tasksCount', (select count(*)::int from trackpoint k where k.track_id = t.id and k.content_status = 'PUBLISHED'),
      ${priceJson}, 'open', ${open},
      'applyUntil', case when ${open} then (select ${deadlineJson(sql`upper(s.period) - 1`, sql`a.time_zone`)} from stream s
        where ${activeStream}) end,
      'opensOn', (select to_char(min(lower(s.period)), 'YYYY-MM-DD') from stream s where t.request_type = 'ON_SCHEDULE'
        and s.stream_schedule_id = t.stream_schedule_id and lower(s.period) > ${today})) order by t.seq, t.id)
  from (select * from track t where t.programme_id = p.id and t.content_status = 'PUBLISHED'
    order by t.seq, t.id limit ${sql.lit(maxTracks)}) t), '[]')`

const programmeColumns = sql`p.id, p.name, p.description, p.duration_days as "durationDays",
  p.creation_strategy = 'STRICT' as "strictOrder", ${tracks} as tracks`

const read = async <Row>(
  db: Db,
  columns: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select ${columns} from programme p join accelerator a on a.id = p.accelerator_id
    where ${where} and ${isPublished} order by p.seq, p.id limit ${sql.lit(maxTracks)}`.execute(db)
  return rows
}

export const listPublicProgrammesQuery = query({
  endpoint: listPublicProgrammes,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx, { query: { acceleratorId } }) => ({
    items: (await read<Read<Programme>>(ctx.db, programmeColumns, sql`a.id = ${acceleratorId}`)).map(
      ({ strictOrder, tracks: own, ...programme }) => ({
        ...programme,
        tracks: own.map((track) => withShownDays(track, strictOrder)),
      }),
    ),
  }),
})

export const getPublicProgrammeQuery = query({
  endpoint: getPublicProgramme,
  load: async (ctx, { query: { programmeId } }) => {
    const columns = sql`${programmeColumns},
      json_build_object('id', a.id, 'name', a.name) as accelerator`
    return (await read<Read<Page>>(ctx.db, columns, sql`p.id = ${programmeId}`))[0]
  },
  authorize: portalPolicy.visit,
  run: async (_ctx, _input, found) => ({
    ...found,
    tracks: found.tracks.map((track) => withShownDays(track, found.strictOrder)),
  }),
})
