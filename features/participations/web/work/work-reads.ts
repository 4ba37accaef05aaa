import { getProjectTrack, listTasksToReview } from '../../contract/participation.endpoints.ts'
import { getTask } from '../../contract/task.endpoints.ts'

/** Calls whose answers change with every deed on a task. */
export const workReads = [getTask, getProjectTrack, listTasksToReview] as const
