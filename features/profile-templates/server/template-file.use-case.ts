import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { downloadFile, keepFile, storeUpload } from '#platform/server/files/files.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { downloadProfileTemplateFile, uploadProfileTemplateFile } from '../contract/template.endpoints.ts'
import { profileTemplates } from '../domain/template.policy.ts'
import { formEntities, formEntityOf } from './template-files.ts'
import { findVersion } from './template.repository.ts'

/** Stores the form of a field for a draft. */
export const uploadProfileTemplateFileUseCase = useCase({
  endpoint: uploadProfileTemplateFile,
  load: (ctx, input) => findVersion(ctx.db, input.query.versionId),
  authorize: profileTemplates.build,
  prepare: storeUpload,
  run: async (ctx, _input, { status, purpose }, file) => {
    if (status !== 'DRAFT') throw new ProductError('STATE_CHANGED')
    const id = await keepFile(ctx, formEntityOf[purpose], 'portal:', file)
    return { id, name: file.name, size: file.size }
  },
})

/** Downloads a form; files with another purpose are not found. */
export const downloadProfileTemplateFileQuery = query({
  endpoint: downloadProfileTemplateFile,
  load: (ctx, input) => findVersion(ctx.db, input.query.versionId),
  authorize: profileTemplates.view,
  run: async (ctx, { query: { fileId } }) => {
    const form = await ctx.db
      .selectFrom('file')
      .select('id')
      .where('id', '=', fileId)
      .where('entity', 'in', formEntities)
      .executeTakeFirst()
    if (!form) throw notFound()
    return downloadFile(ctx, form.id)
  },
})
