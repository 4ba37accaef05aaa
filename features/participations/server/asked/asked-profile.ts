import { progressOfAsked, readAskedOf, type AskedProfile as ProfileAsked } from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import { findElement } from '../../../fields/domain/tree.ts'
import { readAsking, type Asking } from './asked-of-task.ts'

export { progressOfAsked }

/** What a task asks for, together with what the project has filled of it so far. */
export type AskedProfile = Asking & ProfileAsked

/** The asked profiles of several tasks, without those that ask for nothing. */
export const readAskedProfiles = async (db: Db, taskIds: readonly number[]): Promise<AskedProfile[]> =>
  readAskedOf(
    db,
    (await readAsking(db, taskIds)).filter(({ asked }) => asked.length > 0),
  )

/** What a task goes on asking for once it begins: of its trackpoint's fields those that its templates have now. */
export const askingAtStart = async (
  db: Db,
  taskId: number,
): Promise<Pick<AskedProfile, 'asked' | 'versionIds' | 'tree'>> => {
  const [profile] = await readAskedProfiles(db, [taskId])
  if (!profile) return { asked: [], versionIds: [], tree: { sections: [] } }
  const { asked, versionIds, tree } = profile
  return { asked: asked.filter(({ code }) => findElement(tree, code)), versionIds, tree }
}
