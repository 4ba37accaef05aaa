import { sql, type RawBuilder } from 'kysely'
import { personOf } from '#platform/domain/actor.ts'
import type { Context } from '../context.ts'
import { noteAccelerator } from '../sockets/changes.ts'
import { sendAhead } from '../database/pipelined-database.ts'

/** Name of the job that fans an event out to its subscribers. */
export const dispatchJob = 'dispatch-event'

/** An event to raise. */
export type Raised = { name: string; payload: Record<string, unknown>; acceleratorId: number | null }

/** The end of a statement `with ...`: the event goes into the outbox, its dispatch into the queue. */
export const raisedEvent = (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { name, payload, acceleratorId }: Raised,
): RawBuilder<unknown> => {
  noteAccelerator(db, acceleratorId)
  return sql`
  raised as (
    insert into event (name, payload, actor_uid, accelerator_id)
    values (${name}, ${JSON.stringify(payload)}::jsonb, ${personOf(actor)?.uid ?? null}, ${acceleratorId})
    returning id
  )
  select graphile_worker.add_job(${dispatchJob}, json_build_object('eventId', id)) from raised`
}

/**
 * Writes an event to the outbox and enqueues its dispatch, both in the caller's transaction:
 * what was committed is told, what was rolled back is not.
 */
export const raise = (
  ctx: Pick<Context, 'db' | 'actor'>,
  name: string,
  payload: Record<string, unknown>,
  acceleratorId: number | null,
): Promise<void> => sendAhead(ctx.db, sql`with ${raisedEvent(ctx, { name, payload, acceleratorId })}`)
