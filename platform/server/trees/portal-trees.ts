import type { Config } from '#platform/server/config.ts'
import { filesFolder } from '#platform/server/files/files-folder.ts'
import { folderTree } from './folder-tree.ts'
import { movingTree } from './moving-tree.ts'
import { s3Tree } from './s3-tree.ts'
import type { Tree } from './tree.ts'

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
