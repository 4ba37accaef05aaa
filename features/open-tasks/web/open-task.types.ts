import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listJuryEntries, listOpenTaskEntries } from '../contract/entry.endpoints.ts'
import type { getOpenTask, listOpenTasks } from '../contract/open-task.endpoints.ts'

/** An open task as its list shows it. */
export type OpenTask = ResponseOf<typeof listOpenTasks>['items'][number]

/** An open task as its page shows it. */
export type OpenTaskPage = ResponseOf<typeof getOpenTask>

/** An entry in the organiser's list. */
export type ListedEntry = ResponseOf<typeof listOpenTaskEntries>['items'][number]

/** An entry that a juror scores. */
export type JuryEntry = ResponseOf<typeof listJuryEntries>['items'][number]

/** Data of an open task that its entries need. */
export type EnteredTask = Pick<OpenTaskPage, 'form' | 'timeZone'>
