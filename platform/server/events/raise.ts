import { sql } from 'kysely'
import { personOf } from '#platform/domain/actor.ts'
import type { Context } from '../context.ts'

/** Name of the job that fans an event out to its subscribers. */
export const dispatchJob = 'dispatch-event'

/**
 * Writes an event to the outbox and enqueues its dispatch, both in the caller's transaction:
 * what was committed is told, what was rolled back is not.
 */
export const raise = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  name: string,
  payload: Record<string, unknown>,
  acceleratorId: number | null,
): Promise<void> => {
  await sql`
    with written as (
      insert into event (name, payload, actor_uid, accelerator_id)
      values (${name}, ${JSON.stringify(payload)}::jsonb, ${personOf(ctx.actor)?.uid ?? null}, ${acceleratorId})
      returning id
    )
    select graphile_worker.add_job(${dispatchJob}, json_build_object('eventId', id)) from written`.execute(
    ctx.db,
  )
}
