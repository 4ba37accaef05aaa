import { zipSync, strFromU8, strToU8 } from 'fflate'
import { allOf, childOf, textIn, type XmlElement, childrenOf } from '#platform/server/documents/xml-tree.ts'
import type { Formats } from '../../domain/evaluate.rules.ts'
import type { Scope } from '../../domain/template-values.ts'
import type { Pictures } from '../pictures/report-picture.ts'
import { rewriteCharts } from './charts.ts'
import { writtenRow } from './filled-cells.ts'
import { layOut, type Layout, type PlacedRow } from './layout.ts'
import { mapFormula, type MapRows } from './references.ts'
import { rewriteAround, rewriteRelated } from './rewrite-around.ts'
import { placePictures, type CellPictures } from './sheet-pictures.ts'
import { sheetRows, unshare } from './sheet-rows.ts'
import { put, readPart, readWorkbook, type KnownCells, type Parts } from './workbook.ts'

const isDayFormat = (code: string): boolean =>
  /[dy]|m/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')) && !/General/i.test(code)

/** Returns a test whether a cell style formats a number as a date. */
const dateStyles = (styles: XmlElement | undefined): ((style: string | undefined) => boolean) => {
  if (!styles) return () => false
  const own = new Map(
    allOf(styles, 'numFmt').map(({ attributes }) => [
      attributes['numFmtId'] ?? '',
      isDayFormat(attributes['formatCode'] ?? ''),
    ]),
  )
  const isDay = (id: string): boolean => {
    const number = Number(id)
    return own.get(id) ?? ((number >= 14 && number <= 22) || (number >= 45 && number <= 47))
  }
  const cells = childOf(styles, 'cellXfs')
  const days = new Set(
    (cells ? childrenOf(cells, 'xf') : []).flatMap(({ attributes }, at) =>
      isDay(attributes['numFmtId'] ?? '0') ? [String(at)] : [],
    ),
  )
  return (style) => days.has(style ?? '0')
}

/** The calculation chain lists cells that have moved. Without it the program that opens the file computes a new one. */
const dropCalculation = (parts: Parts): void => {
  delete parts['xl/calcChain.xml']
  for (const name of ['xl/_rels/workbook.xml.rels', '[Content_Types].xml']) {
    const bytes = parts[name]
    if (bytes)
      parts[name] = strToU8(
        strFromU8(bytes).replace(/<(?:\w+:)?(?:Relationship|Override)\b[^>]*calcChain[^>]*\/>/g, ''),
      )
  }
}

/** Has formulas calculated where the file is opened. */
const recalculated = (root: XmlElement): void => {
  const prefix = root.name.includes(':') ? `${root.name.split(':')[0]}:` : ''
  const known = childOf(root, 'calcPr')
  const calculation = known ?? { name: `${prefix}calcPr`, attributes: {}, children: [] }
  calculation.attributes['fullCalcOnLoad'] = '1'
  if (known) return
  const after = root.children.findLastIndex(
    (node) =>
      typeof node !== 'string' &&
      /(?:^|:)(?:sheets|functionGroups|externalReferences|definedNames)$/.test(node.name),
  )
  root.children.splice(after + 1, 0, calculation)
}

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
