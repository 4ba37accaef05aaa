import { sql, type RawBuilder } from 'kysely'
import { namedUid } from '#platform/domain/actor.ts'
import type { Acting, Db } from '../context.ts'
import { sendAhead } from '../database/pipelined-database.ts'
import { noteAccelerator } from '../sockets/changes.ts'
import { sayBehind } from '../sockets/channels.ts'

/** The NOTIFY channel that wakes dispatchers. */
export const eventsChannel = 'events'

export type Raised = {
  name: string
  /** An expression if the statement that raises the event also creates its data. */
  payload: Record<string, unknown> | RawBuilder<unknown>
  acceleratorId: number | null
}

const isExpression = (payload: Raised['payload']): payload is RawBuilder<unknown> =>
  'toOperationNode' in payload

/** The insert of an event into the outbox, for statements that write more than the event; use it with `wakeDispatchers`. */
export const raisedEvent = (
  { db, actor }: Acting,
  { name, payload, acceleratorId }: Raised,
): RawBuilder<unknown> => {
  noteAccelerator(db, acceleratorId)
  const payloadSql = isExpression(payload) ? payload : sql`${JSON.stringify(payload)}::jsonb`
  return sql`
    insert into event (name, payload, actor_uid, accelerator_id)
    values (${name}, ${payloadSql}, ${namedUid(actor)}, ${acceleratorId})`
}

/** Transactions whose commit already wakes the dispatchers. */
const waking = new WeakSet<Db>()

/** Dispatches the events of this transaction as soon as it is committed. */
export const wakeDispatchers = async (db: Db): Promise<void> => {
  if (db.isTransaction && waking.has(db)) return
  waking.add(db)
  await sayBehind(db, eventsChannel, [''])
}

/** Writes an event to the outbox in the caller's transaction: it is delivered if that commits. */
export const raise = async (
  ctx: Acting,
  name: string,
  payload: Record<string, unknown>,
  acceleratorId: number | null,
): Promise<void> => {
  await sendAhead(ctx.db, raisedEvent(ctx, { name, payload, acceleratorId }))
  await wakeDispatchers(ctx.db)
}
