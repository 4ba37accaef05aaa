import { sql } from 'kysely'
import { activeTree } from '#features/profile-templates'
import { cutText } from '#platform/domain/cut-text.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { charactersOf, maxCharacters, sheetTooLarge } from '#platform/server/spreadsheets/sheet-limits.ts'
import { chooseImportValues, fixImportCells } from '../contract/import.endpoints.ts'
import { importLimits } from '../contract/import.schemas.ts'
import { normalized } from '../domain/normalized.ts'
import { projectImports } from '../domain/project-import.machine.ts'
import {
  findImport,
  raiseDraftVersions,
  sheetOf,
  type ImportAbout,
  type ImportSubject,
} from './import.repository.ts'
import { listNames } from './plan-import.ts'
import { readAgain } from './read-import.ts'
import { rememberValues, type ChosenValue } from './remembered-values.ts'

const checkValues = async (ctx: Context, values: readonly ChosenValue[]): Promise<void> => {
  const { rows } = await sql<{ at: number }>`
    select r.at::int as at from jsonb_to_recordset(${JSON.stringify(values.map((one, at) => ({ ...one, at })))}::jsonb)
      as r (dictionary text, "valueId" bigint, at int)
    where not exists (select from dictionary d where d.code = r.dictionary)
      or (r."valueId" is not null and not exists (
        select from dictionary_value v join dictionary d on d.id = v.dictionary_id
        where v.id = r."valueId" and d.code = r.dictionary and v.status = 'ACTIVE'))`.execute(ctx.db)
  if (rows.length > 0)
    throw invalid(Object.fromEntries(rows.map(({ at }) => [`values.${at}.valueId`, 'NOT_IN_LIST' as const])))
}

/** Only names in list columns of the file are remembered. */
const checkNames = async (
  { db }: Context,
  { id, settings }: ImportSubject,
  values: readonly ChosenValue[],
): Promise<void> => {
  const names = listNames(settings, await sheetOf(db, id), await activeTree(db))
  const known = new Map([...names].map(([code, all]) => [code, new Set([...all].map(normalized))]))
  const wrong = values.flatMap(({ dictionary, name }, at) =>
    known.get(dictionary)?.has(normalized(name)) ? [] : [[`values.${at}.name`, 'NOT_IN_LIST'] as const],
  )
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
}

/** Remembers the values of names for the accelerator and plans the file again. */
export const chooseImportValuesUseCase = useCase({
  endpoint: chooseImportValues,
  load: (ctx, { body }) => findImport(ctx.db, body.importId),
  authorize: projectImports.manage,
  run: async (ctx, { body: { values } }, subject) => {
    const { id, acceleratorId, status } = subject
    if (status !== 'DRAFT') throw new ProductError('STATE_CHANGED')
    await checkValues(ctx, values)
    await checkNames(ctx, subject, values)
    await rememberValues(ctx.db, { acceleratorId, uid: ctx.actor.uid }, values)
    await raiseDraftVersions(ctx.db, acceleratorId)
    return readAgain(ctx, id)
  },
})

/**
 * Adds corrections to the known ones; each cell is listed once, with its text in the file. None is dropped: the
 * original text of a cell that is corrected again would otherwise be its earlier correction. The number of cells of
 * the file limits them.
 */
const withFixed = (
  known: NonNullable<ImportAbout['mended']>,
  places: ReadonlyMap<string, string>,
): NonNullable<ImportAbout['mended']> => {
  const placeOf = ({ line, column }: { line: number; column: number }): string => `${line - 1}/${column}`
  const first = new Map(known.map((one) => [placeOf(one), one.before]))
  const again = [...places].map(([place, before]) => {
    const [row = 0, column = 0] = place.split('/').map(Number)
    return { line: row + 1, column, before: first.get(place) ?? cutText(before, 4000) }
  })
  return [...known.filter((one) => !places.has(placeOf(one))), ...again]
}

type CellFix = { line: number; column: number; text: string; same: boolean }

/** Writes corrected cells into the rows of the file; returns their places with the text before. */
const writeCells = (sheet: string[][], headerRow: number, cells: readonly CellFix[]): Map<string, string> => {
  const places = new Map<string, string>()
  const write = (row: string[], at: number, column: number, text: string) => {
    while (row.length <= column) row.push('')
    const place = `${at}/${column}`
    if (!places.has(place)) places.set(place, row[column] ?? '')
    row[column] = text
  }
  for (const { line, column, text, same } of cells) {
    const row = sheet[line - 1]
    if (!row || column >= importLimits.columns) throw new ProductError('STATE_CHANGED')
    const before = row[column] ?? ''
    write(row, line - 1, column, text)
    if (!same || before === '') continue
    for (const [at, other] of sheet.entries())
      if (at > headerRow && other[column] === before) write(other, at, column, text)
  }
  return places
}

/** Corrects cells for the import; the uploaded file itself is unchanged. */
export const fixImportCellsUseCase = useCase({
  endpoint: fixImportCells,
  load: (ctx, { body }) => findImport(ctx.db, body.importId),
  authorize: projectImports.manage,
  run: async (ctx, { body: { version, cells } }, { id, about, settings }) => {
    const sheet = await sheetOf(ctx.db, id)
    const fixed = writeCells(sheet, settings.headerRow, cells)
    if (charactersOf(sheet) > maxCharacters) throw sheetTooLarge(importLimits)
    const cut = (about.cut ?? []).filter(({ row, column }) => !fixed.has(`${row}/${column}`))
    const saved = await ctx.db
      .updateTable('project_import')
      .set({
        sheet: JSON.stringify(sheet),
        about: JSON.stringify({ ...about, cut, mended: withFixed(about.mended ?? [], fixed) }),
        version: version + 1,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('status', '=', 'DRAFT')
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    return readAgain(ctx, id)
  },
})
