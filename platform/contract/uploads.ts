import { z } from 'zod'
import { uploadChunkBytes } from '#platform/domain/upload-limits.ts'
import { endpoint } from './endpoint.ts'
import { requiredLongText } from './fields.ts'

/** Names the upload whose file a `multipart` call receives, instead of a form with the file. */
export const uploadHeader = 'upload-id'

/**
 * Begins an upload, or resumes one: an unfinished upload of the same bytes by the same person goes on, also after a
 * reload of the page.
 */
export const startUpload = endpoint({
  name: 'startUpload',
  method: 'POST',
  path: '/upload/start',
  summary: 'Begin or resume an upload in chunks',
  body: z.strictObject({
    name: requiredLongText(1000),
    /** Bytes; `FILE_TOO_LARGE` over 10 MB. */
    size: z.int('NOT_AN_INTEGER').positive('TOO_SMALL'),
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
  errors: ['FILE_TOO_LARGE', 'UPLOAD_LIMIT'],
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
