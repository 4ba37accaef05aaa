import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context, Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { importCounts, importRow, importSettings } from '../contract/import.schemas.ts'
import type { ImportFacts } from '../domain/project-import.policy.ts'
import type { ImportState } from '../domain/states.ts'

/** How a file is imported. */
export type ImportSettings = z.output<typeof importSettings>

type Shown = Omit<z.output<typeof importRow>, 'actions' | 'counts'>

/** An import with the facts of its policy; `importable` is known only where it is planned. */
export type ImportSubject = ImportFacts &
  Shown & { version: number; settings: ImportSettings; createdByUid: string; status: ImportState }

const columns = sql`m.id, m.accelerator_id as "acceleratorId", m.file_name as "fileName", m.status, m.version, m.settings,
  m.created_by as "createdByUid", m.created_at as "createdAt", m.finished_at as "finishedAt",
  ${personRefJson('u')} as "createdBy", 0 as importable`

/** An import by its id, without the cells of its file. */
export const findImport = async (db: Db, id: number): Promise<ImportSubject | undefined> => {
  const { rows } = await sql<ImportSubject>`
    select ${columns} from project_import m join person u on u.uid = m.created_by where m.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** The imports of an accelerator, newest first. */
export const importsOf = async (
  db: Db,
  acceleratorId: number,
  page: ReturnType<typeof sql>,
): Promise<ImportSubject[]> => {
  const { rows } = await sql<ImportSubject>`
    select ${columns} from project_import m join person u on u.uid = m.created_by
    where m.accelerator_id = ${acceleratorId} order by m.id desc ${page}`.execute(db)
  return rows
}

/** The cells of an import's file. */
export const sheetOf = async (db: Db, id: number): Promise<string[][]> => {
  const { sheet } = await db
    .selectFrom('project_import')
    .select('sheet')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return sheet as string[][]
}

/** How many projects of each import came to what. */
export const countsOf = async (
  db: Db,
  ids: readonly number[],
): Promise<Map<number, z.output<typeof importCounts>>> => {
  const none = { WAITING: 0, CREATED: 0, UPDATED: 0, SKIPPED: 0, FAILED: 0, UNDONE: 0, KEPT: 0 }
  const { rows } = await sql<{ id: number; status: keyof typeof none; n: number }>`
    select import_id as id, status, count(*)::int as n from project_import_item
    where import_id = any(${[...ids]}::bigint[]) group by 1, 2`.execute(db)
  const counts = new Map(ids.map((id) => [id, { ...none }]))
  for (const { id, status, n } of rows) counts.get(id)![status] = n
  return counts
}

/** Lets imports of one accelerator pass one project after the other, so that none is made twice. */
export const lockAccelerator = async ({ db }: Pick<Context, 'db'>, acceleratorId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('project-import'), ${acceleratorId}::int)`.execute(db)
}
