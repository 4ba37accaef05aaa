import { sql } from 'kysely'
import { figureOf, workRows } from '#features/acceleration-requests'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { workloadFigures } from '../../overviews/domain/figures.ts'
import type { ReportSubject } from './report-subject.ts'
import { applicationsOf } from './work-report.ts'

/**
 * The projects that people track, each once per person, however often it applied: `uid`, `project_id`, and whether one of
 * its tasks is overdue.
 */
export const trackedProjects = (ctx: SignedIn, subject: ReportSubject): Sql => sql`
  select r.tracker_uid as uid, r.project_id, bool_or(${figureOf(ctx, subject, workloadFigures.overdue)}) as overdue
  from ${workRows.from} where ${applicationsOf(ctx, subject)} and r.tracker_uid is not null
    and ${figureOf(ctx, subject, workloadFigures.projects)} group by 1, 2`

/** Their numbers per person, and their projects as arrays, from which the totals count each project once. */
export const loadsOf = (projects: Sql): Sql => sql`(
  select x.uid, count(*)::int as projects, (count(*) filter (where x.overdue))::int as overdue,
    jsonb_agg(x.project_id) as project_ids, jsonb_agg(x.project_id) filter (where x.overdue) as overdue_ids
  from ${projects} x group by 1)`

/** Number of different projects in an array column of the rows that a total is of. */
export const distinctProjects = (ids: Sql): Sql => sql`(
  select count(distinct z)::int from jsonb_path_query(coalesce(jsonb_agg(${ids}) filter (where ${ids} is not null), '[]'), '$[*][*]') z)`
