import Papa from 'papaparse'
import { readProfileValues, readReferences } from '#features/profiles'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { writeSheet, xlsxMime, type SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { downloadProfileTable } from '../contract/profile.endpoints.ts'
import { withDependencies } from '../../profiles/domain/dependencies.rules.ts'
import { isShown } from '../../profiles/domain/conditions.rules.ts'
import { findElement } from '../../profiles/domain/template.ts'
import { openProfile, readableIn, readableValues, type OpenProfile } from './open-profile.ts'
import { findProfile, type ProfileSubject } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { tableCells, wordsIn } from './table-cells.ts'

const cellsOf = async (
  ctx: Context,
  subject: ProfileSubject,
  { tree, codes: read }: Pick<OpenProfile, 'tree' | 'codes'>,
  code: string,
) => {
  const codes = [...withDependencies(tree, [code])].filter((one) => read.includes(one))
  const kept = await readProfileValues(ctx.db, subject.id, codes)
  const values = readableValues(subject, tree, codes, kept)
  const table = findElement(tree, code)
  // A table that is not shown is nobody's to download, nor is one that the person does not read.
  if (table?.kind !== 'TABLE' || !codes.includes(code) || !isShown(tree, table, values.plain))
    throw notFound()
  const references = await readReferences(ctx.db, values)
  return { table, ...tableCells(table, { tree, values, references, locale: ctx.locale }) }
}

/** What a spreadsheet would take for a formula is kept a text by a sign before it. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const csvCell = (cell: SheetCell, locale: Context['locale']): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // Russian spreadsheets read "12.5" as the twelfth of May.
  if (typeof cell === 'number') return locale === 'ru' ? String(cell).replace('.', ',') : String(cell)
  return typeof cell === 'string' ? asText(cell) : String(cell)
}

const csvOf = (
  titles: readonly string[],
  rows: readonly SheetCell[][],
  locale: Context['locale'],
): Buffer => {
  const lines = [titles.map(asText), ...rows.map((row) => row.map((cell) => csvCell(cell, locale)))]
  // Spreadsheets tell by the mark that the text is UTF-8.
  return Buffer.from(`\ufeff${Papa.unparse(lines, { delimiter: locale === 'ru' ? ';' : ',' })}\r\n`)
}

/** A table as a spreadsheet. */
export const downloadProfileTableQuery = query({
  endpoint: downloadProfileTable,
  load: (ctx, { query: which }) => findProfile(ctx.db, which),
  authorize: projectProfiles.read,
  run: async (ctx, { query: { code, format } }, subject) => {
    const readable = await readableIn(ctx, subject, await openProfile(ctx, subject))
    const { table, titles, rows } = await cellsOf(ctx, subject, readable, code)
    const name = wordsIn(table.name, ctx.locale)
    const stream =
      format === 'csv'
        ? csvOf(titles, rows, ctx.locale)
        : await writeSheet({ name, columns: titles.map((title) => ({ title })), rows })
    return {
      name: `${subject.name} — ${name}.${format}`,
      mime: format === 'csv' ? 'text/csv; charset=utf-8' : xlsxMime,
      size: stream.length,
      stream,
    }
  },
})
