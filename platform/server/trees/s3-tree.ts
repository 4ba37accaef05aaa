import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as pause } from 'node:timers/promises'
import { S3mini, S3NetworkError, S3ServiceError } from 's3mini'
import { traced } from '../tracing/tracing.ts'
import { insidePath, MissingFile, type Tree } from './tree.ts'

/** An S3-compatible server, with the bucket in the address. */
export type S3Settings = { url: string; region: string; accessKey: string; secretKey: string }

/** Parts of a large file: the least that S3 takes is 5 MB, and 10,000 parts are the most. */
const partBytes = 16 * 1024 ** 2

/** How long one request may take, in milliseconds: reading lasts as long as what reads it. */
const longest = { request: 120_000, read: 4 * 3_600_000 }

const maxTries = 3

const listedAtOnce = 1000

const isPassing = (error: unknown): boolean =>
  error instanceof S3NetworkError ||
  // What `fetch` throws where the connection broke.
  (error instanceof TypeError && error.cause !== undefined) ||
  (error instanceof S3ServiceError && (error.status >= 500 || error.status === 429))

const fullCodes: ReadonlySet<unknown> = new Set([
  'QuotaExceeded',
  'XMinioStorageFull',
  'InsufficientCapacity',
])

/** A full bucket gives the same error as a full disk. */
const describedError = (error: unknown): unknown =>
  error instanceof S3ServiceError && fullCodes.has(error.serviceCode)
    ? Object.assign(new Error(error.message, { cause: error }), { code: 'ENOSPC' })
    : error

/** Repeats what may pass: every request here may be made twice. */
const stubbornly = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await traced({ name: 'S3 request', kind: 'client' }, ask)
    } catch (error) {
      if (tries === maxTries || !isPassing(error)) throw describedError(error)
      await pause(50 * 4 ** tries)
    }
  }
}

/** Cuts a stream into parts of the same size but the last. */
async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let rest = chunk
    while (size + rest.length >= partBytes) {
      const end = partBytes - size
      yield Buffer.concat([...chunks, rest.subarray(0, end)])
      rest = rest.subarray(end)
      chunks = []
      size = 0
    }
    if (rest.length > 0) chunks.push(rest)
    size += rest.length
  }
  if (size > 0) yield Buffer.concat(chunks)
}

const type = 'application/octet-stream'

const writeParts = async (
  s3: S3mini,
  key: string,
  first: Buffer,
  others: AsyncGenerator<Buffer>,
): Promise<void> => {
  const upload = await stubbornly(() => s3.getMultipartUploadId(key, type))
  try {
    const parts = [await stubbornly(() => s3.uploadPart(key, upload, first, 1))]
    for await (const part of others)
      parts.push(await stubbornly(() => s3.uploadPart(key, upload, part, parts.length + 1)))
    await stubbornly(() => s3.completeMultipartUpload(key, upload, parts))
  } catch (error) {
    // What was sent of it would be paid for.
    await s3.abortMultipartUpload(key, upload).catch(() => {})
    throw error
  }
}

const writeStream = async (s3: S3mini, key: string, content: Readable): Promise<void> => {
  const parts = partsOf(content)
  const first = (await parts.next()).value ?? Buffer.alloc(0)
  if (first.length < partBytes) await stubbornly(() => s3.putObject(key, first, type))
  else await writeParts(s3, key, first, parts)
}

const clientOf = ({ url, region, accessKey, secretKey }: S3Settings, requestAbortTimeout: number): S3mini =>
  new S3mini({
    endpoint: url,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout,
  })

const treeOf = (s3: S3mini, reader: S3mini, prefix: string): Tree => {
  const name = `s3://${s3.bucketName}/${prefix}`
  const at = (path: string): string => `${prefix}${insidePath(path)}`
  async function* list() {
    let next: string | undefined
    do {
      const page = await stubbornly(() => s3.listObjectsPaged('/', prefix, listedAtOnce, next))
      for (const { Key: key, Size: bytes } of page?.objects ?? [])
        yield { path: key.slice(prefix.length), bytes }
      next = page?.nextContinuationToken
    } while (next)
  }
  return {
    name,
    list,
    has: async (path) => (await stubbornly(() => s3.objectExists(at(path)))) === true,
    read: async (path) => {
      const answer = await stubbornly(() => reader.getObjectResponse(at(path)))
      if (!answer) throw new MissingFile(name, path)
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([])
    },
    write: async (path, content) => {
      if (Buffer.isBuffer(content)) await stubbornly(() => s3.putObject(at(path), content, type))
      else
        await writeStream(s3, at(path), content).catch((error: unknown) => {
          content.destroy(error as Error)
          throw error
        })
    },
    remove: async (path) => void (await stubbornly(() => s3.deleteObject(at(path)))),
    clear: async () => {
      const paths: string[] = []
      for await (const { path } of list()) paths.push(path)
      for (const path of paths) await stubbornly(() => s3.deleteObject(at(path)))
    },
    within: (inner) => treeOf(s3, reader, `${prefix}${insidePath(inner)}/`),
  }
}

/** A bucket of an S3-compatible server. */
export const s3Tree = (settings: S3Settings): Tree =>
  treeOf(clientOf(settings, longest.request), clientOf(settings, longest.read), '')
