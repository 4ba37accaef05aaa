import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { pathTimes } from '../contract/path-times.endpoints.ts'
import { stayStates } from '../domain/path-cohorts.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { groupedBy, type GroupedSubject } from './path-group.sql.ts'
import { appliedInPeriod, applicationsOf, counted, wideSubject } from './report-subject.ts'
import { rounded } from './rounded.sql.ts'

type Row = ResponseOf<typeof pathTimes>['items'][number]

const daysBetween = (from: Sql, to: Sql): Sql =>
  sql`greatest(extract(epoch from ${to} - ${from}) / 86400, 0)::float8`

/**
 * Completed stays of applications: from the application to the decision, from the decision to the start of the first
 * task, and the time of each task in work and in review, from the audit trail.
 */
const stays = sql`
  select a.key, 'NEW' as state, ${daysBetween(sql`a.created_at`, sql`coalesce(a.decided_at, a.waits_since)`)} as days
  from applied a where a.status <> 'NEW'
  union all
  select a.key, 'TO_START', ${daysBetween(sql`coalesce(a.decided_at, a.created_at)`, sql`s.at`)}
  from applied a cross join lateral (select min(w.started_at) as at from project_track q
    join project_trackpoint w on w.project_track_id = q.id where q.request_id = a.id) s
  where a.reached >= 2 and s.at is not null
  union all
  select a.key, case when t.state = 'DONE_CODE' then 'TO_REVIEW' else 'IN_WORK' end, ${daysBetween(sql`t.at`, sql`t.until`)}
  from applied a join (
    select q.request_id, e.to_state as state, e.at, lead(e.at) over (partition by w.id order by e.id) as until
    from (select distinct id from applied where reached >= 1) x join project_track q on q.request_id = x.id
      join project_trackpoint w on w.project_track_id = q.id
      join audit_entry e on e.subject = 'task' and e.subject_id = w.id::text and e.to_state is not null) t
    on t.request_id = a.id and t.until is not null and t.state in ('PROCESS_CODE', 'START', 'DONE_CODE')`

/** Row source `n`: one row per group and state. */
const times = (ctx: SignedIn, subject: GroupedSubject): Sql => {
  const { join, key, name } = groupedBy(ctx, subject)
  return sql`(with applied as materialized (
      select r.id, r.created_at, r.decided_at, r.waits_since, r.status, r.reached, r.board_column, ${key} as key
      from acceleration_request r ${join} where ${applicationsOf(ctx, subject)} and ${appliedInPeriod(subject)}),
    stay as (
      select key, state, count(*)::int as stays, percentile_cont(0.5) within group (order by days) as median,
        percentile_cont(0.9) within group (order by days) as ninetieth
      from (${stays}) ended group by 1, 2),
    waiting as (select key, board_column as state, count(*)::int as open from applied group by 1, 2)
    select g.key, ${name(sql`g.key`)} as name, o.state, o.seq, coalesce(s.stays, 0) as stays, s.median, s.ninetieth,
      coalesce(v.open, 0) as open
    from (select distinct key from applied) g
      cross join unnest(${[...stayStates]}::text[]) with ordinality as o (state, seq)
      left join stay s on s.key = g.key and s.state = o.state
      left join waiting v on v.key = g.key and v.state = o.state) n`
}

const key = sql`concat_ws('|', n.key, n.state)`

const timeRows = (ctx: SignedIn, subject: GroupedSubject): RowSource<Row, Row, SignedIn> => {
  const by = subject.asked.pathBy ?? null
  return {
    from: times(ctx, subject),
    once: 'n',
    key,
    columns: () => sql`${key} as key, ${by}::text as by,
      ${by === null ? sql`null::json` : sql`json_build_object('key', n.key, 'name', n.name)`} as "group", n.state, n.stays,
      ${rounded(sql`n.median`)} as median, ${rounded(sql`n.ninetieth`)} as ninetieth, n.open`,
    row: (row) => row,
  }
}

/** How long applications and their tasks stay in each state. */
export const pathTimesQuery = listOf(pathTimes, {
  load: wideSubject,
  authorize: analyticReports.read,
  rows: timeRows,
  scope: () => sql`true`,
  sortings: () => ({
    ORDER: [sql`lower(coalesce(n.name, n.key))`, sql`n.seq`],
    MEDIAN: sql`coalesce(n.median, -1)`,
    NINETIETH: sql`coalesce(n.ninetieth, -1)`,
    GROUP: [sql`lower(coalesce(n.name, n.key))`, sql`n.seq`],
  }),
  filters: counted(
    'pathBy',
    'trackId',
    'streamId',
    'trackerUid',
    'industryId',
    'territoryId',
    'stageId',
    'from',
    'to',
  ),
  totals: { open: sql`coalesce(sum(n.open), 0)` },
  more: async () => ({ totals: {} }),
})
