import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { profileItem, profileValues } from '../../contract/value.schemas.ts'
import type { Value } from '../../domain/values.ts'

/** Values of a profile as the contract shows them. */
export type ReadValues = z.output<typeof profileValues>

/** A repetition or row as the contract shows it. */
export type ReadItem = z.output<typeof profileItem>

type Row = { element: string; item: string | null; field: string; value: Value; version: number }

const ofCodes = (codes: readonly string[] | undefined) =>
  codes ? sql`and element_code = any(${[...codes]})` : sql``

/**
 * What is kept of a project's profile, by codes of elements; of some elements when codes are given. Fixed rows nobody
 * wrote in are not kept: `withFixedRows` adds them.
 */
export const readProfileValues = async (
  db: Db,
  projectId: number,
  codes?: readonly string[],
): Promise<ReadValues> => {
  const [items, values] = await Promise.all([
    sql<{ id: string; element: string; rowKey: string | null }>`
      select id, element_code as element, row_key as "rowKey" from profile_item
      where project_id = ${projectId} and removed_at is null ${ofCodes(codes)}
      order by element_code, seq, id`.execute(db),
    sql<Row>`
      select element_code as element, item_id as item, field_code as field, value, version from profile_value
      where project_id = ${projectId} ${ofCodes(codes)}`.execute(db),
  ])
  const read: ReadValues = { plain: {}, versions: {}, items: {} }
  const byId = new Map<string, ReadItem>()
  for (const { id, element, rowKey } of items.rows) {
    const item: ReadItem = { id, rowKey, values: {}, versions: {} }
    byId.set(id, item)
    ;(read.items[element] ??= []).push(item)
  }
  for (const { element, item, field, value, version } of values.rows) {
    const at = item === null ? undefined : byId.get(item)
    if (item !== null && !at) continue
    if (at) at.values[field] = value
    else read.plain[element] = value
    const { versions } = at ?? read
    versions[field] = version
  }
  return read
}
