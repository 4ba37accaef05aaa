import { sql } from 'kysely'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { listTasksToReview } from '../contract/participation.endpoints.ts'
import { withTaskActions, taskRowColumns } from './task-rows.ts'
import { placeOfTrack, taskOfTrack } from './task-facts.sql.ts'
import { decidable, tasksToReviewScope } from './tasks-to-review.scope.ts'
import { reviewing } from '../domain/reviewing.policy.ts'
import type { TaskFacts } from '../domain/task.policy.ts'

type Item = ResponseOf<typeof listTasksToReview>['items'][number]

const reviewRows: RowSource<
  Omit<Item, 'actions' | 'atExpert' | 'blockedBy' | 'progress'> & { facts: TaskFacts },
  Item
> = {
  // Only the tables of the scope, which scans up to a thousand tasks to count them; the rest is joined for one page.
  from: taskOfTrack,
  joins: placeOfTrack,
  key: sql`w.id`,
  columns: () => sql`${taskRowColumns}, w.project_track_id as "projectTrackId",
    json_build_object('id', p.id, 'name', p.name) as project, json_build_object('id', t.id, 'name', t.name) as track`,
  row: (row, { actor }) => withTaskActions(row, actor),
}

/** Tasks that await a decision, the longest waiting first. */
export const listTasksToReviewQuery = listOf(listTasksToReview, {
  load: async (_ctx, { headers }) => ({ acceleratorId: headers['accelerator-id'] }),
  authorize: reviewing.list,
  rows: reviewRows,
  scope: ({ actor }, { acceleratorId }) => tasksToReviewScope(actor, acceleratorId),
  sortings: () => ({ SINCE: sql`w.state_changed_at` }),
  filters: { decidable: (now) => sql`${decidable} = ${now}` },
})
