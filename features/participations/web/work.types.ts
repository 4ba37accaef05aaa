import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getProjectTrack } from '../contract/participation.endpoints.ts'
import type { getTask } from '../contract/task.endpoints.ts'

/** A project on a track, with its tasks in order. */
export type Participation = ResponseOf<typeof getProjectTrack>

/** A task in the order of its track. */
export type TaskRow = Participation['tasks'][number]

/** A task with the details of its panel. */
export type Task = ResponseOf<typeof getTask>
