import { z } from 'zod'
import { uploadChunkBytes } from '#platform/domain/upload-limits.ts'
import { endpoint } from './endpoint.ts'

/** Names the upload whose file a `multipart` call receives, instead of a form with the file. */
export const uploadHeader = 'upload-id'

/**
 * Begins an upload, or resumes one: an unfinished upload of the same name and bytes by the same person goes on, also
 * after a reload of the page, unless another sending works on it.
 */
export const startUpload = endpoint({
  name: 'startUpload',
  method: 'POST',
  path: '/upload/start',
  summary: 'Begin or resume an upload in chunks',
  body: z.strictObject({
    /** Names this one sending of a file, so that equal files sent at once are two uploads. */
    key: z.uuid('INVALID'),
    /** As the file is called; cleaned as that of a form is. */
    name: z.string('REQUIRED').max(1000, 'TOO_LONG'),
    /** Bytes; `FILE_TOO_LARGE` over the portal's limit, `FILE_INCORRECT` for an empty file. */
    size: z.int('NOT_AN_INTEGER').nonnegative('TOO_SMALL'),
    /** Hexadecimal SHA-256 of the file, checked at the end; null where the browser cannot compute it. */
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'INVALID')
      .nullable(),
  }),
  response: z.object({
    uploadId: z.uuid(),
    /** Where the chunks begin that have not arrived. */
    missing: z.array(z.int()),
  }),
  errors: ['FILE_TOO_LARGE', 'FILE_INCORRECT', 'UPLOAD_LIMIT', 'UPLOADS_FULL'],
  // No page shows an unfinished upload.
  changes: [],
  permission: 'signed-in',
})

/** Stores a chunk, in any order. Repeating it changes nothing, so that it may be sent again after a lost answer. */
export const sendChunk = endpoint({
  name: 'sendChunk',
  method: 'POST',
  path: '/upload/chunk',
  summary: 'Send 64 KiB of an upload',
  query: z.object({
    uploadId: z.uuid('INVALID'),
    /** A multiple of the chunk's size. */
    start: z
      .string('REQUIRED')
      .regex(/^\d{1,9}$/, 'INVALID')
      .pipe(z.coerce.number()),
  }),
  transport: 'bytes',
  bodyLimit: uploadChunkBytes,
  response: null,
  errors: ['UPLOAD_GONE', 'BODY_TOO_LARGE'],
  changes: [],
  permission: 'signed-in',
})

/** Forgets an upload that its person cancelled, or whose file was refused. */
export const dropUpload = endpoint({
  name: 'dropUpload',
  method: 'POST',
  path: '/upload/drop',
  summary: 'Cancel an upload',
  body: z.strictObject({ uploadId: z.uuid('INVALID') }),
  response: null,
  errors: ['UPLOAD_GONE'],
  changes: [],
  permission: 'signed-in',
})
