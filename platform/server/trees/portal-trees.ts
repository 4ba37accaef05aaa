import type { Config } from '#platform/server/config.ts'
import { filesFolder } from '#platform/server/files/files-folder.ts'
import { folderTree } from './folder-tree.ts'
import { s3Tree } from './s3-tree.ts'
import { type Tree, MissingFile } from './tree.ts'

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

type Places = Pick<Config, 'dataDir' | 's3' | 'filesIn' | 'backups'>

/** Rights of uploads as the process's umask has them: several processes may share the folder. */
const shared = 0o666

const uploadsOnDisk = ({ dataDir }: Places): Tree => folderTree(filesFolder(dataDir), shared)

/** Where uploads go, and where they are moved from; null if they were always in one place. */
export const filePlaces = (config: Places): { to: Tree; from: Tree | null } => {
  const disk = uploadsOnDisk(config)
  if (!config.s3 || !config.filesIn) return { to: disk, from: null }
  const bucket = s3Tree(config.s3).within('files')
  return config.filesIn === 's3' ? { to: bucket, from: disk } : { to: disk, from: bucket }
}

/** The uploads of a configuration, wherever they are. */
export const filesTree = (config: Places): Tree => {
  const { to, from } = filePlaces(config)
  return from ? movingTree(to, from) : to
}

/** The place of backups; null without one. */
export const backupTree = ({ s3, backups }: Places): Tree | null => {
  if (!backups) return null
  return backups.in === 's3' && s3 ? s3Tree(s3).within('backups') : folderTree(backups.folder)
}
