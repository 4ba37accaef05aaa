import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { folderTree } from '#platform/server/trees/folder-tree.ts'
import { MissingFile, type Tree } from '#platform/server/trees/tree.ts'
import { filesFolder } from './files-folder.ts'

/** Storage of file contents: a disk folder here, an object store elsewhere; keys are uuids. */
export type FileStorage = {
  put: (key: string, bytes: Buffer) => Promise<void>
  open: (key: string) => Promise<NodeJS.ReadableStream>
  remove: (key: string) => Promise<void>
}

/** Files of a tree, spread over 256 folders. */
export const treeStorage = (tree: Tree): FileStorage => {
  const pathOf = (key: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw notFound()
    return `${key.slice(0, 2)}/${key}`
  }
  return {
    put: async (key, bytes) => tree.write(pathOf(key), bytes),
    open: async (key) => {
      try {
        return await tree.read(pathOf(key))
      } catch (error) {
        throw error instanceof MissingFile ? notFound() : error
      }
    },
    remove: async (key) => tree.remove(pathOf(key)),
  }
}

/** Files in a folder of the disk. */
export const diskStorage = (folder: string): FileStorage => treeStorage(folderTree(folder, 0o666))

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

/** The files of a portal that keeps them in its data folder. */
export const portalFiles = (dataDir: string): FileStorage =>
  reportingStorage(diskStorage(filesFolder(dataDir)))
