import Papa from 'papaparse'
import { readProfileValues, readReferences } from '#features/profiles'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { writeSheet, xlsxMime, type SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { downloadProfileTable } from '../contract/profile.endpoints.ts'
import { withDependencies } from '../../profiles/domain/dependencies.rules.ts'
import { findElement, type TableElement } from '../../profiles/domain/template.ts'
import { openProfile, readableValues, type OpenProfile } from './open-profile.ts'
import { findProfile, type ProfileSubject } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { tableCells, wordsIn } from './table-cells.ts'

const cellsOf = async (
  ctx: Context,
  subject: ProfileSubject,
  { tree, reads }: OpenProfile,
  table: TableElement,
) => {
  const codes = [...withDependencies(tree, [table.code])].filter(reads)
  const kept = await readProfileValues(ctx.db, subject.id, codes)
  const values = readableValues(subject, tree, codes, kept)
  const references = await readReferences(ctx.db, values)
  return tableCells(table, { values, references, locale: ctx.locale })
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
    const profile = await openProfile(ctx, subject)
    const table = findElement(profile.tree, code)
    if (table?.kind !== 'TABLE' || !profile.reads(code)) throw notFound()
    const { titles, rows } = await cellsOf(ctx, subject, profile, table)
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
