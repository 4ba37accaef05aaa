import { sql } from 'kysely'
import type { z } from 'zod'
import { figureOf, seesAllWork, workFiltersOf, workRows } from '#features/acceleration-requests'
import { trackersOf } from '#features/accelerators'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { badgeCount, personRefJson, todayIn, wholeName } from '#platform/server/sql.ts'
import { listTrackerWork } from '../contract/tracker-work.endpoints.ts'
import { figures, workloadFigures } from '../domain/figures.ts'
import { overviews, type OverviewFacts } from '../domain/overviews.policy.ts'
import { placeOf } from './place.ts'
import { reviewConditions, reviewScope } from './reviews.sql.ts'
import { countedTasks, taskConditions, taskScope } from './work-tasks.sql.ts'

type Row = z.output<typeof listTrackerWork.response>['items'][number]
type Period = { from: string; to: string }
type Subject = OverviewFacts & { period: Period; loads: Load[] }
type Headers = Parameters<typeof placeOf>[1]['headers']

/** Default length in days of the period for decisions. */
const usualDays = 30

/** Returns the period for decisions in the accelerator's time zone; undefined if the accelerator does not exist. */
const periodOf = async (
  ctx: SignedIn,
  acceleratorId: number,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<Period | undefined> => {
  const { rows } = await sql<Period>`
    select coalesce(${asked.from}::date, x.last - ${sql.lit(usualDays - 1)}) as from, x.last as to
    from accelerator a cross join lateral (
      select coalesce(${asked.to}::date, ${todayIn(sql`a.time_zone`)}) as last) x
    where a.id = ${acceleratorId}`.execute(ctx.db)
  const [period] = rows
  if (period && period.from > period.to) throw invalid({ to: 'TOO_SMALL' })
  return period
}

const load = async (
  ctx: SignedIn,
  {
    headers,
    query,
  }: { headers: NonNullable<Headers>; query: { from?: string | undefined; to?: string | undefined } },
): Promise<Subject | undefined> => {
  const place = await placeOf(ctx, { headers, query: {} })
  if (!place) return undefined
  const [period, loads] = await Promise.all([
    periodOf(ctx, place.acceleratorId, query),
    readLoads(ctx, place),
  ])
  return period && { ...place, period, loads }
}

type Load = {
  uid: string
  projects: number
  overdue: number
  waiting: number
  since: string | null
  hours: number | null
}

/** Computes the workload of each tracker once, for the page, its sorting and its total. */
const readLoads = async (ctx: SignedIn, place: OverviewFacts): Promise<Load[]> => {
  const { acceleratorId } = place
  const count = (key: keyof typeof workloadFigures) =>
    sql`(count(*) filter (where ${figureOf(ctx, place, workloadFigures[key])}))::int`
  const [led, waits] = await Promise.all([
    sql<Pick<Load, 'uid' | 'projects' | 'overdue'>>`
      select r.tracker_uid as uid, ${count('projects')} as projects, ${count('overdue')} as overdue
      from ${workRows.from} where ${whereOf(workRows, ctx, place)} and r.tracker_uid is not null group by 1`.execute(
      ctx.db,
    ),
    sql<Pick<Load, 'uid' | 'waiting' | 'since' | 'hours'>>`
      select q.tracker_uid as uid, count(*)::int as waiting, min(w.state_changed_at) as since,
        floor(extract(epoch from avg(now() - w.state_changed_at)) / 3600)::int as hours
      from ${countedTasks} join project_track q on q.id = w.project_track_id
      where ${taskScope(place)} and ${taskConditions(acceleratorId).state('DONE_CODE')} and q.tracker_uid is not null
      group by 1`.execute(ctx.db),
  ])
  const none = { projects: 0, overdue: 0, waiting: 0, since: null, hours: null }
  const loads = new Map<string, Load>()
  for (const row of [...led.rows, ...waits.rows])
    loads.set(row.uid, { ...none, ...loads.get(row.uid), ...row })
  return [...loads.values()]
}

/**
 * Row source of trackers; `p` is the tracker and `l` the workload. Decisions are counted only for the rows of a page.
 */
const trackerRows = (_ctx: unknown, { acceleratorId, period, loads }: Subject): RowSource<Row, Row> => {
  const decided = reviewConditions(acceleratorId)
  return {
    from: sql`person p left join jsonb_to_recordset(${JSON.stringify(loads)}::jsonb)
      as l (uid uuid, projects int, overdue int, waiting int, since timestamptz, hours int) on l.uid = p.uid`,
    key: sql`p.uid`,
    columns: () => sql`p.uid, ${personRefJson('p')} as person, coalesce(l.projects, 0) as projects,
      coalesce(l.waiting, 0) as waiting, l.since as "waitingSince", l.hours as "waitingHours",
      coalesce(l.overdue, 0) as overdue, d.reviewed, d.returned`,
    joins: sql`cross join lateral (
      select count(*)::int as reviewed, (count(*) filter (where e.action = 'return'))::int as returned
      from audit_entry e where ${reviewScope(acceleratorId)} and ${decided.reviewerUid(sql`p.uid`)}
        and ${decided.from(period.from)} and ${decided.to(period.to)}) d`,
    row: (row) => row,
  }
}

/** Workload of trackers, sorted by the largest and longest waiting workload. */
export const listTrackerWorkQuery = listOf(listTrackerWork, {
  load,
  authorize: overviews.readWorkload,
  rows: trackerRows,
  scope: ({ actor }, place) =>
    seesAllWork(actor, place)
      ? trackersOf(place.acceleratorId)
      : sql`${trackersOf(place.acceleratorId)} and p.uid = ${actor.uid}`,
  sortings: () => ({
    NEED: [
      sql`coalesce(l.waiting, 0) + coalesce(l.overdue, 0)`,
      sql`coalesce(-extract(epoch from l.since), '-infinity'::numeric)`,
    ],
    NAME: sql`lower(${wholeName('p')})`,
    PROJECTS: sql`coalesce(l.projects, 0)`,
    WAITING: sql`coalesce(l.waiting, 0)`,
    OVERDUE: sql`coalesce(l.overdue, 0)`,
  }),
  filters: {},
  search: { text: () => wholeName('p') },
  more: async (ctx, _input, place) => ({
    period: place.period,
    withoutTracker: seesAllWork(ctx.actor, place)
      ? await badgeCount(
          ctx.db,
          sql`select from ${workRows.from}
            where ${whereOf(workRows, ctx, place, workFiltersOf(figures.withoutTracker))}`,
        )
      : 0,
  }),
})
