import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { downloadFile } from '#platform/server/files/files.ts'
import { query } from '#platform/server/handler.ts'
import { instantJson, personRefJson } from '#platform/server/sql.ts'
import { downloadPipelineFile, getPipelineFiles } from '../contract/pipeline.endpoints.ts'
import { pipelineCards } from '../domain/pipeline.policy.ts'
import { findPipelineCard, findPipelineFile } from './pipeline.repository.ts'

export const getPipelineFilesQuery = query({
  endpoint: getPipelineFiles,
  load: (ctx, { query: { cardId } }) => findPipelineCard(ctx.db, cardId),
  authorize: pipelineCards.view,
  run: async ({ db }, _input, { id }) => {
    const { rows } = await sql<ResponseOf<typeof getPipelineFiles>['items'][number]>`
      select w.id, f.name, f.size, ${personRefJson('x')} as by, ${instantJson(sql`w.created_at`)} as at
      from pipeline_file w join file f on f.id = w.file_id join person x on x.uid = w.created_by
      where w.card_id = ${id} order by w.id desc`.execute(db)
    return { items: rows.map((file) => ({ ...file, actions: ['delete' as const] })) }
  },
})

export const downloadPipelineFileQuery = query({
  endpoint: downloadPipelineFile,
  load: (ctx, { query: { fileId } }) => findPipelineFile(ctx.db, fileId),
  authorize: pipelineCards.view,
  run: (ctx, _input, { storedId }) => downloadFile(ctx, storedId),
})
