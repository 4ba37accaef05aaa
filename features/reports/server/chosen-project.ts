import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { hasApplication } from './project-people.sql.ts'
import { reportSubject, type ReportSubject } from './report-subject.ts'

type Named = { id: number; name: string }

type Asked = Parameters<typeof reportSubject>[1]['query'] & { projectId?: number | undefined }

/** The subject of a report on one project: the project, null until one is chosen, and the options. */
export type ProjectSubject<A = Asked> = ReportSubject<A> & { project: Named | null; projects: Named[] }

const mostOffered = 200

/** Projects of the scope that work on a track or await a decision, first the requested one. */
const readProjects = async (ctx: SignedIn, subject: ReportSubject<Asked>): Promise<Named[]> => {
  const { projectId } = subject.asked
  const here = hasApplication(ctx, subject)
  // Two statements: an order that begins with the requested one could not use the index of names.
  const [requested, first] = await Promise.all([
    projectId === undefined
      ? { rows: [] }
      : sql<Named>`select p.id, p.name from project p where p.id = ${projectId} and ${here}`.execute(ctx.db),
    sql<Named>`select p.id, p.name from project p where ${here}
      order by lower(p.name), p.id limit ${sql.lit(mostOffered)}`.execute(ctx.db),
  ])
  return [...requested.rows, ...first.rows.filter(({ id }) => id !== projectId)].slice(0, mostOffered)
}

/**
 * Loads the subject of a report on one project; undefined if the reader cannot count the project. Errors: those of
 * `reportSubject`.
 */
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
  // A project without an application here, or not assigned to the reader, is not found.
  return projectId !== undefined && !project ? undefined : { ...subject, project, projects }
}
