import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { keepFile, storeUpload } from '#platform/server/files/files.ts'
import { useCase } from '#platform/server/handler.ts'
import { deletePipelineFile, uploadPipelineFile } from '../contract/pipeline.endpoints.ts'
import { maxPipelineFiles } from '../domain/firms.ts'
import { pipelineCards } from '../domain/pipeline.policy.ts'
import { findPipelineCard, findPipelineFile, readersOf } from './pipeline.repository.ts'

/** Adds a file to a card; counts its files under the card's lock. Errors: `PIPELINE_FILES_LIMIT`. */
export const uploadPipelineFileUseCase = useCase({
  endpoint: uploadPipelineFile,
  load: (ctx, { query: { cardId } }) => findPipelineCard(ctx.db, cardId),
  authorize: pipelineCards.edit,
  concerns: readersOf,
  prepare: storeUpload,
  run: async (ctx, _input, { id }, file) => {
    await sql`select from pipeline_card where id = ${id} for no key update`.execute(ctx.db)
    const { rows } = await sql<{ stored: number }>`
      select count(*)::int as stored from pipeline_file where card_id = ${id}`.execute(ctx.db)
    if (rows[0]!.stored >= maxPipelineFiles)
      throw new ProductError('PIPELINE_FILES_LIMIT', { limit: maxPipelineFiles })
    const { uid } = ctx.actor
    return ctx.db
      .insertInto('pipeline_file')
      .values({
        card_id: id,
        file_id: await keepFile(ctx, 'PIPELINE_FILE', `person:${uid}`, file),
        created_by: uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  },
})

export const deletePipelineFileUseCase = useCase({
  endpoint: deletePipelineFile,
  load: (ctx, { body: { fileId } }) => findPipelineFile(ctx.db, fileId),
  authorize: pipelineCards.edit,
  concerns: readersOf,
  run: async ({ db }, { body: { fileId } }) => {
    await deleteRow(db, 'pipeline_file', fileId)
    return undefined
  },
})
