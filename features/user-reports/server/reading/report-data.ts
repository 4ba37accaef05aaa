import { sql } from 'kysely'
import type { ProjectSubject } from '#features/projects'
import type { SignedIn } from '#platform/server/context.ts'
import { wholeName } from '#platform/server/sql.ts'
import type { ReportRequest } from '../../contract/user-report.schemas.ts'
import { emptyScope, type Scope } from '../../domain/template-values.ts'
import type { UserReportSubject } from '../user-report.repository.ts'
import { chosenProjects } from './chosen-projects.ts'
import { dayLeaf, numberLeaf, textLeaf } from './leaves.ts'
import { parameterLeaves } from './parameter-leaves.ts'
import { profileScope } from './profile-scope.ts'
import { readWork } from './read-work.ts'
import { readingOf, reviewsOf, workScope } from './work-scope.ts'

/** Data of a report: report-wide values, and the values of each project. */
type ReportData = { whole: Scope; projects: { project: ProjectSubject; scope: Scope }[] }

/** Reads all that a report may say to its reader of the chosen projects. Errors: those of projects and parameters. */
export const readReportData = async (
  ctx: SignedIn,
  report: Pick<UserReportSubject, 'acceleratorId' | 'name' | 'parameters'>,
  { projectIds, parameters }: ReportRequest,
): Promise<ReportData> => {
  const { acceleratorId } = report
  const [projects, leaves, { rows }] = await Promise.all([
    chosenProjects(ctx, report, projectIds),
    parameterLeaves(ctx, report, parameters),
    sql<{ accelerator: string; author: string; today: string }>`
      select a.name as accelerator, ${wholeName('u')} as author, to_char(now() at time zone a.time_zone, 'YYYY-MM-DD') as today
      from accelerator a, person u where a.id = ${acceleratorId} and u.uid = ${ctx.actor.uid}`.execute(
      ctx.db,
    ),
  ])
  const work = await readWork(
    ctx,
    acceleratorId,
    projects.map(({ id }) => id),
  )
  const reviews = await reviewsOf(ctx, work.values())
  const read: ReportData['projects'] = []
  for (const [at, project] of projects.entries()) {
    // One after another: a profile is read whole, and nobody waits for twenty at once.
    // oxlint-disable-next-line no-await-in-loop
    const profile = await profileScope(ctx, project)
    read.push({
      project,
      scope: Object.assign(
        emptyScope<Scope>(),
        profile,
        workScope(work.get(project.id), reviews, readingOf(ctx, acceleratorId, project), ctx.locale),
        { Name: textLeaf(project.name), Position: numberLeaf(at + 1, ctx.locale) },
      ),
    })
  }
  const [about] = rows
  return {
    whole: Object.assign(emptyScope<Scope>(), {
      Report: textLeaf(report.name),
      Date: dayLeaf(about?.today ?? null, ctx.locale),
      Accelerator: textLeaf(about?.accelerator),
      Author: textLeaf(about?.author),
      Count: numberLeaf(read.length, ctx.locale),
      ...leaves,
    }),
    projects: read,
  }
}
