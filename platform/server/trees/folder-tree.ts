import { createReadStream } from 'node:fs'
import { access, mkdir, open, opendir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { insidePath, MissingFile, type Tree } from './tree.ts'

/** What a write that was cut off leaves. */
const unfinished = '.part'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const fill = async (file: FileHandle, content: Readable | Buffer): Promise<void> => {
  if (Buffer.isBuffer(content)) await file.writeFile(content)
  else for await (const chunk of content as AsyncIterable<Buffer>) await file.appendFile(chunk)
  await file.sync()
}

async function* filesOf(folder: string, below: string): AsyncGenerator<{ path: string; bytes: number }> {
  const entries = await opendir(join(folder, below)).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!entries) return
  for await (const entry of entries) {
    const path = join(below, entry.name)
    if (entry.isDirectory()) yield* filesOf(folder, path)
    if (!entry.isFile() || entry.name.endsWith(unfinished)) continue
    const bytes = await stat(join(folder, path)).then(
      ({ size }) => size,
      () => null,
    )
    // Removed since the folder was read.
    if (bytes !== null) yield { path, bytes }
  }
}

/** A folder of the disk; `mode` is the right of its files. */
export const folderTree = (folder: string, mode = 0o600): Tree => {
  const at = (path: string): string => join(folder, insidePath(path))
  return {
    name: folder,
    list: () => filesOf(folder, ''),
    has: (path) =>
      access(at(path)).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false
          throw error
        },
      ),
    read: async (path) => {
      const handle = await open(at(path)).catch((error: unknown) => {
        throw isMissing(error) ? new MissingFile(folder, path) : error
      })
      return createReadStream('', { fd: handle })
    },
    write: async (path, content) => {
      const draft = `${at(path)}${unfinished}`
      try {
        await mkdir(dirname(draft), { recursive: true })
        const file = await open(draft, 'w', mode)
        try {
          await fill(file, content)
        } finally {
          await file.close()
        }
        await rename(draft, at(path))
      } catch (error) {
        if (!Buffer.isBuffer(content)) content.destroy(error as Error)
        await rm(draft, { force: true })
        throw error
      }
    },
    remove: (path) => rm(at(path), { force: true }),
    clear: () => rm(folder, { recursive: true, force: true }),
    within: (inner) => folderTree(join(folder, insidePath(inner)), mode),
  }
}
