import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getPublicOpenTask, listPublicOpenTasks } from '../../contract/public-open-task.endpoints.ts'

/** An open task in a list. */
export type ListedOpenTask = ResponseOf<typeof listPublicOpenTasks>['items'][number]

/** An open task on its page. */
export type PublicOpenTask = ResponseOf<typeof getPublicOpenTask>
