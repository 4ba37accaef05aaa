import { sql } from 'kysely'
import type { z } from 'zod'
import { visibleProjects } from '#features/projects'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { getProjectImport, listImportItems, listProjectImports } from '../contract/import.endpoints.ts'
import type { importItem } from '../contract/import.schemas.ts'
import { projectImports } from '../domain/project-import.machine.ts'
import { acceleratorOfHeader, findImport } from './import.repository.ts'
import { importRows, readImport } from './read-import.ts'

export const listProjectImportsQuery = listOf(listProjectImports, {
  load: acceleratorOfHeader,
  authorize: projectImports.manage,
  rows: importRows,
  scope: (_ctx, { acceleratorId }) => sql`m.accelerator_id = ${acceleratorId}`,
  sortings: () => ({ CREATE_DATE: sql`m.created_at` }),
})

export const getProjectImportQuery = query({
  endpoint: getProjectImport,
  load: (ctx, { query: { importId } }) => findImport(ctx.db, importId),
  authorize: projectImports.view,
  run: (ctx, _input, subject) => readImport(ctx, subject),
})

type Item = z.output<typeof importItem>

/** The projects of a file; those that the reader may no longer open have only a name. */
const itemRows = ({ actor }: Pick<Context, 'actor'>, importId: number): RowSource<Item, Item> => ({
  from: sql`(select * from project_import_item where import_id = ${importId}) i`,
  key: sql`i.seq`,
  columns: () => sql`i.seq, i.lines, i.name, i.status, i.reason,
    coalesce(i.plan->'problems', '[]') as problems,
    case when p.id is not null and ${whereOf(visibleProjects, { actor }, null)} then json_build_object('id', p.id, 'name', p.name) end as project`,
  joins: sql`left join project p on p.id = i.project_id`,
})

/** The outcome of each project of a file. */
export const listImportItemsQuery = listOf(listImportItems, {
  load: (ctx, { query: { importId } }) => findImport(ctx.db, importId),
  authorize: projectImports.view,
  rows: (ctx, { id }) => itemRows(ctx, id),
  scope: () => sql`true`,
  sortings: () => ({ LINE: sql`i.seq`, NAME: sql`lower(i.name)` }),
  filters: { status: (states) => sql`i.status = any(${states})` },
  search: sql`i.name`,
})
