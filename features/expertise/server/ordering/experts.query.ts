import { sql } from 'kysely'
import { notFound } from '#platform/domain/product-error.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listExperts } from '../../contract/order.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { readNearby } from '../conflicts/read-conflicts.ts'
import { expertiseOfHeader } from '../expertise-of-header.ts'
import { expertDirectory, experts, isExpertOf, type Choice } from './expert-rows.ts'

/** Active experts of the accelerator. */
export const listExpertsQuery = listOf(listExperts, {
  load: async (ctx, input): Promise<Choice & { acceleratorId: number }> => {
    const { acceleratorId } = await expertiseOfHeader(ctx, input)
    const taskId = input.query.taskId ?? null
    if (taskId === null) return { acceleratorId, taskId, project: null }
    // Members of a project's team do not learn who reviews it, or should not.
    const { rows } = await sql<{ id: number }>`
      select q.project_id as id from project_trackpoint w join project_track q on q.id = w.project_track_id
      where w.id = ${taskId} and w.accelerator_id = ${acceleratorId} and not exists (
        select from project_member m where m.project_id = q.project_id and m.person_uid = ${ctx.actor.uid})`.execute(
      ctx.db,
    )
    const project =
      rows[0] && (await readNearby(ctx.db, [rows[0].id], { acceleratorId, pays: true })).get(rows[0].id)
    if (!project) throw notFound()
    return { acceleratorId, taskId, project }
  },
  authorize: expertises.order,
  rows: (_ctx, choice) => experts(choice),
  scope: (_ctx, { acceleratorId }) => isExpertOf(acceleratorId),
  ...expertDirectory,
})
