import { MissingFile, type Tree } from './tree.ts'

/**
 * Files that are being moved from one tree to another while they are read, written and removed: what is new goes to `to`. A
 * source is whole until its copy is, so it is read first; what is not there (any more) is in `to`.
 */
export const movingTree = (to: Tree, from: Tree): Tree => ({
  name: to.name,
  list: async function* list() {
    const seen = new Set<string>()
    for (const tree of [from, to])
      for await (const file of tree.list()) {
        if (seen.has(file.path)) continue
        seen.add(file.path)
        yield file
      }
  },
  has: async (path) => (await from.has(path)) || to.has(path),
  read: async (path) => {
    try {
      return await from.read(path)
    } catch (error) {
      if (!(error instanceof MissingFile)) throw error
    }
    return to.read(path)
  },
  write: (path, content) => to.write(path, content),
  // In this order: the mover looks whether its source is still there after writing it (`moveFiles`).
  remove: async (path) => {
    await from.remove(path)
    await to.remove(path)
  },
  clear: async () => {
    await from.clear()
    await to.clear()
  },
  within: (folder) => movingTree(to.within(folder), from.within(folder)),
})
