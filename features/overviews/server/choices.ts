import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { OverviewFacts } from '../domain/overviews.policy.ts'

type Named = { id: number; name: string }

/** Filter options of an overview: programmes, tracks and intakes with applications that the reader may see. */
export const readChoices = async (ctx: SignedIn, place: OverviewFacts) => {
  const { db } = ctx
  const { acceleratorId, programmeId } = place
  // Found by the index of each track.
  const applications = (condition: Sql): Sql => sql`exists (select from ${workRows.from}
    where ${workRows.scope(ctx, place, { trackId: 'of the track' })} and r.track_id = t.id and ${condition})`
  const ofPlace = sql`t.accelerator_id = ${acceleratorId} ${programmeId === null ? sql`` : sql`and t.programme_id = ${programmeId}`}`
  const [tracks, streams] = await Promise.all([
    sql<Named & { programmeId: number; programme: string }>`
      select t.id, t.name, g.id as "programmeId", g.name as programme from track t join programme g on g.id = t.programme_id
      where t.accelerator_id = ${acceleratorId} and ${applications(sql`true`)}
      order by g.seq, t.seq, t.id limit 500`.execute(db),
    sql<Named & { trackIds: number[] }>`
      select s.id, s.name, array_agg(t.id order by t.seq, t.id) as "trackIds"
      from stream s join track t on t.stream_schedule_id = s.stream_schedule_id
      where ${ofPlace} and ${applications(sql`r.stream_id = s.id`)}
      group by s.id order by lower(s.period) desc, s.id limit 500`.execute(db),
  ])
  const programmes = new Map(tracks.rows.map((row) => [row.programmeId, row.programme]))
  return {
    programmes: [...programmes].map(([id, name]) => ({ id, name })),
    tracks: tracks.rows.filter((row) => programmeId === null || row.programmeId === programmeId),
    streams: streams.rows,
  }
}
