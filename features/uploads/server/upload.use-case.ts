import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { chunkLength } from '#platform/domain/upload-limits.ts'
import { cleanName } from '#platform/server/files/receive-file.ts'
import { findUpload, openUpload, removeUpload, storeChunk } from '#platform/server/files/uploads.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { dropUpload, sendChunk, startUpload } from '../contract/upload.endpoints.ts'

export const startUploadUseCase = useCase({
  endpoint: startUpload,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }, { body }) => {
    if (body.size > variablesOf(db).uploadMegabytes * 1024 * 1024) throw new ProductError('FILE_TOO_LARGE')
    const name = cleanName(body.name)
    // As in a form: nobody fills in a field with the name or the size of a file.
    if (!name || body.size === 0) throw new ProductError('FILE_INCORRECT')
    return openUpload(db, actor.uid, { ...body, name })
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
