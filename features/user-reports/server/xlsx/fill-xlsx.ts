import { zipSync } from 'fflate'
import { allOf, childOf, textIn } from '#platform/server/documents/xml-tree.ts'
import type { Formats } from '../../domain/evaluate.rules.ts'
import type { Scope } from '../../domain/template-values.ts'
import type { Pictures } from '../pictures/report-picture.ts'
import { dropCalculation, recalculated } from './calculation.ts'
import { rewriteCharts } from './charts.ts'
import { dateStyles } from './date-styles.ts'
import { writtenRow } from './filled-cells.ts'
import { layOut, type Layout, type PlacedRow } from './layout.ts'
import { mapFormula, type MapRows } from './references.ts'
import { rewriteAround, rewriteRelated } from './rewrite-around.ts'
import { placePictures, type CellPictures } from './sheet-pictures.ts'
import { sheetRows, unshare } from './sheet-rows.ts'
import { put, readPart, readWorkbook, type KnownCells, type Parts } from './workbook.ts'

/** A template of a spreadsheet filled in: rows grow, and all that names them follows. */
export const fillXlsx = (
  template: Parts,
  scopes: readonly Scope[],
  formats: Formats,
  pictures: Pictures = {},
): Uint8Array => {
  const parts = { ...template }
  const workbook = readWorkbook(parts)
  const isDate = dateStyles(readPart(parts, 'xl/styles.xml'))
  const laid = workbook.sheets.map((sheet) => {
    const rows = sheetRows(sheet, workbook.shared)
    unshare(rows)
    return { sheet, layout: layOut(rows, scopes, formats) }
  })
  const layouts = new Map(laid.map(({ sheet, layout }) => [sheet.name, layout]))
  const known: KnownCells = new Map()
  const rowsFrom =
    (own: Layout, row: PlacedRow | null): MapRows =>
    (name) =>
      name === null
        ? own.rowsFor(row?.path ?? [])
        : layouts.get(name)?.rowsFor(layouts.get(name) === own ? (row?.path ?? []) : [])
  for (const { sheet, layout } of laid) {
    const data = childOf(sheet.root, 'sheetData')
    const values = new Map<string, number | string>()
    known.set(sheet.name, values)
    const placed: CellPictures[] = []
    const filling = {
      formats,
      isDate,
      rowsOf: (one: PlacedRow) => rowsFrom(layout, one),
      known: values,
      pictures,
      placed,
    }
    if (data) data.children = layout.rows.map((row) => writtenRow(row, filling, workbook.shared))
    rewriteAround(sheet, layout, rowsFrom(layout, null))
    rewriteRelated(parts, sheet, layout)
    placePictures(parts, sheet, placed)
    put(parts, sheet.path, sheet.root)
  }
  const anywhere: MapRows = (name) => (name === null ? undefined : layouts.get(name)?.rowsFor([]))
  for (const name of allOf(workbook.root, 'definedName')) name.children = [mapFormula(textIn(name), anywhere)]
  recalculated(workbook.root)
  put(parts, 'xl/workbook.xml', workbook.root)
  rewriteCharts(parts, anywhere, known)
  dropCalculation(parts)
  return zipSync(parts, { level: 6 })
}
