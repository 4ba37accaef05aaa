import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { wholePortal } from '#platform/domain/whole-portal.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { pathTimes } from '../contract/path-times.endpoints.ts'
import { stayStates } from '../domain/path-cohorts.ts'
import { rounded } from './rounded.sql.ts'
import { wideSubject } from './report-subject.ts'
import {
  appliedInPeriod,
  countedBy,
  figuresReport,
  groupColumns,
  groupOf,
  isNarrowed,
  type GroupedSubject,
} from './work-report.ts'

type Row = ResponseOf<typeof pathTimes>['items'][number]

const daysBetween = (from: Sql, to: Sql): Sql =>
  sql`greatest(extract(epoch from ${to} - ${from}) / 86400, 0)::float8`

/**
 * Moves of tasks with the time of the next one, from the audit trail. A whole accelerator's are read in the order of
 * their index; for some of its applications only those of their tasks.
 */
const moves = (ctx: SignedIn, subject: GroupedSubject): Sql => {
  const { acceleratorId } = subject
  const isHere = acceleratorId === wholePortal ? sql`true` : sql`e.accelerator_id = ${acceleratorId}`
  const isAsked = isNarrowed(ctx, subject)
    ? sql`e.subject_id in (select w.id::text from applied a join project_track q on q.request_id = a.id
        join project_trackpoint w on w.project_track_id = q.id)`
    : sql`true`
  return sql`(select e.subject_id::bigint as task_id, e.to_state as state, e.at,
      lead(e.at) over (partition by e.subject_id order by e.id) as until
    from audit_entry e where e.subject = 'task' and e.to_state is not null and ${isHere} and ${isAsked})`
}

/**
 * Completed stays of applications: from the application to the decision, from the decision to the start of the first
 * task, and the time of each task in work and in review.
 */
const stays = (ctx: SignedIn, subject: GroupedSubject): Sql => sql`
  select a.key, 'NEW' as state, ${daysBetween(sql`a.created_at`, sql`coalesce(a.decided_at, a.waits_since)`)} as days
  from applied a where a.status <> 'NEW'
  union all
  select a.key, 'TO_START', ${daysBetween(sql`coalesce(a.decided_at, a.created_at)`, sql`a.begun_at`)}
  from applied a where a.reached >= 2 and a.begun_at is not null
  union all
  select a.key, case when m.state = 'DONE_CODE' then 'TO_REVIEW' else 'IN_WORK' end, ${daysBetween(sql`m.at`, sql`m.until`)}
  from ${moves(ctx, subject)} m join project_trackpoint w on w.id = m.task_id
    join project_track q on q.id = w.project_track_id join applied a on a.id = q.request_id
  where m.until is not null and m.state in ('PROCESS_CODE', 'START', 'DONE_CODE') and a.reached >= 1`

/** Row source `n`: one row per group and state. */
const times = (ctx: SignedIn, subject: GroupedSubject): Sql => {
  const { join, key, name } = groupOf(ctx, subject)
  return sql`(with applied as materialized (
      select r.id, r.created_at, r.decided_at, r.waits_since, r.begun_at, r.status, r.reached, r.board_column,
        ${key} as key
      from ${workRows.from} ${join} where ${appliedInPeriod(ctx, subject)}),
    stay as (
      select key, state, count(*)::int as stays, percentile_cont(0.5) within group (order by days) as median,
        percentile_cont(0.9) within group (order by days) as ninetieth
      from (${stays(ctx, subject)}) ended group by 1, 2),
    waiting as (select key, board_column as state, count(*)::int as open from applied group by 1, 2)
    select g.key, ${name(sql`g.key`)} as name, o.state, o.seq, coalesce(s.stays, 0) as stays, s.median, s.ninetieth,
      coalesce(v.open, 0) as open
    from (select distinct key from applied) g
      cross join unnest(${[...stayStates]}::text[]) with ordinality as o (state, seq)
      left join stay s on s.key = g.key and s.state = o.state
      left join waiting v on v.key = g.key and v.state = o.state) n`
}

const key = sql`concat_ws('|', n.key, n.state)`

const timeRows = (ctx: SignedIn, subject: GroupedSubject): RowSource<Row, Row, SignedIn> => ({
  from: times(ctx, subject),
  once: 'n',
  key,
  columns: () => sql`${key} as key, ${groupColumns(subject)}, n.state, n.stays,
    ${rounded(sql`n.median`)} as median, ${rounded(sql`n.ninetieth`)} as ninetieth, n.open`,
  row: (row) => row,
})

/** How long applications and their tasks stay in each state. */
export const pathTimesQuery = listOf(pathTimes, {
  ...figuresReport,
  load: wideSubject,
  rows: timeRows,
  sortings: () => ({
    ORDER: [sql`lower(coalesce(n.name, n.key))`, sql`n.seq`],
    MEDIAN: sql`coalesce(n.median, -1)`,
    NINETIETH: sql`coalesce(n.ninetieth, -1)`,
    GROUP: [sql`lower(coalesce(n.name, n.key))`, sql`n.seq`],
  }),
  filters: countedBy(pathTimes),
  totals: { open: sql`coalesce(sum(n.open), 0)` },
})
