import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { listTasksToReview } from '../contract/participation.endpoints.ts'
import { reviewing } from '../domain/reviewing.policy.ts'
import type { TaskFacts } from '../domain/task.policy.ts'
import { placeOfTrack } from './task-facts.sql.ts'
import { withTaskActions, taskRowColumns } from './task-rows.ts'
import { tasksToReview } from './tasks-to-review.row-set.ts'

type Item = ResponseOf<typeof listTasksToReview>['items'][number]

const reviewRows: RowSource<
  Omit<Item, 'actions' | 'atExpert' | 'blockedBy' | 'progress'> & { facts: TaskFacts },
  Item
> = {
  // Only the tables of the scope, which scans up to a thousand tasks to count them; the rest is joined for one page.
  from: tasksToReview.from,
  joins: placeOfTrack,
  key: tasksToReview.key,
  columns: () => sql`${taskRowColumns}, w.project_track_id as "projectTrackId",
    json_build_object('id', p.id, 'name', p.name) as project, json_build_object('id', t.id, 'name', t.name) as track`,
  row: (row, { actor }) => withTaskActions(row, actor),
}

/** Tasks that await a decision, the longest waiting first. */
export const listTasksToReviewQuery = listOf(listTasksToReview, {
  load: async (_ctx, { headers }) => ({ acceleratorId: headers['accelerator-id'] }),
  authorize: reviewing.list,
  rows: reviewRows,
  ...tasksToReview,
  search: sql`concat_ws(' ', k.name, (select p.name from project_track q join project p on p.id = q.project_id
    where q.id = w.project_track_id))`,
  sortings: () => ({ SINCE: sql`w.state_changed_at` }),
})
