import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { wholePortal } from '#platform/domain/whole-portal.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { accessStates } from '../../projects/domain/states.ts'
import { isNarrowed, type GroupedSubject } from './work-report.ts'

/** Days between two moments, at least 0. As `float8`, because `numeric`, the type of `extract`, is slow to divide and to sort. */
const daysBetween = (from: Sql, to: Sql): Sql =>
  sql`greatest(extract(epoch from ${to} - ${from})::float8 / 86400, 0)`

/** The applications `r` whose stays are read. */
type StayConditions = {
  joins: Sql
  where: Sql
  /** Whether other conditions than those of `isNarrowed` restrict the applications. */
  isOfSome?: boolean
}

/** Moves of tasks, or of the access to work, with the time of the next move. */
const movesOf = (
  ctx: SignedIn,
  subject: GroupedSubject,
  kind: 'task' | 'participation',
  { joins, where, isOfSome = false }: StayConditions,
): Sql => {
  const { acceleratorId } = subject
  const isHere = acceleratorId === wholePortal ? sql`true` : sql`e.accelerator_id = ${acceleratorId}`
  const ids =
    kind === 'task'
      ? sql`select w.id::text from ${workRows.from} join project_track q on q.application_id = r.id
        join project_trackpoint w on w.project_track_id = q.id ${joins} where ${where}`
      : sql`select q.id::text from ${workRows.from} join project_track q on q.application_id = r.id
        ${joins} where ${where}`
  // Entries about the tracker of a participation have people as states.
  const isState =
    kind === 'task'
      ? sql`e.to_state is not null`
      : sql`e.to_state in (${sql.join(accessStates.map((state) => sql.lit(state)))})`
  // A whole accelerator's are read in the order of their index; for some of its applications only those of their tasks.
  const isAsked = isOfSome || isNarrowed(ctx, subject) ? sql`e.subject_id in (${ids})` : sql`true`
  return sql`(select e.id, e.subject_id::bigint as subject_id, e.to_state as state, e.at,
      lead(e.at) over (partition by e.subject_id order by e.id) as until
    from audit_entry e where e.subject = ${sql.lit(kind)} and ${isState} and ${isHere} and ${isAsked})`
}

/** A completed stay of an application `r`, known from the application itself. */
export const ownStays = {
  NEW: {
    isOver: sql`r.status <> 'NEW'`,
    until: sql`coalesce(r.decided_at, r.waits_since)`,
    days: daysBetween(sql`r.created_at`, sql`coalesce(r.decided_at, r.waits_since)`),
  },
  TO_START: {
    isOver: sql`r.reached >= 2 and r.begun_at is not null`,
    until: sql`r.begun_at`,
    days: daysBetween(sql`coalesce(r.decided_at, r.created_at)`, sql`r.begun_at`),
  },
} as const

const stateOfTask = sql`case m.state when 'DONE_CODE' then 'TO_REVIEW' when 'DISCARD_CODE' then 'DISCARDED' else 'IN_WORK' end`

/**
 * The completed stays `m` of tasks and of blocked work, with `m.stay` and `m.days`, their application `r` and their task
 * `w`, absent for blocked work; `joins` and `where` are of the applications.
 */
export const movedStays = (
  ctx: SignedIn,
  subject: GroupedSubject,
  columns: Sql,
  conditions: StayConditions,
): Sql => {
  const { joins, where } = conditions
  return sql`
  select ${columns} from (select m.*, ${stateOfTask} as stay, ${daysBetween(sql`m.at`, sql`m.until`)} as days
      from ${movesOf(ctx, subject, 'task', conditions)} m) m
    join project_trackpoint w on w.id = m.subject_id join project_track q on q.id = w.project_track_id
    join ${workRows.from} on r.id = q.application_id ${joins}
  where m.until is not null and m.state in ('PROCESS_CODE', 'START', 'DONE_CODE', 'DISCARD_CODE') and r.reached >= 1 and ${where}
  union all
  select ${columns} from (select m.*, 'BLOCKED' as stay, ${daysBetween(sql`m.at`, sql`m.until`)} as days
      from ${movesOf(ctx, subject, 'participation', conditions)} m) m
    join project_track q on q.id = m.subject_id join ${workRows.from} on r.id = q.application_id ${joins}
    left join project_trackpoint w on false
  where m.until is not null and m.state = 'BLOCKED' and ${where}`
}
