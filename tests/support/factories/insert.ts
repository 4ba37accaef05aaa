import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { DB } from '#platform/server/database/schema.gen.ts'

/** A table of the database. */
export type Table = keyof DB

/** A row as selected from the table. */
export type Row<T extends Table> = Selectable<DB[T]>

/** A row to be inserted. */
export type NewRow<T extends Table> = Insertable<DB[T]>

/** Some columns of a row, by their names. */
export type Columns<T extends Table> = Partial<NewRow<T>>

const checkColumns = (table: string, columns: readonly string[], rows: readonly object[]): void => {
  for (const row of rows) {
    const named = Object.keys(row).length === columns.length && columns.every((column) => column in row)
    if (!named) throw new Error(`Rows of ${table} must name the same columns: ${columns.join(', ')}`)
  }
}

const insertion = <T extends Table>(table: T, rows: readonly NewRow<T>[]) => {
  const columns = Object.keys(rows[0]!)
  checkColumns(table, columns, rows)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}

/**
 * Inserts rows in one statement with one parameter, and returns them complete in the same order. All rows have the
 * same columns; missing ones get their default. JSON columns accept objects.
 */
export const insertAll = async <T extends Table>(
  db: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<Row<T>[]> => {
  if (rows.length === 0) return []
  const inserted = await sql<Row<T>>`${insertion(table, rows)} returning *`.execute(db)
  return inserted.rows
}

/** The same for very many rows, without returning them. */
export const insertMany = async <T extends Table>(
  db: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> => {
  if (rows.length > 0) await insertion(table, rows).execute(db)
}

export const insertOne = async <T extends Table>(db: Db, table: T, row: NewRow<T>): Promise<Row<T>> =>
  (await insertAll(db, table, [row]))[0]!
