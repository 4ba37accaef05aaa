import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { docxMime } from '#platform/server/documents/write-docx.ts'
import { keepFile, storeFile } from '#platform/server/files/files.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { useCase } from '#platform/server/handler.ts'
import { resetActTemplate, uploadActTemplate } from '../../contract/act.endpoints.ts'
import { expertBooks } from '../../domain/expert-payment.policy.ts'
import type { ActLanguage } from '../../domain/states.ts'
import { booksOfHeader } from '../books-of-header.ts'
import { problemsOfTemplate } from './act-documents.ts'
import { findTemplate } from './template-file.ts'

/** Replaces or removes the accelerator's template, and deletes the previous file. */
const replace = async (
  ctx: SignedIn,
  acceleratorId: number,
  language: ActLanguage,
  fileId: string | null,
): Promise<void> => {
  await sql`select from accelerator where id = ${acceleratorId} for no key update`.execute(ctx.db)
  const before = await findTemplate(ctx.db, acceleratorId, language)
  if (!before && fileId === null) return
  await (
    fileId === null
      ? sql`delete from expert_act_template where accelerator_id = ${acceleratorId} and language = ${language}`
      : sql`insert into expert_act_template (accelerator_id, language, file_id, uploaded_by, uploaded_at)
        values (${acceleratorId}, ${language}, ${fileId}, ${ctx.actor.uid}, ${ctx.now.toISOString()})
        on conflict (accelerator_id, language) do update
        set file_id = excluded.file_id, uploaded_by = excluded.uploaded_by, uploaded_at = excluded.uploaded_at`
  ).execute(ctx.db)
  if (before) await forgetFiles(ctx.db, [before.id])
  await audit(ctx, {
    acceleratorId,
    subject: 'expert_act_template',
    subjectId: acceleratorId,
    action: fileId === null ? 'reset' : 'upload',
    details: { language },
  })
}

export const uploadActTemplateUseCase = useCase({
  endpoint: uploadActTemplate,
  load: booksOfHeader,
  authorize: expertBooks.keep,
  prepare: async (ctx, { body: upload }) => {
    if (upload.mime !== docxMime) throw new ProductError('FILE_INCORRECT')
    const problems = await problemsOfTemplate(ctx.actor.uid, upload.bytes)
    return { problems, file: problems.length > 0 ? null : await storeFile(ctx, upload) }
  },
  run: async (ctx, { query: { language } }, { acceleratorId }, { problems, file }) => {
    if (!file) return { kept: false, problems }
    const id = await keepFile(ctx, 'REPORT_TEMPLATE', `accelerator:${acceleratorId}`, file)
    await replace(ctx, acceleratorId, language, id)
    return { kept: true, problems }
  },
})

export const resetActTemplateUseCase = useCase({
  endpoint: resetActTemplate,
  load: booksOfHeader,
  authorize: expertBooks.keep,
  run: async (ctx, { body: { language } }, { acceleratorId }) => {
    await replace(ctx, acceleratorId, language, null)
    return undefined
  },
})
