import { sql } from 'kysely'
import { figureOf, workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { BoardColumn } from '../../acceleration-requests/domain/states.ts'
import type { getAccelerationSummary } from '../contract/summary.endpoints.ts'
import { figureKeys, figures, type FigureKey } from '../domain/figures.ts'
import type { OverviewFacts } from '../domain/overviews.policy.ts'

type Progress = ResponseOf<typeof getAccelerationSummary>['tracks'][number]

type Row = {
  trackId: number
  track: string
  programmeId: number
  programme: string
  column: BoardColumn
  trackpointId: number | null
  trackpoint: string
  count: number
  overdue: number
}

/** Board columns of projects that are working on a task. */
const atTask: ReadonlySet<BoardColumn> = new Set(['TO_START', 'IN_WORK', 'TO_REVIEW', 'DISCARDED', 'BLOCKED'])

/** Groups rows by track. They are already sorted by programme, track and task. */
const progressOf = (rows: readonly Row[]): Progress[] => {
  const tracks = new Map<number, Progress>()
  for (const row of rows) {
    const { trackId, column, trackpointId, count, overdue } = row
    const known = tracks.get(trackId) ?? {
      track: { id: trackId, name: row.track },
      programme: { id: row.programmeId, name: row.programme },
      applied: 0,
      overdue: 0,
      columns: {},
      tasks: [],
    }
    tracks.set(trackId, known)
    known.applied += count
    known.overdue += overdue
    known.columns[column] = (known.columns[column] ?? 0) + count
    if (trackpointId === null || !atTask.has(column)) continue
    const task = known.tasks.find(({ trackpoint }) => trackpoint.id === trackpointId) ?? {
      trackpoint: { id: trackpointId, name: row.trackpoint },
      columns: {},
    }
    if (!known.tasks.includes(task)) known.tasks.push(task)
    task.columns[column] = (task.columns[column] ?? 0) + count
  }
  return [...tracks.values()]
}

/**
 * Groups the matching applications by everything that the figures and the progress need. The result has a few hundred
 * groups `r`, regardless of the number of applications.
 */
const grouped = (ctx: SignedIn, place: OverviewFacts, where: Sql): Sql => sql`(
  select r.track_id, r.board_column, r.trackpoint_id, r.status, r.reached, r.without_tracker, x.due_on, count(*) as n
  from ${workRows.from} cross join lateral (
    select case when ${figureOf(ctx, place, figures.overdue)} then '-infinity' else 'infinity' end::date as due_on) x
  where ${where} group by 1, 2, 3, 4, 5, 6, 7) r`

/** Computes all figures for the matching applications `r`, and the progress of each track. */
export const readFigures = async (
  ctx: SignedIn,
  place: OverviewFacts,
  where: Sql,
): Promise<{ figures: Record<FigureKey, number>; tracks: Progress[] }> => {
  const counts = figureKeys.map(
    (key) => sql`${sql.lit(key)}, coalesce(sum(r.n) filter (where ${figureOf(ctx, place, figures[key])}), 0)`,
  )
  const { rows } = await sql<{ figures: Record<FigureKey, number>; rows: Row[] }>`
    with r as materialized (select * from ${grouped(ctx, place, where)})
    select (select json_build_object(${sql.join(counts)}) from r) as figures,
      (select coalesce(json_agg(y), '[]') from (
        select x.*, t.name as track, g.id as "programmeId", g.name as programme, coalesce(k.name, '') as trackpoint
        from (
          select r.track_id as "trackId", r.board_column as "column", r.trackpoint_id as "trackpointId", sum(r.n) as count,
            coalesce(sum(r.n) filter (where ${figureOf(ctx, place, figures.overdue)}), 0) as overdue
          from r group by 1, 2, 3) x
          join track t on t.id = x."trackId" join programme g on g.id = t.programme_id
          left join trackpoint k on k.id = x."trackpointId"
        order by g.seq, g.id, t.seq, t.id, k.seq nulls last, k.id) y) as rows`.execute(ctx.db)
  return { figures: rows[0]!.figures, tracks: progressOf(rows[0]!.rows) }
}
