import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import { dropUpload, sendChunk, startUpload, uploadHeader } from '#platform/contract/uploads.ts'
import { uploadChunkBytes } from '#platform/domain/upload-limits.ts'
import { ApiError, hasCode } from './api-error.ts'
import { call } from './call.ts'
import type { AnyInput, CallInput } from './call-input.ts'
import { persistently } from './persist.ts'
import { beginSending } from './sendings.ts'
import { send } from './send.ts'

type UploadOptions = {
  signal?: AbortSignal | undefined
  /** Receives the fraction that has arrived, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
  quiet?: boolean
  /** Another call follows the one that only reads the file, and receives the same upload. */
  readFirst?: boolean
}

/** Chunks in flight at once: the line stays busy while the portal answers. */
const chunksAtOnce = 3

/** Uploads that begin again because the portal has forgotten the first. */
const maxRestarts = 1

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

const drop = (uploadId: string): void => {
  call(dropUpload, { body: { uploadId } }, { deniedHere: true }).catch(() => undefined)
}

/** The portal keeps an upload that may go on, and forgets one that is cancelled or refused. */
const forget = (uploadId: string, error: unknown): void => {
  if (error instanceof ApiError && (error.isAway || error.code === 'UPLOAD_GONE')) return
  drop(uploadId)
}

type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer>; sha256: string | null }

const attempt = async (
  endpoint: Endpoint,
  input: AnyInput,
  file: SentFile,
  options: UploadOptions & { key: string },
): Promise<unknown> => {
  const { signal, quiet, key, readFirst = false } = options
  const { name, bytes, sha256 } = file
  const body = { key, name, size: bytes.byteLength, sha256 }
  const { uploadId, missing } = await persistently(
    () => call(startUpload, { body }, { signal, deniedHere: true }),
    signal,
  )
  try {
    await sendChunks(uploadId, bytes, missing, options)
    const named = { ...input, headers: { ...input.headers, [uploadHeader]: uploadId } }
    const answer: unknown = await persistently(
      () => call(endpoint, named as never, { signal, quiet, deniedHere: true }),
      signal,
    )
    if (endpoint.reads && !readFirst) drop(uploadId)
    return answer
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
    const sending = beginSending(sent)
    try {
      const answer = await attempt(endpoint, input, sent, { ...options, key: sending.key })
      sending.end()
      return answer as ResponseOf<E>
    } catch (error) {
      // What the portal did not answer goes on when the file is chosen again.
      if (error instanceof ApiError && error.isAway) sending.pause()
      else sending.end()
      if (restarts >= maxRestarts || !hasCode(error, 'UPLOAD_GONE')) throw error
    }
  }
}
