import { MissingFile, type Tree } from './tree.ts'

/**
 * Files that are being moved from one tree to another while they are read, written and removed: what is new goes to `to`, and
 * what is not there yet is read from `from`.
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
  has: async (path) => (await to.has(path)) || (await from.has(path)) || to.has(path),
  read: async (path) => {
    // The third look finds what was moved between the first two.
    for (const tree of [to, from]) {
      try {
        return await tree.read(path)
      } catch (error) {
        if (!(error instanceof MissingFile)) throw error
      }
    }
    return to.read(path)
  },
  write: (path, content) => to.write(path, content),
  // In this order: whoever moves the file looks whether its source is still there after writing it (`moveFiles`).
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
