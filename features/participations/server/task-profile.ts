import { shownProgress } from '#features/project-profiles'
import { readAskedProfiles, type AskedProfile } from './asked/asked-profile.ts'
import type { Db } from '#platform/server/context.ts'

/** Progress of a task's fields as the contract shows it. */
export type TaskProfile = ReturnType<typeof shownProgress>

/** How far the fields of an asked profile are filled; null when the task asks for none, not even to show them. */
export const taskProgress = (profile: AskedProfile | undefined): TaskProfile | null =>
  profile ? shownProgress(profile) : null

/** What keeps the fields of a task from being complete does not: nothing is missing. */
export const fieldsFilled = (progress: TaskProfile | null): boolean => (progress?.missingTotal ?? 0) === 0

/** The asked profile of one task; undefined when it asks for nothing. */
export const readAskedProfile = async (db: Db, taskId: number): Promise<AskedProfile | undefined> =>
  (await readAskedProfiles(db, [taskId]))[0]

/** Progress by task: of those that ask for something. */
export const readProgress = async (
  db: Db,
  taskIds: readonly number[],
): Promise<Map<number, TaskProfile | null>> =>
  new Map((await readAskedProfiles(db, taskIds)).map((profile) => [profile.taskId, taskProgress(profile)]))
