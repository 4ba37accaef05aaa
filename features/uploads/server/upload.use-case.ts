import { maxFileSize } from '#platform/domain/file-rules.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { chunkLength } from '#platform/domain/upload-limits.ts'
import { findUpload, openUpload, removeUpload, storeChunk } from '#platform/server/files/uploads.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { dropUpload, sendChunk, startUpload } from '../contract/upload.endpoints.ts'

export const startUploadUseCase = useCase({
  endpoint: startUpload,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }, { body }) => {
    if (body.size > maxFileSize) throw new ProductError('FILE_TOO_LARGE')
    return openUpload(db, actor.uid, body)
  },
})

export const sendChunkUseCase = useCase({
  endpoint: sendChunk,
  load: ({ db, actor }, { query }) => findUpload(db, actor.uid, query.uploadId),
  authorize: portalPolicy.signIn,
  run: async ({ db }, { query: { start }, body }, upload) => {
    const length = chunkLength(upload.size, start)
    if (length === null) throw invalid({ start: 'INVALID' })
    if (body.length !== length) throw invalid({ body: 'INVALID' })
    await storeChunk(db, upload, start, body)
    return undefined
  },
})

export const dropUploadUseCase = useCase({
  endpoint: dropUpload,
  load: ({ db, actor }, { body }) => findUpload(db, actor.uid, body.uploadId),
  authorize: portalPolicy.signIn,
  run: async ({ db }, _input, { id }) => {
    await removeUpload(db, id)
    return undefined
  },
})
