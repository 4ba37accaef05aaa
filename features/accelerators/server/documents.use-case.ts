import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { FileOwner } from '#platform/domain/quotas.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { type StoredFile, downloadFile, keepFile, storeUpload } from '#platform/server/files/files.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import * as documents from '../contract/document.endpoints.ts'
import { acceleratorDocuments } from '../domain/accelerator-document.policy.ts'
import { acceleratorProfiles } from '../domain/accelerator-profile.policy.ts'
import { findAccelerator } from './accelerator.repository.ts'
import { documentsOf, findDocument, shownDocuments } from './document.repository.ts'

type Accelerator = NonNullable<Awaited<ReturnType<typeof findAccelerator>>>

const add = async (ctx: SignedIn, file: StoredFile, accelerator: Accelerator | null) => {
  const acceleratorId = accelerator?.id ?? null
  const { uid } = ctx.actor
  const owner: FileOwner = acceleratorId === null ? `person:${uid}` : `accelerator:${acceleratorId}`
  const { id } = await ctx.db
    .insertInto('accelerator_document')
    .values({
      accelerator_id: acceleratorId,
      file_id: await keepFile(ctx, 'ACCELERATOR_UPLOADS', owner, file),
      name: file.name,
      created_by: uid,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return shownDocuments(ctx.actor, await documentsOf(ctx.db, sql`d.id = ${id}`), accelerator)[0]!
}

const record = (ctx: Context, acceleratorId: number, action: AuditAction, name: string): Promise<void> =>
  audit(ctx, { acceleratorId, subject: 'accelerator', subjectId: acceleratorId, action, comment: name })

/** Documents of the caller for an unsent request. */
export const listWaitingDocumentsQuery = query({
  endpoint: documents.listWaitingDocuments,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => ({
    items: shownDocuments(
      ctx.actor,
      await documentsOf(ctx.db, sql`d.accelerator_id is null and d.created_by = ${ctx.actor.uid}`),
      null,
    ),
  }),
})

/** Stores a document for a request that is being written. */
export const uploadWaitingDocumentUseCase = useCase({
  endpoint: documents.uploadWaitingDocument,
  load: nothing,
  authorize: portalPolicy.signIn,
  prepare: storeUpload,
  run: (ctx, _input, _subject, file) => add(ctx, file, null),
})

/** Adds a document to an accelerator. */
export const uploadAcceleratorDocumentUseCase = useCase({
  endpoint: documents.uploadAcceleratorDocument,
  load: (ctx, input) => findAccelerator(ctx.db, input.query.acceleratorId),
  authorize: acceleratorProfiles.edit,
  prepare: storeUpload,
  run: async (ctx, _input, accelerator, file) => {
    await record(ctx, accelerator.id, 'addDocument', file.name)
    return add(ctx, file, accelerator)
  },
})

export const deleteAcceleratorDocumentUseCase = useCase({
  endpoint: documents.deleteAcceleratorDocument,
  load: (ctx, { body }) => findDocument(ctx.db, body.documentId),
  authorize: acceleratorDocuments.edit,
  concerns: ({ accelerator }) => accelerator,
  run: async (ctx, _input, { id, name, accelerator }) => {
    await deleteRow(ctx.db, 'accelerator_document', id)
    if (accelerator) await record(ctx, accelerator.acceleratorId, 'deleteDocument', name)
    return undefined
  },
})

export const downloadAcceleratorDocumentQuery = query({
  endpoint: documents.downloadAcceleratorDocument,
  load: (ctx, input) => findDocument(ctx.db, input.query.documentId),
  authorize: acceleratorDocuments.read,
  run: (ctx, _input, { fileId }) => downloadFile(ctx, fileId),
})
