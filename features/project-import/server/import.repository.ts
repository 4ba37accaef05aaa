import { sql } from 'kysely'
import type { z } from 'zod'
import { cutText } from '#platform/domain/cut-text.ts'
import { chosenAcceleratorWith } from '#platform/server/chosen-accelerator.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { importCounts, importRow, importSettings } from '../contract/import.schemas.ts'
import { type ImportFacts } from '../domain/project-import.machine.ts'
import type { ImportState } from '../domain/states.ts'

/** Parts of the file that were not read (sheets, and cells beyond the limit, counted from 0), and corrections. */
export type ImportAbout = {
  sheet: string | null
  leftOut: { name: string; isHidden: boolean }[]
  cut?: { row: number; column: number }[]
  /** Corrected cells with the beginning of their text in the file, newest last. */
  mended?: { line: number; column: number; before: string }[]
}

/** How a file is imported. */
export type ImportSettings = z.output<typeof importSettings>

type Shown = Omit<z.output<typeof importRow>, 'actions' | 'counts'>

/** An import with the facts of its policy; `importable` is known only after planning. */
export type ImportSubject = ImportFacts &
  Shown & {
    about: ImportAbout
    version: number
    settings: ImportSettings
    createdByUid: string
    /** The person who undoes it; null before. */
    undoneByUid: string | null
    status: ImportState
  }

/** Size of a file's preview. */
const previewed = { rows: 12, characters: 200 }

/** Defaults for settings stored by earlier versions. */
const undecided = { unread: 'KEEP', conventions: [], apart: [], letters: 'ru' }

/** Columns of every import `m` of a person `u`. */
export const importColumns = sql`m.id, m.accelerator_id as "acceleratorId", m.file_name as "fileName", m.status, m.version, ${JSON.stringify(undecided)}::jsonb || m.settings as settings,
  m.about,
  m.created_by as "createdByUid", m.undone_by as "undoneByUid", m.created_at as "createdAt", m.finished_at as "finishedAt",
  ${personRefJson('u')} as "createdBy", 0 as importable`

/** An import by its id, without the cells of its file. */
export const findImport = async (db: Db, id: number): Promise<ImportSubject | undefined> => {
  const { rows } = await sql<ImportSubject>`
    select ${importColumns} from project_import m join person u on u.uid = m.created_by where m.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/**
 * After a dictionary value was changed, raises the version of all drafts of the accelerator: starting one with an
 * outdated dry run fails with `STATE_CHANGED`.
 */
export const raiseDraftVersions = async (db: Db, acceleratorId: number): Promise<void> => {
  await db
    .updateTable('project_import')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('accelerator_id', '=', acceleratorId)
    .where('status', '=', 'DRAFT')
    .execute()
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

/** Preview of a file shown with its mapping: its first rows, with the beginning of each cell. */
export const previewOf = (sheet: readonly (readonly string[])[]): string[][] =>
  sheet.slice(0, previewed.rows).map((row) => row.map((cell) => cutText(cell, previewed.characters)))

/** The same for an import that is no longer planned, without reading the rest of the file. */
export const readPreview = async (
  db: Db,
  id: number,
): Promise<{ preview: string[][]; rowsCount: number }> => {
  const { rows } = await sql<{ first: string[][]; rowsCount: number }>`
    select jsonb_path_query_array(sheet, ${`$[0 to ${previewed.rows - 1}]`}::jsonpath) as first,
      jsonb_array_length(sheet) as "rowsCount"
    from project_import where id = ${id}`.execute(db)
  const { first, rowsCount } = rows[0]!
  return { preview: previewOf(first), rowsCount }
}

const none = { WAITING: 0, CREATED: 0, UPDATED: 0, SKIPPED: 0, FAILED: 0, UNDONE: 0, KEPT: 0 }

/** Number of projects of an import `m` by outcome. */
export const importCountsJson = sql<z.output<typeof importCounts>>`(
  select ${JSON.stringify(none)}::jsonb || coalesce(jsonb_object_agg(c.status, c.n), '{}') from (
    select i.status, count(*)::int as n from project_import_item i where i.import_id = m.id group by 1) c)`

/** Serializes imports of one accelerator project by project, so that none is created twice. */
export const lockAccelerator = async ({ db }: Pick<Context, 'db'>, acceleratorId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('project-import'), ${acceleratorId}::int)`.execute(db)
}

/** Loads the accelerator in the header, for an import that has not been created yet. */
export const acceleratorOfHeader = chosenAcceleratorWith({ importable: 0 })
