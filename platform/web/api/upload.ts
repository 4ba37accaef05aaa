import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import { dropUpload, sendChunk, startUpload, uploadHeader } from '#platform/contract/uploads.ts'
import { uploadChunkBytes } from '#platform/domain/upload-limits.ts'
import { ApiError, hasCode } from './api-error.ts'
import { call } from './call.ts'
import type { AnyInput, CallInput } from './call-input.ts'
import { persistently } from './persist.ts'
import { send } from './send.ts'

type UploadOptions = {
  signal?: AbortSignal | undefined
  /** Receives the fraction that has arrived, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
  quiet?: boolean
}

/** Chunks in flight at once: the line stays busy while the portal answers. */
const chunksAtOnce = 3

/** Uploads that begin again because the portal has forgotten the first. */
const mostRestarts = 1

/** Null on pages without https, where browsers do not compute it. */
const sha256Of = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | null> => {
  // The type says that it is always there.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends the missing chunks, each until it has arrived. */
const sendChunks = async (
  uploadId: string,
  bytes: Uint8Array<ArrayBuffer>,
  missing: readonly number[],
  { signal, onProgress }: UploadOptions,
): Promise<void> => {
  const waiting = [...missing]
  let left = missing.length
  const total = Math.ceil(bytes.byteLength / uploadChunkBytes)
  const report = (): void => onProgress?.((total - left) / total)
  const sendNext = async (): Promise<void> => {
    for (let start = waiting.shift(); start !== undefined; start = waiting.shift()) {
      const body = new Blob([bytes.subarray(start, start + uploadChunkBytes)])
      const input = { query: { uploadId, start }, body }
      await persistently(() => send(sendChunk, input, { signal, deniedHere: true }), signal)
      left -= 1
      report()
    }
  }
  report()
  try {
    await Promise.all(Array.from({ length: chunksAtOnce }, sendNext))
  } finally {
    // One failed: the others send nothing more.
    waiting.length = 0
  }
}

/** The portal keeps an upload that may go on, and forgets one that is cancelled or refused. */
const forget = (uploadId: string, error: unknown): void => {
  if (error instanceof ApiError && (error.isAway || error.code === 'UPLOAD_GONE')) return
  call(dropUpload, { body: { uploadId } }, { deniedHere: true }).catch(() => undefined)
}

const attempt = async (
  endpoint: Endpoint,
  input: AnyInput,
  file: { name: string; bytes: Uint8Array<ArrayBuffer>; sha256: string | null },
  options: UploadOptions,
): Promise<unknown> => {
  const { signal, quiet } = options
  const { name, bytes, sha256 } = file
  const body = { name, size: bytes.byteLength, sha256 }
  const { uploadId, missing } = await persistently(
    () => call(startUpload, { body }, { signal, deniedHere: true }),
    signal,
  )
  try {
    await sendChunks(uploadId, bytes, missing, options)
    const named = { ...input, headers: { ...input.headers, [uploadHeader]: uploadId } }
    return await persistently(
      () => call(endpoint, named as never, { signal, quiet, deniedHere: true }),
      signal,
    )
  } catch (error) {
    forget(uploadId, error)
    throw error
  }
}

/**
 * Sends a file in chunks and then makes the call that receives it. After a break of the network it goes on where it
 * stopped; so does the same file when it is chosen again after a reload.
 */
export const upload = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  file: File,
  options: UploadOptions = {},
): Promise<ResponseOf<E>> => {
  // Read once: a file that changes on the disk meanwhile would arrive in pieces of both.
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sent = { name: file.name.toWellFormed(), bytes, sha256: await sha256Of(bytes) }
  for (let restarts = 0; ; restarts += 1) {
    try {
      return (await attempt(endpoint, input, sent, options)) as ResponseOf<E>
    } catch (error) {
      if (restarts >= mostRestarts || !hasCode(error, 'UPLOAD_GONE')) throw error
    }
  }
}
