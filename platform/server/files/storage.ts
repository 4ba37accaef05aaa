import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { notFound } from '#platform/domain/product-error.ts'

/** Where the bytes of files live: a disk folder here, an object store elsewhere; keys are uuids. */
export type FileStorage = {
  put: (key: string, bytes: Buffer) => Promise<void>
  open: (key: string) => Promise<NodeJS.ReadableStream>
  remove: (key: string) => Promise<void>
}

/** Files in a folder, spread over 256 sub-folders; a file appears whole or not at all. */
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
      await stat(path).catch(() => {
        throw notFound()
      })
      return createReadStream(path)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** The files of a portal: a folder of its data folder. */
export const portalFiles = (dataDir: string): FileStorage => diskStorage(join(dataDir, 'files'))
