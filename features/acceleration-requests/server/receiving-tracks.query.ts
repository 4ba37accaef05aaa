import { sql } from 'kysely'
import { transferHindrance } from '#features/participations'
import { activeStream } from '#features/programmes'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { query } from '#platform/server/handler.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { getReceivingTracks } from '../contract/request-access.endpoints.ts'
import { projectsInWorkPolicy } from '../domain/projects-in-work.policy.ts'
import { workRows } from './work.row-set.ts'

type Answer = ResponseOf<typeof getReceivingTracks>

/** Maximum number of tracks offered: an accelerator with more has them in unused programmes. */
const maxTracks = 200

/** Dry run of a transfer: the tracks that accept projects, and the work that can't be left now. */
export const getReceivingTracksQuery = query({
  endpoint: getReceivingTracks,
  load: chosenAccelerator,
  authorize: projectsInWorkPolicy.transfer,
  run: async (ctx, { query: { requestIds } }, { acceleratorId }) => {
    const chosen = sql`${workRows.from} where r.id = any(${requestIds}) and ${whereOf(workRows, ctx, { acceleratorId })}`
    const [tracks, items] = await Promise.all([
      sql<Answer['tracks'][number]>`
        select t.id, t.name, json_build_object('id', p.id, 'name', p.name) as programme,
          (select count(*)::int from trackpoint k where k.track_id = t.id and k.content_status = 'PUBLISHED') as "tasksTotal",
          t.request_type = 'ON_SCHEDULE' and not exists (select from stream s where ${activeStream}) as "withoutStream",
          array(select r.id from ${chosen} and exists (select from acceleration_request o
            where o.project_id = r.project_id and o.track_id = t.id and o.status in ('NEW', 'ACCEPT')) order by r.id) as taken
        from track t join programme p on p.id = t.programme_id join accelerator a on a.id = t.accelerator_id
        where t.accelerator_id = ${acceleratorId} and t.content_status = 'PUBLISHED' and p.content_status = 'PUBLISHED'
          and t.access_status = 'ALLOWED_TO_WORK'
        order by p.seq, t.seq, t.id limit ${maxTracks}`.execute(ctx.db),
      sql<Answer['items'][number]>`
        select r.id as "requestId", (select ${transferHindrance(ctx.actor.uid)} from project_track q
          where q.request_id = r.id) as because
        from ${chosen} order by r.id`.execute(ctx.db),
    ])
    // The database returns ids of an array as text.
    return {
      tracks: tracks.rows.map((track) => ({ ...track, taken: track.taken.map(Number) })),
      items: items.rows,
    }
  },
})
