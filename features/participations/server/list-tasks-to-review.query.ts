import { sql } from 'kysely'
import { isMember, isTeam, type Person } from '#platform/domain/actor.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { listTasksToReview } from '../contract/participation.endpoints.ts'
import { withTaskActions, taskRowColumns } from './task-rows.ts'
import { completedByUid, otherReviewers, taskJoins } from './task-facts.sql.ts'
import { reviewing } from '../domain/reviewing.policy.ts'
import type { TaskFacts } from '../domain/task.policy.ts'

type Item = ResponseOf<typeof listTasksToReview>['items'][number]

/**
 * The list twin of `tasks.review`: all of the accelerator for its team, the assigned ones for a tracker,
 * and for nobody a project of their own, nor work of their own that somebody else can review.
 */
const scope = (actor: Person, acceleratorId: number) => {
  const { uid } = actor
  const assigned = isMember(actor, acceleratorId, 'TRC') ? sql`q.tracker_uid = ${uid}` : sql`false`
  const tracked = isTeam(actor, acceleratorId) ? sql`true` : assigned
  return sql`${tracked} and (${completedByUid} is distinct from ${uid} or not ${otherReviewers})
    and not exists (select from project_member m where m.project_id = p.id and m.person_uid = ${uid})`
}

const reviewRows: RowSource<Omit<Item, 'actions' | 'blockedBy' | 'progress'> & { facts: TaskFacts }, Item> = {
  from: taskJoins,
  key: sql`w.id`,
  columns: () => sql`${taskRowColumns}, w.project_track_id as "projectTrackId",
    json_build_object('id', p.id, 'name', p.name) as project, json_build_object('id', t.id, 'name', t.name) as track`,
  row: (row, { actor }) => withTaskActions(row, actor),
}

/** Tasks that wait for a decision, the longest waiting first. */
export const listTasksToReviewQuery = listOf(listTasksToReview, {
  load: async (_ctx, { headers }) => ({ acceleratorId: headers['accelerator-id'] }),
  authorize: reviewing.list,
  rows: reviewRows,
  scope: ({ actor }, { acceleratorId }) =>
    sql`w.accelerator_id = ${acceleratorId} and w.state = 'DONE_CODE' and ${scope(actor, acceleratorId)}`,
  sortings: () => ({ SINCE: sql`w.state_changed_at` }),
  filters: {},
})
