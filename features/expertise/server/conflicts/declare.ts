import { sql } from 'kysely'
import { isOpenReview } from '#features/participations'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { ConflictSource } from '../../domain/conflict.rules.ts'
import { isOpen } from '../../domain/expert-job.rules.ts'
import { lockExpertJob } from '../expert-job.repository.ts'
import { moveJob } from '../move.ts'

type Declared = {
  acceleratorId: number
  projectId: number
  expertUid: string
  source: ConflictSource
  reason: string
}

/** Open jobs of the expert on the project, in lock order. */
const openJobs = async ({ db }: SignedIn, { projectId, expertUid }: Declared): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select j.id from expert_job j join project_trackpoint w on w.id = j.task_id
      join project_track q on q.id = w.project_track_id
    where q.project_id = ${projectId} and j.expert_uid = ${expertUid} and ${isOpenReview}
    order by j.id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Records that the expert should not review the project, and closes their open jobs on it: as declined if the expert
 * declares it, otherwise as withdrawn. Jobs in other accelerators are closed only if the expert declares it.
 */
export const declareConflict = async (ctx: SignedIn, declared: Declared): Promise<void> => {
  const { acceleratorId, projectId, expertUid, source, reason } = declared
  const move = source === 'EXPERT' ? 'reject' : 'withdraw'
  for (const id of await openJobs(ctx, declared)) {
    const job = await lockExpertJob(ctx, id)
    if (!job || !isOpen(job.status)) continue
    if (source !== 'EXPERT' && job.acceleratorId !== acceleratorId) continue
    await moveJob(ctx, job, move, { comment: reason, details: { conflict: source } })
  }
  const { rows } = await sql<{ id: number }>`
    insert into expert_conflict (project_id, expert_uid, source, accelerator_id, reason, declared_by)
    values (${projectId}, ${expertUid}, ${source}, ${acceleratorId}, ${reason}, ${ctx.actor.uid})
    on conflict (project_id, expert_uid, source, accelerator_id) do nothing returning id`.execute(ctx.db)
  if (!rows[0]) throw new ProductError('STATE_CHANGED')
  await audit(ctx, {
    acceleratorId,
    subject: 'expert_conflict',
    subjectId: rows[0].id,
    action: 'declare',
    comment: reason,
    details: { projectId, expertUid, source },
  })
}
