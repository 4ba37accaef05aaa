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

/** Their numbers per person. */
export const loadsOf = (projects: Sql): Sql => sql`(
  select x.uid, count(*)::int as projects, (count(*) filter (where x.overdue))::int as overdue from ${projects} x group by 1)`

/** Their numbers for all of these people, with each project once. */
export const wholeLoad = (projects: Sql, uids: Sql): Sql => sql`(
  select count(*)::int as all_projects, (count(*) filter (where x.overdue))::int as all_overdue from (
    select z.project_id, bool_or(z.overdue) as overdue from ${projects} z where z.uid in (${uids}) group by 1) x)`
