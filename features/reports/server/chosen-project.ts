import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { applicationsOf, reportSubject, type ReportSubject } from './report-subject.ts'

type Named = { id: number; name: string }

type Asked = Parameters<typeof reportSubject>[1]['query'] & { projectId?: number | undefined }

/** What a report on one project is about: the project, null until one is chosen, and those to choose among. */
export type ProjectSubject<A = Asked> = ReportSubject<A> & { project: Named | null; projects: Named[] }

const mostOffered = 200

/** Projects of the place that work on a track or wait for a decision, the one that is asked for among them. */
const readProjects = async (ctx: SignedIn, subject: ReportSubject<Asked>): Promise<Named[]> => {
  const { projectId } = subject.asked
  const { rows } = await sql<Named>`
    select p.id, p.name from project p
    where p.id in (select r.project_id from acceleration_request r
      where ${applicationsOf(ctx, subject)} and r.status in ('NEW', 'ACCEPT'))
    order by p.id = ${projectId ?? 0} desc, lower(p.name), p.id limit ${sql.lit(mostOffered)}`.execute(ctx.db)
  return rows
}

/** Loads what a report on one project is about. Undefined for a project that the reader does not count. Errors: those of `reportSubject`. */
export const chosenProject = async <A extends Asked>(
  ctx: SignedIn,
  input: { headers?: { 'accelerator-id'?: number | undefined }; query: A },
): Promise<ProjectSubject<A> | undefined> => {
  const subject = await reportSubject(ctx, input)
  if (!subject) return undefined
  if (!analyticReports.readPeople.allows(ctx.actor, subject))
    return { ...subject, project: null, projects: [] }
  const projects = await readProjects(ctx, subject)
  const { projectId } = subject.asked
  const project = projects.find(({ id }) => id === projectId) ?? null
  // A project that did not apply here, and one that is not assigned to the reader, are not there.
  return projectId !== undefined && !project ? undefined : { ...subject, project, projects }
}
