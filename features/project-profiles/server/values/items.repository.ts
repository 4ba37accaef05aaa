import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Numbered } from '../../domain/item-order.rules.ts'

/** A stored item, possibly removed. */
export type StoredItem = Numbered & { rowKey: string | null; removed: boolean }

const columns = sql`id, seq, row_key as "rowKey", removed_at is not null as removed`

/** The items of an element, in order, including removed ones. */
export const itemsOf = async (db: Db, projectId: number, code: string): Promise<StoredItem[]> => {
  const { rows } = await sql<StoredItem>`
    select ${columns} from profile_item where project_id = ${projectId} and element_code = ${code}
    order by seq, id`.execute(db)
  return rows
}

export type NewItem = { id: string; code: string; seq: number; rowKey: string | null }

/** Inserts new items; returns the ids that were free. */
export const insertItems = async (
  db: Db,
  projectId: number,
  items: readonly NewItem[],
  now: Date,
): Promise<Set<string>> => {
  if (items.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    insert into profile_item (id, project_id, element_code, seq, row_key, created_at)
    select i.id, ${projectId}, i.code, i.seq, i."rowKey", ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i (id uuid, code text, seq int, "rowKey" text)
    on conflict do nothing returning id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export const renumberItems = async (db: Db, changed: readonly Numbered[]): Promise<void> => {
  if (changed.length === 0) return
  await sql`
    update profile_item p set seq = i.seq
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as i (id uuid, seq int) where p.id = i.id`.execute(
    db,
  )
}

/** The elements of those items that currently exist in a project's profile. */
export const standingItems = async (
  db: Db,
  projectId: number,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; code: string }>`
    select id, element_code as code from profile_item
    where project_id = ${projectId} and id = any(${[...ids]}::uuid[]) and removed_at is null`.execute(db)
  return new Map(rows.map(({ id, code }) => [id, code]))
}
