import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { deadlineJson, todayIn } from '#platform/server/sql.ts'
import { getPublicTrack, listOpenTracks } from '../contract/public-track.endpoints.ts'
import type { publicTrack } from '../contract/public-track.schemas.ts'
import { shownDays } from '../domain/durations.rules.ts'
import { activeStream, trackClosedBecause } from './applying.sql.ts'
import { coverUrl } from './cover-url.sql.ts'
import { taskDays, withShownDays, type WithTaskDays } from './task-days.sql.ts'
import { priceColumns } from './track-price.sql.ts'
import { requestedWhenApplying } from './trackpoint-fields.repository.ts'

type PublicTrack = z.output<typeof publicTrack>

/** A published track with the information for applicants; archived ones are returned as closed. */
export const getPublicTrackQuery = query({
  endpoint: getPublicTrack,
  load: async (ctx, { query: { trackId, shortLink } }) => {
    if (trackId === undefined && shortLink === undefined) throw invalid({ trackId: 'REQUIRED' })
    const which = trackId === undefined ? sql`t.short_link = ${shortLink}` : sql`t.id = ${trackId}`
    const { rows } = await sql<Omit<PublicTrack, 'form'>>`
      select t.id, t.name, t.description, t.selection_conditions as "selectionConditions",
        t.face_text as "faceText", ${coverUrl} as "coverUrl",
        t.duration_days as "durationDays", t.investment_type as "investmentType", t.request_type as "requestType",
        t.short_link as "shortLink",
        json_build_object('id', a.id, 'name', a.name, 'description', a.description, 'site', a.site) as accelerator,
        json_build_object('id', p.id, 'name', p.name, 'description', p.description) as programme,
        coalesce((select json_agg(json_build_object('id', k.id, 'name', k.name, 'expectedResult', k.expected_result,
            'durationDays', k.duration_days, 'strictlyAccepted', k.strictly_accepted) order by k.seq, k.id)
          from trackpoint k where k.track_id = t.id and k.content_status = 'PUBLISHED'), '[]') as trackpoints,
        p.creation_strategy = 'STRICT' as "strictOrder",
        (select count(*)::int from project_track q where q.track_id = t.id and q.access_status <> 'TRANSFERRED') as "projectsCount",
        t.decision_days as "decisionDays", ${priceColumns},
        (select json_build_object('decided', count(*), 'accepted', count(*) filter (where r.status = 'ACCEPT'),
            'medianDays', round((percentile_cont(0.5) within group
              (order by extract(epoch from r.decided_at - r.created_at)) / 86400)::numeric, 1),
            'declined', count(*) filter (where r.status = 'REJECT'),
            'withReason', count(*) filter (where r.status = 'REJECT' and (r.reason <> ''
              or exists (select from acceleration_request_reason e where e.request_id = r.id))))
          from acceleration_request r where r.track_id = t.id and r.status in ('ACCEPT', 'REJECT')
            and r.decided_at > now() - interval '1 year') as record,
        (select json_build_object('name', s.name, 'from', lower(s.period), 'to', upper(s.period) - 1,
            'timeZone', a.time_zone, 'active', lower(s.period) <= ${todayIn(sql`a.time_zone`)})
          from stream s where t.request_type = 'ON_SCHEDULE' and s.stream_schedule_id = t.stream_schedule_id
            and upper(s.period) > ${todayIn(sql`a.time_zone`)}
          order by s.period limit 1) as stream,
        ${trackClosedBecause} as "closedBecause"
      from track t join programme p on p.id = t.programme_id join accelerator a on a.id = t.accelerator_id
      where ${which} and t.content_status <> 'DRAFT' and p.content_status <> 'DRAFT'`.execute(ctx.db)
    return rows[0]
  },
  authorize: portalPolicy.visit,
  run: async (ctx, _input, track) => ({
    ...track,
    durationDays: shownDays(track),
    form: await requestedWhenApplying(ctx.db, track.id),
  }),
})

type OpenTrack = z.output<typeof listOpenTracks.response>['items'][number]

/** Tracks that accept applications today. */
export const listOpenTracksQuery = query({
  endpoint: listOpenTracks,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx) => {
    const { rows } = await sql<WithTaskDays<OpenTrack> & { strictOrder: boolean }>`
      select t.id, t.name, t.short_link as "shortLink", t.duration_days as "durationDays", t.decision_days as "decisionDays",
        ${priceColumns}, t.investment_type as "investmentType", json_build_object('id', p.id, 'name', p.name) as programme,
        json_build_object('id', a.id, 'name', a.name) as accelerator,
        (select count(*)::int from trackpoint k where k.track_id = t.id and k.content_status = 'PUBLISHED') as "tasksCount",
        ${taskDays} as "taskDays", p.creation_strategy = 'STRICT' as "strictOrder",
        (select ${deadlineJson(sql`upper(s.period) - 1`, sql`a.time_zone`)} from stream s where ${activeStream}) as "applyUntil"
      from track t join programme p on p.id = t.programme_id join accelerator a on a.id = t.accelerator_id
      where t.content_status = 'PUBLISHED' and p.content_status = 'PUBLISHED' and ${trackClosedBecause} is null
      -- Tracks in the reader's language come first.
      order by (t.name ~ '[А-Яа-яЁё]') = ${ctx.locale === 'ru'} desc, t.created_at desc, t.id desc limit 60`.execute(
      ctx.db,
    )
    return { items: rows.map(({ strictOrder, ...track }) => withShownDays(track, strictOrder)) }
  },
})
