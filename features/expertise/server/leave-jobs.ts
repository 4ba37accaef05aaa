import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { openStates } from '../domain/states.ts'
import { lockExpertJob } from './expert-job.repository.ts'
import { moveJob } from './move.ts'

/** Ends every open job of the actor, whose account is being deleted. */
export const leaveExpertJobs = async (ctx: Pick<SignedIn, 'db' | 'actor' | 'now'>): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select id from expert_job where expert_uid = ${ctx.actor.uid} and status = any(${[...openStates]}) order by id`.execute(
    ctx.db,
  )
  for (const { id } of rows) {
    const job = await lockExpertJob(ctx, id)
    // It may have ended before the lock was acquired.
    if (job && openStates.some((state) => state === job.status)) await moveJob(ctx, job, 'leave', {})
  }
}
