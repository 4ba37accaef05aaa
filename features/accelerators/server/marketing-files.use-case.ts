import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { downloadFile, keepFile, storeUpload } from '#platform/server/files/files.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import * as marketing from '../contract/marketing.endpoints.ts'
import { marketingFiles } from '../domain/marketing-file.policy.ts'
import { findMarketingFile, findMarketingShelf, marketingFileRows } from './marketing-file.repository.ts'

const record = (ctx: Context, acceleratorId: number, action: AuditAction, name: string): Promise<void> =>
  audit(ctx, { acceleratorId, subject: 'accelerator', subjectId: acceleratorId, action, comment: name })

const readOne = async (ctx: Context, id: number) =>
  stillThere((await readRows(ctx, marketingFileRows, sql`m.id = ${id}`))[0])

export const uploadMarketingFileUseCase = useCase({
  endpoint: marketing.uploadMarketingFile,
  load: (ctx, { headers }) => findMarketingShelf(ctx.db, headers['accelerator-id']),
  authorize: marketingFiles.manage,
  prepare: storeUpload,
  run: async (ctx, { query: { access } }, { acceleratorId }, file) => {
    const { id } = await ctx.db
      .insertInto('marketing_file')
      .values({
        accelerator_id: acceleratorId,
        file_id: await keepFile(ctx, 'ACCELERATOR_UPLOADS', `accelerator:${acceleratorId}`, file),
        name: file.name,
        access,
        created_by: ctx.actor.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(ctx, acceleratorId, 'addMarketingFile', file.name)
    return readOne(ctx, id)
  },
})

/** Renames a file, describes it, or changes who may download it. */
export const editMarketingFileUseCase = useCase({
  endpoint: marketing.editMarketingFile,
  load: (ctx, { body }) => findMarketingFile(ctx.db, sql`m.id = ${body.id}`),
  authorize: marketingFiles.manage,
  run: async (ctx, { body: { id, ...fields } }, { acceleratorId }) => {
    await ctx.db.updateTable('marketing_file').set(fields).where('id', '=', id).execute()
    await record(ctx, acceleratorId, 'editMarketingFile', fields.name)
    return readOne(ctx, id)
  },
})

export const deleteMarketingFileUseCase = useCase({
  endpoint: marketing.deleteMarketingFile,
  load: (ctx, { body }) => findMarketingFile(ctx.db, sql`m.id = ${body.id}`),
  authorize: marketingFiles.manage,
  run: async (ctx, _input, { id, acceleratorId, name }) => {
    await deleteRow(ctx.db, 'marketing_file', id)
    await record(ctx, acceleratorId, 'deleteMarketingFile', name)
    return undefined
  },
})

/** Downloads a file; 404 without permission. */
export const downloadMarketingFileQuery = query({
  endpoint: marketing.downloadMarketingFile,
  load: (ctx, input) => findMarketingFile(ctx.db, sql`m.file_id = ${input.query.fileId}`),
  authorize: marketingFiles.read,
  run: (ctx, _input, { fileId }) => downloadFile(ctx, fileId),
})
