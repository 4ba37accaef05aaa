import { sql } from 'kysely'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { useCase } from '#platform/server/handler.ts'
import { declareConflictOfExpert, withdrawConflictOfExpert } from '../../contract/conflict.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { declareConflict } from './declare.ts'

/** About a project on one of its tracks and a current or former expert of it; members of the project's team may not. */
export const declareConflictOfExpertUseCase = useCase({
  endpoint: declareConflictOfExpert,
  load: chosenAccelerator,
  authorize: expertises.order,
  run: async (ctx, { body: { projectId, expertUid, reason } }, { acceleratorId }) => {
    const { rows } = await sql<{ own: boolean }>`
      select exists (select from project_member m where m.project_id = p.id and m.person_uid = ${ctx.actor.uid}) as own
      from project p where p.id = ${projectId}
        and exists (select from project_track q where q.project_id = p.id and q.accelerator_id = ${acceleratorId})
        and (exists (select from accelerator_member h
            where h.accelerator_id = ${acceleratorId} and h.person_uid = ${expertUid} and h.role = 'EXP')
          or exists (select from expert_job j where j.accelerator_id = ${acceleratorId} and j.expert_uid = ${expertUid}))`.execute(
      ctx.db,
    )
    if (!rows[0]) throw notFound()
    if (rows[0].own) throw new ProductError('ACCESS_DENIED')
    await declareConflict(ctx, { acceleratorId, projectId, expertUid, source: 'ACCELERATOR', reason })
    return undefined
  },
})

/** Only conflicts declared by the accelerator itself can be revoked. */
export const withdrawConflictOfExpertUseCase = useCase({
  endpoint: withdrawConflictOfExpert,
  load: async (ctx, { body }) => {
    const { rows } = await sql<{ id: number; acceleratorId: number; projectId: number; expertUid: string }>`
      select id, accelerator_id as "acceleratorId", project_id as "projectId", expert_uid as "expertUid"
      from expert_conflict where id = ${body.conflictId} and source = 'ACCELERATOR'`.execute(ctx.db)
    return rows[0]
  },
  authorize: expertises.order,
  run: async (ctx, _input, { id, acceleratorId, projectId, expertUid }) => {
    await deleteRow(ctx.db, 'expert_conflict', id)
    await audit(ctx, {
      acceleratorId,
      subject: 'expert_conflict',
      subjectId: id,
      action: 'withdraw',
      details: { projectId, expertUid, source: 'ACCELERATOR' },
    })
    return undefined
  },
})
