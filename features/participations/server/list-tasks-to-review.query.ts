import { sql } from 'kysely'
import { isMember, isTeam, personOf, type Actor } from '#platform/domain/actor.ts'
import { query } from '#platform/server/handler.ts'
import { countUpTo } from '#platform/server/sql.ts'
import type { z } from 'zod'
import { listTasksToReview } from '../contract/participation.endpoints.ts'
import { judgeTaskRow, taskRowColumns } from './get-project-track.query.ts'
import { completedByUid, taskJoins } from './task-facts.sql.ts'
import { reviewing } from '../domain/reviewing.policy.ts'
import type { TaskFacts } from '../domain/task.policy.ts'

type Item = z.output<typeof listTasksToReview.response>['items'][number]

/**
 * The list twin of `tasks.review`: all of the accelerator for its team, the assigned ones for a tracker,
 * and for nobody a project or work of their own.
 */
const scope = (actor: Actor, acceleratorId: number) => {
  const uid = personOf(actor)?.uid ?? null
  const assigned = isMember(actor, acceleratorId, 'TRC') ? sql`q.tracker_uid = ${uid}` : sql`false`
  const tracked = isTeam(actor, acceleratorId) ? sql`true` : assigned
  return sql`${tracked} and ${completedByUid} is distinct from ${uid}
    and not exists (select from project_member m where m.project_id = p.id and m.person_uid = ${uid})`
}

/** Tasks that wait for a decision, the longest waiting first. */
export const listTasksToReviewQuery = query({
  endpoint: listTasksToReview,
  load: async (_ctx, { headers }) => ({ acceleratorId: headers['accelerator-id'] }),
  authorize: reviewing.list,
  run: async (ctx, _input, { acceleratorId }) => {
    const rows = sql`from ${taskJoins} where w.accelerator_id = ${acceleratorId} and w.state = 'DONE_CODE'
      and ${scope(ctx.actor, acceleratorId)}`
    const [found, counted] = await Promise.all([
      sql<Omit<Item, 'actions' | 'blockedBy' | 'progress'> & { facts: TaskFacts }>`
        select ${taskRowColumns}, w.project_track_id as "projectTrackId",
          json_build_object('id', p.id, 'name', p.name) as project, json_build_object('id', t.id, 'name', t.name) as track
        ${rows} order by w.state_changed_at, w.id limit 50`.execute(ctx.db),
      countUpTo(ctx.db, sql`select ${rows}`),
    ])
    return { items: found.rows.map((row) => judgeTaskRow(row, ctx.actor)), ...counted }
  },
})
