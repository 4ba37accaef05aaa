import { sql } from 'kysely'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db } from './context.ts'
import type { DB } from './database/schema.gen.ts'

/** Tables with an `id` column. */
type Numbered = { [T in keyof DB]: 'id' extends keyof DB[T] ? T : never }[keyof DB]

/** Deletes a row. If two people delete it at the same moment, the history has one entry. Errors: `NOT_FOUND` for the other. */
export const deleteRow = async (db: Db, table: Numbered, id: number): Promise<void> => {
  const { rows } = await sql`delete from ${sql.table(table)} where id = ${id} returning id`.execute(db)
  stillThere(rows[0])
}
