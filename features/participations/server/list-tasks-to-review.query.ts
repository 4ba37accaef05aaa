import { sql } from 'kysely'
import { projectMatches, projectsFoundBy } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { everyWord, hasWords } from '#platform/server/lists/search.ts'
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

const taskHasWords = (
  { acceleratorId }: Pick<SignedIn, 'acceleratorId'>,
  typed: string,
  project: (word: string) => Sql,
) =>
  everyWord(
    typed,
    // The few trackpoints are searched once, not per task.
    (word) => sql`(w.trackpoint_id in (
      select x.id from trackpoint x where x.accelerator_id = ${acceleratorId} and ${hasWords(sql`x.name`, word)})
      or ${project(word)})`,
  )

/** Tasks in review in which each word matches the task's name or the project. */
const taskSearch = {
  findIds: (typed: string, ctx: Pick<SignedIn, 'acceleratorId'>): Sql => sql`
    select w.id from project_trackpoint w where w.accelerator_id = ${ctx.acceleratorId} and w.state = 'DONE_CODE'
      and ${taskHasWords(
        ctx,
        typed,
        (word) =>
          sql`(select q.project_id from project_track q where q.id = w.project_track_id) in (${projectsFoundBy(word)})`,
      )}`,
  idColumn: sql`w.id`,
  matches: (typed: string, ctx: Pick<SignedIn, 'acceleratorId'>): Sql =>
    taskHasWords(
      ctx,
      typed,
      (word) => sql`(select ${projectMatches(word)} from project_track q join project p on p.id = q.project_id
        where q.id = w.project_track_id)`,
    ),
}

/** Tasks that await a decision, the longest waiting first. */
export const listTasksToReviewQuery = listOf(listTasksToReview, {
  load: async (_ctx, { headers }) => ({ acceleratorId: headers['accelerator-id'] }),
  authorize: reviewing.list,
  rows: reviewRows,
  ...tasksToReview,
  search: taskSearch,
  sortings: () => ({ SINCE: sql`w.state_changed_at` }),
})
