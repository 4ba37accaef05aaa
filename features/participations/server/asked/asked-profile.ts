import {
  progressOfRequested,
  readRequestedOf,
  type RequestedProfile as ProfileAsked,
} from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import { findElement } from '../../../fields/domain/tree.ts'
import { readAsking, type Asking } from './asked-of-task.ts'

export { progressOfRequested as progressOfAsked }

/** The fields that a task requests, with the project's values. */
export type AskedProfile = Asking & ProfileAsked

/** Requested fields and values of several tasks, without the tasks that request none. */
export const readAskedProfiles = async (db: Db, taskIds: readonly number[]): Promise<AskedProfile[]> =>
  readRequestedOf(
    db,
    (await readAsking(db, taskIds)).filter(({ requested }) => requested.length > 0),
  )

/** The fields that a starting task will request: those of its trackpoint that exist in the templates now. */
export const askingAtStart = async (
  db: Db,
  taskId: number,
): Promise<Pick<AskedProfile, 'requested' | 'versionIds' | 'tree'>> => {
  const [profile] = await readAskedProfiles(db, [taskId])
  if (!profile) return { requested: [], versionIds: [], tree: { sections: [] } }
  const { requested, versionIds, tree } = profile
  return { requested: requested.filter(({ code }) => findElement(tree, code)), versionIds, tree }
}
