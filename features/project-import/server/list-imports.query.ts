import { sql } from 'kysely'
import type { z } from 'zod'
import { query } from '#platform/server/handler.ts'
import { countUpTo, pageOf } from '#platform/server/sql.ts'
import { getProjectImport, listImportItems, listProjectImports } from '../contract/import.endpoints.ts'
import type { importItem } from '../contract/import.schemas.ts'
import { projectImports } from '../domain/project-import.policy.ts'
import { countsOf, findImport, importsOf } from './import.repository.ts'
import { acceleratorOfHeader } from './prepare-import.use-case.ts'
import { actionsOf, readImport } from './read-import.ts'

/** The accelerator's imports. */
export const listProjectImportsQuery = query({
  endpoint: listProjectImports,
  load: acceleratorOfHeader,
  authorize: projectImports.manage,
  run: async (ctx, { query: asked }, { acceleratorId }) => {
    const found = await importsOf(ctx.db, acceleratorId, pageOf(asked))
    const counts = await countsOf(
      ctx.db,
      found.map(({ id }) => id),
    )
    const items = found.map((subject) => ({
      id: subject.id,
      fileName: subject.fileName,
      status: subject.status,
      createdBy: subject.createdBy,
      createdAt: subject.createdAt,
      finishedAt: subject.finishedAt,
      counts: counts.get(subject.id)!,
      actions: actionsOf(ctx.actor, subject).filter((action) => action !== 'start'),
    }))
    return {
      items,
      ...(await countUpTo(ctx.db, sql`select from project_import where accelerator_id = ${acceleratorId}`)),
    }
  },
})

/** One import. */
export const getProjectImportQuery = query({
  endpoint: getProjectImport,
  load: (ctx, { query: { importId } }) => findImport(ctx.db, importId),
  authorize: projectImports.view,
  run: (ctx, _input, subject) => readImport(ctx, subject),
})

/** What became of each project of a file. */
export const listImportItemsQuery = query({
  endpoint: listImportItems,
  load: (ctx, { query: { importId } }) => findImport(ctx.db, importId),
  authorize: projectImports.view,
  run: async (ctx, { query: asked }, { id }) => {
    const { rows } = await sql<z.output<typeof importItem>>`
      select i.seq, i.lines, i.name, i.status, i.reason,
        case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as project
      from project_import_item i left join project p on p.id = i.project_id
      where i.import_id = ${id} order by i.seq ${pageOf(asked)}`.execute(ctx.db)
    return {
      items: rows,
      ...(await countUpTo(ctx.db, sql`select from project_import_item where import_id = ${id}`)),
    }
  },
})
