import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { openStates } from '../domain/states.ts'
import { holdExpertJob } from './expert-job.repository.ts'
import { moveJob } from './move.ts'

/** Ends every open job of the actor, whose account goes: nobody waits for a review that will not come. */
export const leaveExpertJobs = async (ctx: Pick<SignedIn, 'db' | 'actor' | 'now'>): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select id from expert_job where expert_uid = ${ctx.actor.uid} and status = any(${[...openStates]}) order by id`.execute(
    ctx.db,
  )
  for (const { id } of rows) {
    const job = await holdExpertJob(ctx, id)
    // Somebody may have ended it before the lock was had.
    if (job && openStates.some((state) => state === job.status)) await moveJob(ctx, job, 'leave', {})
  }
}
