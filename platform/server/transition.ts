import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import type { AuditSubject } from '#platform/domain/audit-subjects.ts'
import type { Machine } from '#platform/domain/machine.ts'
import { refusal } from '#platform/domain/machine.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { auditEntry } from './audit.ts'
import type { Acting, Context, Db } from './context.ts'
import { sendAhead } from './database/pipelined-database.ts'
import { raisedEvent, wakeDispatchers } from './events/raise.ts'

type Position = { state: string; version: number | null }

const position: unique symbol = Symbol('position')

/** Subject read under its row lock: nobody else can change it until the transaction ends. */
export type Locked<Subject> = Subject & { readonly [position]: Position }

type Row = Pick<Machine<string, string, never, string>, 'table' | 'column' | 'key'> & {
  /** Whether the row has a version. */
  versioned: boolean
}

const lockRow = async (
  db: Db,
  { table, column, key = 'id', versioned }: Row,
  id: number | string,
): Promise<Position | undefined> => {
  const version = versioned ? sql.ref('version') : sql`null::int`
  const { rows } = await sql<Position>`
    select ${sql.ref(column)} as state, ${version} as version from ${sql.table(table)}
    where ${sql.ref(key)} = ${id} for no key update`.execute(db)
  return rows[0]
}

/**
 * Locks a machine's row and reads its subject under the lock, in one round trip: for the `load` of a use case that
 * changes its state, so that the policy, the guard and the transition see the same data.
 */
export const lockSubject = async <Subject extends object>(
  db: Db,
  machine: Pick<Row, 'table' | 'column' | 'key'>,
  id: number | string,
  read: () => Promise<Subject | undefined>,
  { versioned = false } = {},
): Promise<Locked<Subject> | undefined> => {
  const [locked, subject] = await Promise.all([lockRow(db, { ...machine, versioned }, id), read()])
  return locked && subject && { ...subject, [position]: locked }
}

/**
 * The same for calls by ids that anybody may send: reads the subject without a lock first, so that a caller who may not
 * see it cannot make others wait. The policy decides again under the lock.
 */
export const lockVisible = async <Subject extends object>(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  {
    authorize,
    machine,
    id,
  }: {
    authorize: Pick<PolicyAction<Subject>, 'visible'>
    machine: Pick<Row, 'table' | 'column' | 'key'>
    id: number | string
  },
  read: (db: Db) => Promise<Subject | undefined>,
  options: { versioned?: boolean } = {},
): Promise<Locked<Subject> | undefined> => {
  const seen = await read(db)
  return seen && authorize.visible(actor, seen)
    ? lockSubject(db, machine, id, () => read(db), options)
    : undefined
}

/** The subject of a transition: the row, its tenant, and how to read its facts under the lock. */
export type Moved<Facts> = {
  id: number | string
  acceleratorId: number | null
  /**
   * The facts as read by `lockSubject`, or a function that reads them under the lock taken here: its statements are sent
   * right after the lock, in the order of the calls, so that the guard sees current data.
   */
  facts: Locked<Facts> | (() => Promise<Facts>)
  /** The version that the person saw; if the row has changed, the machine's conflict is thrown. */
  expectedVersion?: number
  comment?: string
  /** Writes before the update, once it is known to be allowed. */
  ahead?: () => Promise<void>
  /** Further columns that change with the state. */
  set?: Record<string, unknown>
  /** Further details for the audit trail. */
  details?: Record<string, unknown>
  /** Data of the event besides the row's id. */
  payload?: Record<string, unknown>
}

/** Sent after the lock without waiting for it: the database reads the facts once it has the lock. */
const lockAndRead = async <Facts>(
  db: Db,
  row: Row,
  { id, facts }: { id: number | string; facts: () => Promise<Facts> },
): Promise<[Position | undefined, Promise<Facts>]> => {
  const locking = lockRow(db, row, id)
  const reading = facts()
  reading.catch(() => {})
  return [await locking, reading]
}

/**
 * Moves a row through its machine, always in this order: lock and facts in one round trip, unless `lockSubject` has taken
 * them; conflict and guard; update, audit entry and event in one statement that is sent with the next one. Must run
 * inside the use case's transaction.
 */
export const transition = async <State extends string, Action extends string, Facts, Event extends string>(
  ctx: Acting,
  machine: Machine<State, Action, Facts, Event>,
  action: Action,
  moved: Moved<Facts>,
): Promise<State> => {
  const table = sql.table(machine.table)
  const key = sql.ref(machine.key ?? 'id')
  const { id, facts } = moved
  const [locked, reading] =
    typeof facts === 'function'
      ? await lockAndRead(
          ctx.db,
          { ...machine, versioned: moved.expectedVersion !== undefined },
          { id, facts },
        )
      : [facts[position], facts]
  const row = locked as { state: State; version: number | null } | undefined
  if (!row) throw new ProductError('NOT_FOUND')
  const { from, to, event, conflict = machine.conflict } = machine.transitions[action]
  if (moved.expectedVersion !== undefined && row.version !== moved.expectedVersion) {
    throw new ProductError(from.includes(row.state) ? machine.conflict : conflict, { state: row.state })
  }
  const refused = refusal(machine, row.state, action, ctx.actor, await reading)
  // The slower of two people receives the current state.
  if (refused) throw new ProductError(refused, refused === conflict ? { state: row.state } : {})

  await moved.ahead?.()
  const comment = moved.comment ?? ''
  const assignments = Object.entries({ [machine.column]: to, ...moved.set }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  const entry = auditEntry(ctx, {
    acceleratorId: moved.acceleratorId,
    // A test checks that the words of the audit trail have every machine and action.
    subject: machine.name as AuditSubject,
    subjectId: moved.id,
    action: action as unknown as AuditAction,
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
