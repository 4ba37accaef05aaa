import { sql } from 'kysely'
import { findProject, lockProject, projects } from '#features/projects'
import { invalid } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { useCase } from '#platform/server/handler.ts'
import { addUnwantedReviewer, removeUnwantedReviewer } from '../../contract/unwanted-reviewer.endpoints.ts'
import { maxUnwantedReviewers } from '../../domain/states.ts'

/** If named again, the latest reason applies. */
export const addUnwantedReviewerUseCase = useCase({
  endpoint: addUnwantedReviewer,
  load: (ctx, { body: { projectId } }) => findProject(ctx.db, projectId),
  authorize: projects.edit,
  run: async (ctx, { body: { email, reason } }, { id: projectId }) => {
    await lockProject(ctx.db, projectId)
    const { rows } = await sql<{ others: number }>`
      select count(*)::int as others from unwanted_reviewer where project_id = ${projectId} and email <> ${email}`.execute(
      ctx.db,
    )
    if (rows[0]!.others >= maxUnwantedReviewers) throw invalid({ email: 'TOO_MANY' })
    await sql`insert into unwanted_reviewer (project_id, email, reason, named_by)
      values (${projectId}, ${email}, ${reason}, ${ctx.actor.uid})
      on conflict (project_id, email) do update set reason = excluded.reason, person_uid = excluded.person_uid, named_by = excluded.named_by, at = now()`.execute(
      ctx.db,
    )
    await audit(ctx, {
      acceleratorId: null,
      subject: 'project',
      subjectId: projectId,
      action: 'nameUnwantedReviewer',
    })
    return undefined
  },
})

export const removeUnwantedReviewerUseCase = useCase({
  endpoint: removeUnwantedReviewer,
  load: async (ctx, { body: { id } }) => {
    const { rows } = await sql<{ projectId: number }>`
      select project_id as "projectId" from unwanted_reviewer where id = ${id}`.execute(ctx.db)
    return rows[0] && findProject(ctx.db, rows[0].projectId)
  },
  authorize: projects.edit,
  run: async (ctx, { body: { id } }, { id: projectId }) => {
    await deleteRow(ctx.db, 'unwanted_reviewer', id)
    await audit(ctx, {
      acceleratorId: null,
      subject: 'project',
      subjectId: projectId,
      action: 'removeUnwantedReviewer',
    })
    return undefined
  },
})
