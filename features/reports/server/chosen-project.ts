import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { projectsFoundBy } from '#features/projects'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { hasApplication } from './project-people.sql.ts'
import { peopleSubject, type ReportSubject } from './report-subject.ts'
import { applicationsOf } from './work-report.ts'

type Named = { id: number; name: string }

type Asked = Parameters<typeof peopleSubject>[1]['query'] & {
  projectId?: number | undefined
  findText?: string | undefined
}

/** The subject of a report on one project: the project, null until one is chosen, and the options. */
export type ProjectSubject<A = Asked> = ReportSubject<A> & { project: Named | null; projects: Named[] }

const maxOptions = 50

/** Projects `p` that have ever applied: the history of one whose applications have ended remains readable. */
const hasEverApplied = (ctx: SignedIn, subject: ReportSubject): Sql =>
  sql`p.id in (select r.project_id from ${workRows.from} where ${applicationsOf(ctx, subject)})`

/** Projects by name, at most `maxOptions` that are found, and the requested one first. */
const readProjects = async (ctx: SignedIn, subject: ReportSubject<Asked>, here: Sql): Promise<Named[]> => {
  const { projectId, findText } = subject.parameters
  const found = findText ? sql`p.id in (select id from (${projectsFoundBy(findText)}) found (id))` : sql`true`
  // Two statements: an order that begins with the requested one could not use the index of names.
  const [requested, first] = await Promise.all([
    projectId === undefined
      ? { rows: [] }
      : sql<Named>`select p.id, p.name from project p where p.id = ${projectId} and ${here}`.execute(ctx.db),
    sql<Named>`select p.id, p.name from project p where ${here} and ${found}
      order by lower(p.name), p.id limit ${sql.lit(maxOptions)}`.execute(ctx.db),
  ])
  return [...requested.rows, ...first.rows.filter(({ id }) => id !== projectId)].slice(0, maxOptions)
}

const chosenAmong =
  (among: (ctx: SignedIn, subject: ReportSubject) => Sql) =>
  async <A extends Asked>(
    ctx: SignedIn,
    input: { headers?: { 'accelerator-id'?: number | undefined }; query: A },
  ): Promise<ProjectSubject<A> | undefined> => {
    const subject = await peopleSubject(ctx, input)
    if (!subject) return undefined
    if (!analyticReports.readPeople.allows(ctx.actor, subject))
      return { ...subject, project: null, projects: [] }
    const projects = await readProjects(ctx, subject, among(ctx, subject))
    const { projectId } = subject.parameters
    const project = projects.find(({ id }) => id === projectId) ?? null
    // A project without an application here, or not assigned to the reader, is not found.
    return projectId !== undefined && !project ? undefined : { ...subject, project, projects }
  }

/**
 * Loads the subject of a report on one project that works on a track or awaits a decision; undefined if the reader
 * cannot count the project. Errors: those of `peopleSubject`.
 */
export const chosenProject = chosenAmong(hasApplication)

/** The same with projects whose applications have all ended. */
export const anyProject = chosenAmong(hasEverApplied)
