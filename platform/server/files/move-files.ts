import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { MissingFile, type Tree } from '#platform/server/trees/tree.ts'

type Moved = { files: number; bytes: number }

const movedAtOnce = 8

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const readOrNull = async (tree: Tree, path: string): Promise<Buffer | null> => {
  try {
    return await buffer(await tree.read(path))
  } catch (error) {
    if (error instanceof MissingFile) return null
    throw error
  }
}

/** Moves one file; 0 where it was deleted meanwhile. Its source goes only after the copy was read back. */
const moveOne = async (from: Tree, to: Tree, path: string): Promise<number | null> => {
  const bytes = await readOrNull(from, path)
  if (!bytes) return null
  await to.write(path, bytes)
  // The portal removes a file from its source first (`movingTree`): a source that is gone means that the file is deleted.
  if (!(await from.has(path))) {
    await to.remove(path)
    return null
  }
  const copy = await readOrNull(to, path)
  if (!copy) return null
  if (hashOf(copy) !== hashOf(bytes))
    throw new Error(`${path}: ${to.name} returned other bytes than were written`)
  await from.remove(path)
  return bytes.length
}

const movePass = async (from: Tree, to: Tree, total: Moved): Promise<number> => {
  const files = from.list()[Symbol.asyncIterator]()
  let seen = 0
  const worker = async (): Promise<void> => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      seen += 1
      const bytes = await moveOne(from, to, next.value.path)
      if (bytes === null) continue
      total.files += 1
      total.bytes += bytes
    }
  }
  await Promise.all(Array.from({ length: movedAtOnce }, worker))
  return seen
}

/**
 * Moves all files while the portal reads, writes and deletes them (through `movingTree`). If it is cut off, the next call goes
 * on; what is moved is never in neither place.
 */
export const moveFiles = async (from: Tree, to: Tree): Promise<Moved> => {
  const total = { files: 0, bytes: 0 }
  while ((await movePass(from, to, total)) > 0);
  return total
}
