import { shownProgress } from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import { readAskedProfiles, type AskedProfile } from './asked/asked-profile.ts'

/** Progress of a task's fields, as in the contract. */
export type TaskProfile = ReturnType<typeof shownProgress>

/** Progress of a task's fields; null if the task requests none, not even read-only ones. */
export const taskProgress = (profile: AskedProfile | undefined): TaskProfile | null =>
  profile ? shownProgress(profile) : null

/** Whether all required fields are filled in; true without fields. */
export const fieldsFilled = (progress: TaskProfile | null): boolean => (progress?.missingTotal ?? 0) === 0

/** Fields and values of one task; undefined if it requests none. */
export const readAskedProfile = async (db: Db, taskId: number): Promise<AskedProfile | undefined> =>
  (await readAskedProfiles(db, [taskId]))[0]

/** Progress by task, for those that request fields. */
export const readProgress = async (
  db: Db,
  taskIds: readonly number[],
): Promise<Map<number, TaskProfile | null>> =>
  new Map((await readAskedProfiles(db, taskIds)).map((profile) => [profile.taskId, taskProgress(profile)]))
