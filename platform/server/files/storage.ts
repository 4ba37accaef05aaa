import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { notFound, ProductError } from '#platform/domain/product-error.ts'

/** Storage of file contents: a disk folder here, an object store elsewhere; keys are uuids. */
export type FileStorage = {
  put: (key: string, bytes: Buffer) => Promise<void>
  open: (key: string) => Promise<NodeJS.ReadableStream>
  remove: (key: string) => Promise<void>
}

/** Files in a folder, spread over 256 sub-folders; writes are atomic. */
export const diskStorage = (folder: string): FileStorage => {
  const pathOf = (key: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw notFound()
    return join(folder, key.slice(0, 2), key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      const unfinished = `${path}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    open: async (key) => {
      const path = pathOf(key)
      await stat(path).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? notFound() : error
      })
      return createReadStream(path)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

const full: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** Product error for a storage failure; the cause is logged. */
const productErrorOf = (error: unknown): Error => {
  if (error instanceof ProductError) return error
  const refusal = full.has((error as { code?: unknown }).code)
    ? new ProductError('STORAGE_FULL')
    : new ProductError('STORAGE_AWAY', { retryAfter: 30 })
  return Object.assign(refusal, { cause: error })
}

/** The same storage with error codes for its failures: it is full, or unavailable. */
export const reportingStorage = (storage: FileStorage): FileStorage => {
  const withCodes = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer
    } catch (error) {
      throw productErrorOf(error)
    }
  }
  return {
    put: (key, bytes) => withCodes(storage.put(key, bytes)),
    open: (key) => withCodes(storage.open(key)),
    remove: (key) => withCodes(storage.remove(key)),
  }
}

type Attempt = <Done>(work: () => Promise<Done>) => Promise<Done>

/** The same storage for one call: a failed attempt removes everything that the call has stored. */
export const undoableStorage = (storage: FileStorage): FileStorage & { attempt: Attempt } => {
  const puts = new Map<string, Promise<void>>()
  return {
    ...storage,
    put: (key, bytes) => {
      const put = storage.put(key, bytes)
      puts.set(key, put)
      return put
    },
    attempt: async (work) => {
      try {
        return await work()
      } catch (error) {
        // A write in progress would finish after its removal; a failed removal must not hide the cause.
        await Promise.allSettled(puts.values())
        await Promise.allSettled([...puts.keys()].map((key) => storage.remove(key)))
        throw error
      }
    },
  }
}

/** The folder of uploaded files. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files')

/** The files of a portal: a folder of its data folder. */
export const portalFiles = (dataDir: string): FileStorage =>
  reportingStorage(diskStorage(filesFolder(dataDir)))
