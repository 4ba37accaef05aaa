import { sql } from 'kysely'
import { profileCells } from '#features/project-profiles'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { tableMime } from '#platform/server/spreadsheets/table-file.ts'
import type { SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { writeTableRows } from '#platform/server/spreadsheets/write-table.ts'
import { findElement } from '../../fields/domain/tree.ts'
import { downloadTaskValues, getTaskValues } from '../contract/task-values.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { projectsOfPage } from '../domain/task-values.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { askedTask, projectsOfTask, type TaskSubject } from './asked-task.ts'

type Answer = ResponseOf<typeof getTaskValues>
type Field = Answer['fields'][number]
type Project = Answer['rows'][number]['project']

/** Maximum number of projects in a file: each profile is read under the reader's rights. */
const maxInFile = 2000

const readFields = async ({ db, locale }: SignedIn, { trackpoint, tree }: TaskSubject): Promise<Field[]> => {
  const { rows } = await sql<{ code: string }>`
    select f.element_code as code from trackpoint_field f where f.trackpoint_id = ${trackpoint?.id ?? 0}
    order by f.seq, f.element_code limit 500`.execute(db)
  return rows.map(({ code }) => {
    const name = findElement(tree, code)?.name
    return { code, name: (name && (name[locale] || name.ru)) || code }
  })
}

const readProjects = async (
  ctx: SignedIn,
  subject: TaskSubject,
  { limit, page }: { limit: number; page: number },
): Promise<{ projects: Project[]; total: number; page: number }> => {
  const of = sql`from project p where p.id in (${projectsOfTask(ctx, subject)})`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${of}`.execute(ctx.db)
  const { total } = counted[0]!
  // A filter may leave fewer pages than the address names: the last one is returned instead.
  const existing = Math.min(page, Math.max(1, Math.ceil(total / limit)))
  const { rows: projects } = await sql<Project>`
    select p.id, p.name ${of} order by lower(p.name), p.id limit ${limit} offset ${(existing - 1) * limit}`.execute(
    ctx.db,
  )
  return { projects, total, page: existing }
}

/** The values of each project, as far as the reader may read its profile. */
const valuesOf = async (
  ctx: SignedIn,
  projects: readonly Project[],
  fields: readonly Field[],
): Promise<{ project: Project; cells: SheetCell[] }[]> => {
  const codes = fields.map(({ code }) => code)
  return Promise.all(
    projects.map(async (project) => ({ project, cells: await profileCells(ctx, project.id, codes) })),
  )
}

const shown = (cell: SheetCell): Answer['rows'][number]['values'][number] => {
  if (cell instanceof Date) return { day: cell.toISOString().slice(0, 10) }
  return typeof cell === 'object' && cell !== null ? null : cell
}

export const getTaskValuesQuery = query({
  endpoint: getTaskValues,
  load: askedTask,
  authorize: analyticReports.readPeople,
  run: async (ctx, { query: parameters }, subject: TaskSubject) => {
    const [fields, { projects, total, page }] = await Promise.all([
      readFields(ctx, subject),
      readProjects(ctx, subject, { limit: projectsOfPage, page: parameters.page }),
    ])
    const rows = await valuesOf(ctx, projects, fields)
    return {
      fields,
      rows: rows.map(({ project: { id, name }, cells }) => ({
        project: { id, name },
        values: cells.map(shown),
      })),
      total,
      page,
    }
  },
})

/** The values of all projects as a file. Errors: `EXPORT_TOO_LARGE`. */
export const downloadTaskValuesQuery = query({
  endpoint: downloadTaskValues,
  load: askedTask,
  authorize: analyticReports.readPeople,
  run: async (ctx, { query: { format } }, subject: TaskSubject) => {
    const [fields, { projects, total }] = await Promise.all([
      readFields(ctx, subject),
      readProjects(ctx, subject, { limit: maxInFile, page: 1 }),
    ])
    if (total > maxInFile) throw new ProductError('EXPORT_TOO_LARGE', { limit: maxInFile })
    const rows: SheetCell[][] = []
    // In batches, so that a file of many projects does not occupy all connections.
    for (let at = 0; at < projects.length; at += projectsOfPage) {
      const some = await valuesOf(ctx, projects.slice(at, at + projectsOfPage), fields)
      rows.push(...some.map(({ project, cells }) => [project.name, ...cells]))
    }
    const words = { ru, en }[ctx.locale].values
    const name = subject.trackpoint?.name ?? words.title
    const titles = [words.project, ...fields.map((field) => field.name)]
    const stream = await writeTableRows({ name, titles, format, locale: ctx.locale }, rows)
    return { name: `${name}.${format}`, mime: tableMime[format], size: stream.length, stream }
  },
})
