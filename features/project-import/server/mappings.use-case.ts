import { sql } from 'kysely'
import type { z } from 'zod'
import { query, useCase } from '#platform/server/handler.ts'
import { deleteImportMapping, listImportMappings, saveImportMapping } from '../contract/import.endpoints.ts'
import type { importMapping } from '../contract/import.schemas.ts'
import { projectImports } from '../domain/project-import.machine.ts'
import { acceleratorOfHeader } from './import.repository.ts'

type Mapping = z.output<typeof importMapping>

// Everybody who may read the mappings of an accelerator manages its imports.
const shown = (row: Omit<Mapping, 'actions'>): Mapping => ({ ...row, actions: ['delete'] })

export const listImportMappingsQuery = query({
  endpoint: listImportMappings,
  load: acceleratorOfHeader,
  authorize: projectImports.manage,
  run: async (ctx, _input, { acceleratorId }) => {
    const { rows } = await sql<Omit<Mapping, 'actions'>>`
      select id, name, columns from project_import_mapping where accelerator_id = ${acceleratorId}
      order by lower(name), id limit 200`.execute(ctx.db)
    return { items: rows.map(shown) }
  },
})

/** Saves a mapping; one of the same name is replaced. */
export const saveImportMappingUseCase = useCase({
  endpoint: saveImportMapping,
  load: acceleratorOfHeader,
  authorize: projectImports.manage,
  run: async (ctx, { body: { name, columns } }, { acceleratorId }) => {
    const { rows } = await sql<Omit<Mapping, 'actions'>>`
      insert into project_import_mapping (accelerator_id, name, columns, created_by)
      values (${acceleratorId}, ${name}, ${JSON.stringify(columns)}::jsonb, ${ctx.actor.uid})
      on conflict (accelerator_id, name) do update set columns = excluded.columns
      returning id, name, columns`.execute(ctx.db)
    return shown(rows[0]!)
  },
})

export const deleteImportMappingUseCase = useCase({
  endpoint: deleteImportMapping,
  load: async (ctx, { body: { mappingId } }) => {
    const row = await ctx.db
      .selectFrom('project_import_mapping')
      .select('accelerator_id')
      .where('id', '=', mappingId)
      .executeTakeFirst()
    return row && { acceleratorId: row.accelerator_id, importable: 0 }
  },
  authorize: projectImports.manage,
  run: async (ctx, { body: { mappingId } }) => {
    await ctx.db.deleteFrom('project_import_mapping').where('id', '=', mappingId).execute()
    return undefined
  },
})
