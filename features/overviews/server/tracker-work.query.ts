import { sql } from 'kysely'
import type { z } from 'zod'
import { figureOf, seesAllWork, workFiltersOf, workRows } from '#features/acceleration-requests'
import { trackersOf } from '#features/accelerators'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { loader } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { badgeCount, personRefJson, todayIn, wholeName } from '#platform/server/sql.ts'
import { listTrackerWork } from '../contract/tracker-work.endpoints.ts'
import { figures, reviewQueue, workloadFigures } from '../domain/figures.ts'
import { overviews, type OverviewFacts } from '../domain/overviews.policy.ts'
import { placeOfHeader } from './place.ts'
import { reviews } from './reviews.row-set.ts'
import { countedTasks } from './work-tasks.row-set.ts'

type Row = z.output<typeof listTrackerWork.response>['items'][number]
type Period = { from: string; to: string }
type Subject = OverviewFacts & { period: Period; loads: Load[] }
type Input = Pick<InputOf<typeof listTrackerWork>, 'headers' | 'query'>

/** Default length in days of the period for decisions. */
const usualDays = 30

/** Returns the period for decisions in the accelerator's time zone; undefined if the accelerator does not exist. */
const periodOf = async (
  ctx: SignedIn,
  acceleratorId: number,
  period: { from?: string | undefined; to?: string | undefined },
): Promise<Period | undefined> => {
  const { rows } = await sql<Period>`
    select coalesce(${period.from}::date, x.last - ${sql.lit(usualDays - 1)}) as from, x.last as to
    from accelerator a cross join lateral (
      select coalesce(${period.to}::date, ${todayIn(sql`a.time_zone`)}) as last) x
    where a.id = ${acceleratorId}`.execute(ctx.db)
  return rows[0]
}

const load = loader(async (ctx: SignedIn, { headers, query }: Input): Promise<Subject | undefined> => {
  const place = await placeOfHeader(ctx, { headers })
  if (!place) return undefined
  const [period, loads] = await Promise.all([
    periodOf(ctx, place.acceleratorId, query),
    readLoads(ctx, place),
  ])
  return period && { ...place, period, loads }
}, outsideTeam)

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
      from ${countedTasks.from} join project_track q on q.id = w.project_track_id
      where ${whereOf(countedTasks, ctx, place, { state: reviewQueue.state, waiting: true })} and q.tracker_uid is not null
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
 * Errors: `VALIDATION_FAILED` for a period that ends before it begins.
 */
const trackerRows = (ctx: SignedIn, subject: Subject): RowSource<Row, Row> => {
  const { period, loads } = subject
  if (period.from > period.to) throw invalid({ to: 'TOO_SMALL' })
  const decided = whereOf(reviews, ctx, subject, { ...period, reviewerUid: sql`p.uid` })
  return {
    from: sql`person p left join jsonb_to_recordset(${JSON.stringify(loads)}::jsonb)
      as l (uid uuid, projects int, overdue int, waiting int, since timestamptz, hours int) on l.uid = p.uid`,
    key: sql`p.uid`,
    columns: () => sql`p.uid, ${personRefJson('p')} as person, coalesce(l.projects, 0) as projects,
      coalesce(l.waiting, 0) as waiting, l.since as "waitingSince", l.hours as "waitingHours",
      coalesce(l.overdue, 0) as overdue, d.reviewed, d.returned`,
    joins: sql`cross join lateral (
      select count(*)::int as reviewed, (count(*) filter (where e.action = 'return'))::int as returned
      from ${reviews.from} where ${decided}) d`,
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
  search: wholeName('p'),
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
