import { sql } from 'kysely'
import type { Machine } from '#platform/domain/machine.ts'
import { refusal } from '#platform/domain/machine.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from './audit.ts'
import type { Context } from './context.ts'
import { raise } from './events/raise.ts'

/** What a transition moves: the row, the tenant it belongs to, and how to read its facts once it is locked. */
export type Moved<Facts> = {
  id: number | string
  acceleratorId: number | null
  /** Reads the facts after the lock is held, so that the guard judges what is true now. */
  facts: () => Promise<Facts>
  /** The version the person acted on; a row changed meanwhile answers the machine's conflict. */
  expectedVersion?: number
  comment?: string
  /** Further columns that change with the state. */
  set?: Record<string, unknown>
  /** What the event carries besides the row's id. */
  payload?: Record<string, unknown>
}

/**
 * Moves a row through its machine: lock, conflict, guard, update, audit, event, in this order and nowhere else.
 * Must run inside the use case's transaction.
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
  const locked = await sql<{ state: State; version: number | null }>`
    select ${column} as state, ${version} as version from ${table} where ${key} = ${moved.id} for no key update`.execute(
    ctx.db,
  )
  const row = locked.rows[0]
  if (!row) throw new ProductError('NOT_FOUND')
  if (moved.expectedVersion !== undefined && row.version !== moved.expectedVersion) {
    throw new ProductError(machine.conflict)
  }
  const refused = refusal(machine, row.state, action, ctx.actor, await moved.facts())
  if (refused) throw new ProductError(refused)

  const { to, event } = machine.transitions[action]
  const assignments = [sql`${column} = ${to}`]
  for (const [name, value] of Object.entries(moved.set ?? {}))
    assignments.push(sql`${sql.ref(name)} = ${value}`)
  await sql`update ${table} set ${sql.join(assignments)} where ${key} = ${moved.id}`.execute(ctx.db)
  await audit(ctx, {
    acceleratorId: moved.acceleratorId,
    subject: machine.name,
    subjectId: moved.id,
    action,
    from: row.state,
    to,
    comment: moved.comment ?? '',
  })
  await raise(
    ctx,
    event,
    { [machine.key ?? 'id']: moved.id, comment: moved.comment ?? '', ...moved.payload },
    moved.acceleratorId,
  )
  return to
}
