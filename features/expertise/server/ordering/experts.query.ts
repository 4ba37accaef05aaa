import { sql } from 'kysely'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { loader } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listExperts } from '../../contract/order.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { readNearby } from '../conflicts/read-conflicts.ts'
import { expertDirectory, experts, isExpertOf, type Choice } from './expert-rows.ts'

type Subject = Choice & { acceleratorId: number }

const load = loader(
  async (ctx: SignedIn, input: InputOf<typeof listExperts>): Promise<Subject | undefined> => {
    const chosen = await chosenAccelerator(ctx, input)
    if (!chosen) return undefined
    const { acceleratorId } = chosen
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
    return { acceleratorId, taskId, project: project ?? null }
  },
  outsideTeam,
)

/** Active experts of the accelerator. Errors: 404 for a task that is not in it, or of the caller's own project. */
export const listExpertsQuery = listOf(listExperts, {
  load,
  authorize: expertises.order,
  rows: (_ctx, choice) => {
    if (choice.taskId !== null && choice.project === null) throw notFound()
    return experts(choice)
  },
  scope: (_ctx, { acceleratorId }) => isExpertOf(acceleratorId),
  ...expertDirectory,
})
