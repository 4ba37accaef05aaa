import { sql } from 'kysely'
import { system } from '#platform/domain/actor.ts'
import { auditEntry } from '#platform/server/audit.ts'
import type { Acting, Db } from '#platform/server/context.ts'
import { movings, rowsOf, stays, type Moving, type Pair } from './merge-sql.ts'

/** Columns of the primary key of each table, which identify a moved row in the audit trail. */
const readKeys = async (db: Db): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any(i.indkey) order by a.attnum) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisprimary and c.relnamespace = 'public'::regnamespace`.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

const moveColumn = async (
  ctx: Acting,
  moving: Moving,
  { pair, mergeId, key }: { pair: Pair; mergeId: number; key: readonly string[] },
): Promise<number> => {
  const { table, column, rule } = moving
  const record = sql`concat_ws(' ', ${sql.join(
    key.filter((part) => part !== column).map((part) => sql`t.${sql.raw(part)}`),
  )})`
  const details = sql`jsonb_build_object('kind', ${rule.kind}::text, 'table', ${table}::text, 'column', ${column}::text,
    'record', record)`
  const { numAffectedRows } = await sql`
    with moved as (update ${sql.table(table)} t set ${sql.ref(column)} = ${pair.into}
      where t.${sql.raw(column)} = ${pair.from} and not ${stays(moving, pair)}
      returning ${key.some((part) => part !== column) ? record : sql`''`} as record)
    ${auditEntry(ctx, { acceleratorId: null, subject: 'person_merge', subjectId: mergeId, action: 'move' }, { details, from: sql`moved` })}`.execute(
    ctx.db,
  )
  return Number(numAffectedRows ?? 0)
}

/** Moves every row of the account that is closed, with an entry of the audit trail for each; returns their number. */
export const moveRows = async (ctx: Acting, pair: Pair, mergeId: number): Promise<number> => {
  const keys = await readKeys(ctx.db)
  let moved = 0
  for (const moving of movings)
    moved += await moveColumn(ctx, moving, { pair, mergeId, key: keys.get(moving.table) ?? [] })
  return moved
}

/** Whether any row could still move. */
const hasLeftovers = async (db: Db, pair: Pair): Promise<boolean> => {
  const parts = movings.map(
    (moving) => sql`exists (select from ${rowsOf(moving, pair)} and not ${stays(moving, pair)})`,
  )
  const { rows } = await sql<{ some: boolean }>`select ${sql.join(parts, sql` or `)} as some`.execute(db)
  return rows[0]!.some
}

/**
 * Moves what calls wrote that were under way when the account was closed. The lock waits for every transaction that has
 * written a reference to the account and not ended yet.
 */
export const moveLeft = async (db: Db, pair: Pair, mergeId: number): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await sql`select from person where uid in (${pair.from}, ${pair.into}) order by uid for update`.execute(
      tx,
    )
    if (await hasLeftovers(tx, pair)) await moveRows({ db: tx, actor: system }, pair, mergeId)
  })
}
