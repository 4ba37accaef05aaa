import { sql } from 'kysely'
import { workFiltersOf, workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { WorkQuery } from '../../acceleration-requests/domain/work-query.ts'
import type { getAccelerationSummary } from '../contract/summary.endpoints.ts'
import { figures } from '../domain/figures.ts'
import type { OverviewFacts } from '../domain/overviews.policy.ts'
import type { TrendPart, TrendStep } from '../domain/trend.rules.ts'
import { countedTasks } from './work-tasks.row-set.ts'

type Point = ResponseOf<typeof getAccelerationSummary>['trend']['points'][number]

type TrendParameters = {
  place: OverviewFacts
  of: Pick<WorkQuery, 'trackId' | 'streamId'>
  zone: string
  step: TrendStep
  parts: readonly TrendPart[]
}

/** Counts for each part of a period: applications, accepted applications, and accepted tasks. */
export const readTrend = async (
  ctx: SignedIn,
  { place, of, zone, step, parts }: TrendParameters,
): Promise<Point[]> => {
  const period = { from: parts[0]!.from, to: parts.at(-1)!.to }
  const byPart = async (at: Sql, rows: Sql): Promise<Map<string, number>> => {
    const found = await sql<{ key: string; count: number }>`
      select date_trunc(${sql.lit(step)}, ${at} at time zone ${zone})::date as key, count(*)::int as count
      from ${rows} group by 1`.execute(ctx.db)
    return new Map(found.rows.map(({ key, count }) => [key, count]))
  }
  const requests = (query: WorkQuery): Sql =>
    sql`${workRows.from} where ${whereOf(workRows, ctx, place, workFiltersOf({ ...of, ...query }))}`
  const asNumber = (id: string | undefined) => (id === undefined ? undefined : Number(id))
  const tasks = whereOf(countedTasks, ctx, place, {
    ...period,
    state: 'ACCEPT_CODE',
    trackId: asNumber(of.trackId),
    streamId: asNumber(of.streamId),
  })
  const [applied, accepted, tasksAccepted] = await Promise.all([
    byPart(
      sql`r.created_at`,
      requests({ ...figures.applied, createdFrom: period.from, createdTo: period.to }),
    ),
    byPart(sql`r.decided_at`, requests({ status: 'ACCEPT', decidedFrom: period.from, decidedTo: period.to })),
    byPart(sql`w.state_changed_at`, sql`${countedTasks.from} where ${tasks}`),
  ])
  return parts.map(({ key, from, to }) => ({
    from,
    to,
    applied: applied.get(key) ?? 0,
    accepted: accepted.get(key) ?? 0,
    tasksAccepted: tasksAccepted.get(key) ?? 0,
  }))
}
