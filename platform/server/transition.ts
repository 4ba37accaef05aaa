import { sql } from 'kysely'
import type { Machine } from '#platform/domain/machine.ts'
import { refusal } from '#platform/domain/machine.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { auditEntry } from './audit.ts'
import type { Context } from './context.ts'
import { sendAhead } from './database/pipelined-database.ts'
import { raisedEvent, wakeDispatchers } from './events/raise.ts'

/** What a transition moves: the row, the tenant it belongs to, and how to read its facts once it is locked. */
export type Moved<Facts> = {
  id: number | string
  acceleratorId: number | null
  /**
   * Reads the facts after the lock is held, so that the guard decides on what is true now: it is sent right behind the lock,
   * so its statements come in the order in which it asks them.
   */
  facts: () => Promise<Facts>
  /** The version the person acted on; a row changed meanwhile answers the machine's conflict. */
  expectedVersion?: number
  comment?: string
  /** Further columns that change with the state. */
  set?: Record<string, unknown>
  /** What the audit trail notes besides. */
  details?: Record<string, unknown>
  /** What the event carries besides the row's id. */
  payload?: Record<string, unknown>
}

/**
 * Moves a row through its machine, in this order and nowhere else: lock, facts, conflict and guard on one trip to the
 * database; update, audit entry and event in one statement that goes with whatever follows. Must run inside the
 * use case's transaction.
 */
export const transition = async <State extends string, Action extends string, Facts, Event extends string>(
  ctx: Pick<Context, 'db' | 'actor'>,
  machine: Machine<State, Action, Facts, Event>,
  action: Action,
  moved: Moved<Facts>,
): Promise<State> => {
  const table = sql.table(machine.table)
  const column = sql.ref(machine.column)
  const key = sql.ref(machine.key ?? 'id')
  const version = moved.expectedVersion === undefined ? sql`null::int` : sql.ref('version')
  const locking = sql<{ state: State; version: number | null }>`
    select ${column} as state, ${version} as version from ${table} where ${key} = ${moved.id} for no key update`.execute(
    ctx.db,
  )
  // Sent behind the lock and without waiting for it: the database reads them once the lock is held.
  const reading = moved.facts()
  reading.catch(() => {})
  const row = (await locking).rows[0]
  if (!row) throw new ProductError('NOT_FOUND')
  if (moved.expectedVersion !== undefined && row.version !== moved.expectedVersion) {
    throw new ProductError(machine.conflict, { state: row.state })
  }
  const refused = refusal(machine, row.state, action, ctx.actor, await reading)
  // Whoever comes too late is told what it is now.
  if (refused) throw new ProductError(refused, refused === machine.conflict ? { state: row.state } : {})

  const { to, event } = machine.transitions[action]
  const comment = moved.comment ?? ''
  const assignments = Object.entries({ [machine.column]: to, ...moved.set }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  const entry = auditEntry(ctx, {
    acceleratorId: moved.acceleratorId,
    subject: machine.name,
    subjectId: moved.id,
    action,
    from: row.state,
    to,
    comment,
    ...(moved.details ? { details: moved.details } : {}),
  })
  const raised = raisedEvent(ctx, {
    name: event,
    payload: { [machine.key ?? 'id']: moved.id, comment, ...moved.payload },
    acceleratorId: moved.acceleratorId,
  })
  await sendAhead(
    ctx.db,
    sql`with
      changed as (update ${table} set ${sql.join(assignments)} where ${key} = ${moved.id}),
      audited as (${entry})
      ${raised}`,
  )
  await wakeDispatchers(ctx.db)
  return to
}
