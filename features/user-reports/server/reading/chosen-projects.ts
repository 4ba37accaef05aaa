import { sql } from 'kysely'
import { projectProfiles } from '#features/project-profiles'
import { findProjects, type ProjectSubject } from '#features/projects'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { isAmong } from '#platform/server/sql.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { takableProjects } from './takable-projects.row-set.ts'

/** The chosen projects in their order. Errors: `REPORT_PROJECT_LIMIT`; `VALIDATION_FAILED` at what the actor may not take. */
export const chosenProjects = async (
  ctx: SignedIn,
  { acceleratorId }: { acceleratorId: number },
  projectIds: readonly number[],
): Promise<ProjectSubject[]> => {
  const ids = [...new Set(projectIds)]
  const limit = variablesOf(ctx.db).reportProjects
  if (ids.length > limit) throw new ProductError('REPORT_PROJECT_LIMIT', { limit })
  const [found, takable] = await Promise.all([
    findProjects(ctx.db, ids),
    sql<{ id: number }>`select p.id from ${takableProjects.from}
      where ${isAmong(sql`p.id`, ids)} and ${whereOf(takableProjects, ctx, { acceleratorId })}`.execute(
      ctx.db,
    ),
  ])
  const may = new Set(takable.rows.map(({ id }) => id))
  const byId = new Map(found.map((project) => [project.id, project]))
  return ids.map((id) => {
    const project = byId.get(id)
    if (!project || !may.has(id) || !projectProfiles.read.allows(ctx.actor, project))
      throw invalid({ projectIds: 'NOT_IN_LIST' })
    return project
  })
}
