import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { projectProfileInTask } from '../contract/project-profile-in-task.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { askedTask, hasAnswer, namesIn, projectsOfTask, type TaskSubject } from './asked-task.ts'
import { counted } from './work-report.ts'

type Answer = ResponseOf<typeof projectProfileInTask>
type Row = Answer['items'][number]
type Raw = Omit<Row, 'section' | 'field'>
/**
 * Row source `n`: the task's fields, each with the number of the task's projects and of those that filled it in. Reads the
 * values of a project once, not once per field.
 */
const fields = (ctx: SignedIn, subject: TaskSubject): Sql => sql`(
  with requested as (
    select f.element_code, f.seq, f.required from trackpoint_field f
    where f.trackpoint_id = ${subject.trackpoint?.id ?? 0}),
  j as materialized (${projectsOfTask(ctx, subject)}),
  filled as (
    select v.element_code, count(*)::int as projects from (
      select distinct v.element_code, v.project_id from j join profile_value v on v.project_id = j.project_id
      where v.element_code in (select element_code from requested) and ${hasAnswer}) v
    group by 1)
  select a.element_code as code, a.seq, a.required, x.projects, coalesce(l.projects, 0) as filled,
    coalesce(l.projects, 0) / nullif(x.projects, 0)::float8 as share
  from requested a cross join (select count(*)::int as projects from j) x
    left join filled l on l.element_code = a.element_code) n`

const fieldRows = (ctx: SignedIn, subject: TaskSubject): RowSource<Raw, Row, SignedIn> => ({
  from: fields(ctx, subject),
  once: 'n',
  key: sql`n.code`,
  columns: () =>
    sql`n.code, ${subject.trackpoint?.id ?? 0}::int as "trackpointId", n.required, n.projects, n.filled, coalesce(n.share, 0) as share`,
  row: (raw, { locale }) => ({ ...raw, ...namesIn(subject.tree, locale)(raw.code) }),
})

/** Profile fields that a task requests, and how many of its projects have filled in each. */
export const projectProfileInTaskQuery = listOf(projectProfileInTask, {
  load: askedTask,
  authorize: analyticReports.readPeople,
  rows: fieldRows,
  scope: () => sql`true`,
  sortings: () => ({ ORDER: [sql`n.seq`, sql`n.code`], SHARE: sql`coalesce(n.share, 0)` }),
  filters: counted('trackpointId', 'streamId', 'trackerUid'),
  chart: () => ({ by: [sql`n.code`], value: sql`max(n.filled)`, isSum: false }),
  totals: { share: sql`coalesce(sum(n.filled)::float8 / nullif(sum(n.projects), 0), 0)` },
  more: async (_ctx, _input, subject) => ({
    totals: {},
    trackpoint: subject.trackpoint && { id: subject.trackpoint.id, name: subject.trackpoint.name },
    trackpoints: subject.trackpoints,
  }),
})
