import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { emptyScope, type Scope } from '../../domain/template-values.ts'
import { readReportData } from './report-data.ts'
import { takableProjects } from './takable-projects.row-set.ts'

/** A project and all that a report may say of it to this reader, for examples: the one tried last, or the newest. */
export const readSample = async (
  ctx: SignedIn,
  acceleratorId: number,
): Promise<{ project: { id: number; name: string }; scope: Scope } | null> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.name from ${takableProjects.from}
    left join user_report_trial l on l.project_id = p.id and l.accelerator_id = ${acceleratorId} and l.person_uid = ${ctx.actor.uid}
    where ${whereOf(takableProjects, ctx, { acceleratorId })}
    order by l.project_id nulls last, p.id desc limit 1`.execute(ctx.db)
  const [project] = rows
  if (!project) return null
  const { whole, projects } = await readReportData(
    ctx,
    { acceleratorId, name: '', parameters: [] },
    { projectIds: [project.id], parameters: {} },
  )
  const scopes = projects.map(({ scope }) => scope)
  return { project, scope: Object.assign(emptyScope<Scope>(), whole, { Projects: scopes }) }
}
