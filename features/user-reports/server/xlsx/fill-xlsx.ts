import { strFromU8, strToU8, zipSync } from 'fflate'
import {
  allOf,
  childOf,
  childrenOf,
  textIn,
  writeXml,
  type XmlElement,
} from '#platform/server/documents/xml-tree.ts'
import type { Formats } from '../../domain/evaluate.rules.ts'
import { longestCell } from '../../domain/limits.ts'
import type { Leaf, Scope } from '../../domain/template-values.ts'
import { onlyValue, saidBy, textParts } from '../template/text-parts.ts'
import { dateStyles } from './date-styles.ts'
import { rewriteCharts } from './charts.ts'
import { layOut, scopesOf, type Layout, type PlacedRow, type SheetCell, type SheetRow } from './layout.ts'
import { cellOf, columnNumber, mapFormula, movedFormula, type MapRows } from './references.ts'
import {
  cellText,
  readPart,
  readWorkbook,
  relationsOf,
  type KnownCells,
  type Parts,
  type Sheet,
} from './workbook.ts'

const sheetRows = (sheet: Sheet, shared: readonly string[]): SheetRow[] => {
  const data = childOf(sheet.root, 'sheetData')
  let last = 0
  return (data ? childrenOf(data, 'row') : []).map((node): SheetRow => {
    const number = Number(node.attributes['r'] ?? last + 1)
    last = number
    let column = 0
    const cells = childrenOf(node, 'c').map((cell): SheetCell => {
      const address = cell.attributes['r']
      const name = address ? cellOf(address).column : ''
      column = name ? columnNumber(name) : column + 1
      const text = cellText(cell, shared)
      return {
        node: cell,
        column: name || 'A',
        parts: text?.includes('{{') ? textParts(text) : null,
      }
    })
    return { node, number, cells }
  })
}

/** Expands shared formulas, because repeated rows cannot share them. */
const unshare = (rows: readonly SheetRow[]): void => {
  const masters = new Map<string, { formula: string; column: number; row: number }>()
  for (const { number, cells } of rows)
    for (const { node, column } of cells) {
      const formula = childOf(node, 'f')
      if (formula?.attributes['t'] !== 'shared') continue
      const key = formula.attributes['si'] ?? ''
      const own = textIn(formula)
      const at = { column: columnNumber(column), row: number }
      if (own) masters.set(key, { formula: own, ...at })
      const master = masters.get(key)
      if (master)
        formula.children = [
          own || movedFormula(master.formula, at.column - master.column, at.row - master.row),
        ]
      for (const name of ['t', 'si', 'ref']) delete formula.attributes[name]
    }
}

/** Converts a date to a spreadsheet serial number. */
const serial = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 25_569

const textCell = (cell: XmlElement, text: string): XmlElement => {
  const attributes = { ...cell.attributes, t: 'inlineStr' }
  if (text === '') delete (attributes as Record<string, string>)['t']
  return {
    ...cell,
    attributes,
    children:
      text === ''
        ? []
        : [
            {
              name: 'is',
              attributes: {},
              children: [
                // Escapes text that looks like an escape sequence of the format.
                {
                  name: 't',
                  attributes: { 'xml:space': 'preserve' },
                  children: [text.slice(0, longestCell).replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')],
                },
              ],
            },
          ],
  }
}

const numberCell = (cell: XmlElement, number: number): XmlElement => {
  const { t: _type, ...attributes } = cell.attributes
  return {
    ...cell,
    attributes,
    children: [{ name: 'v', attributes: {}, children: [String(number)] }],
  }
}

type Filling = {
  formats: Formats
  isDate: (style: string | undefined) => boolean
  rowsOf: (row: PlacedRow) => MapRows
  known: Map<string, number | string>
}

const valueCell = (cell: XmlElement, leaf: Leaf, { isDate }: Filling): XmlElement => {
  if (leaf.day !== undefined && isDate(cell.attributes['s'])) return numberCell(cell, serial(leaf.day))
  if (leaf.number !== undefined && leaf.day === undefined) return numberCell(cell, leaf.number)
  return textCell(cell, leaf.text)
}

const filledCell = ({ node, parts }: SheetCell, row: PlacedRow, filling: Filling): XmlElement => {
  if (parts) {
    const scopes = scopesOf(row)
    const only = onlyValue(parts, scopes, filling.formats)
    return only ? valueCell(node, only, filling) : textCell(node, saidBy(parts, scopes, filling.formats))
  }
  const formula = childOf(node, 'f')
  if (!formula) return node
  const { ref, ...attributes } = formula.attributes
  const rows = filling.rowsOf(row)
  // Drops the cached result, so that the formula is calculated when the file is opened.
  const { t: _type, ...own } = node.attributes
  return {
    ...node,
    attributes: own,
    children: [
      {
        ...formula,
        attributes: ref === undefined ? attributes : { ...attributes, ref: mapFormula(ref, rows) },
        children: [mapFormula(textIn(formula), rows)],
      },
    ],
  }
}

const noteKnown = (address: string, cell: XmlElement, known: Filling['known'], shared: readonly string[]) => {
  if (childOf(cell, 'f')) return
  const text = cellText(cell, shared)
  const value = childOf(cell, 'v')
  if (text !== undefined) known.set(address, text)
  else if (value && cell.attributes['t'] !== 'e') known.set(address, Number(textIn(value)))
}

const writtenRow = (row: PlacedRow, filling: Filling, shared: readonly string[]): XmlElement => {
  const { spans: _spans, ...attributes } = row.source.node.attributes
  return {
    ...row.source.node,
    attributes: { ...attributes, r: String(row.number) },
    children: row.source.cells.map((cell) => {
      const filled = filledCell(cell, row, filling)
      const address = `${cell.column}${row.number}`
      noteKnown(address, filled, filling.known, shared)
      return { ...filled, attributes: { ...filled.attributes, r: address } }
    }),
  }
}

const rangesIn = (said: string): [string, string][] =>
  said
    .split(/\s+/)
    .filter(Boolean)
    .map((range) => {
      const [first = 'A1', last = first] = range.split(':')
      return [first, last]
    })

const written = (first: string, last: string): string => (first === last ? first : `${first}:${last}`)

/** Updates ranges to the grown rows, as one range each. */
const widened = (said: string, { rowsFor }: Layout): string =>
  rangesIn(said)
    .map(([first, last]) => {
      const [from, until] = [cellOf(first), cellOf(last)]
      const map = rowsFor([])
      const start = map(from.row).start
      return written(`${from.column}${start}`, `${until.column}${Math.max(start, map(until.row).end)}`)
    })
    .join(' ')

/** The same for elements that each repetition needs separately: merged cells and links. */
const repeated = (element: XmlElement, { placesOf }: Layout): XmlElement[] =>
  rangesIn(element.attributes['ref'] ?? '').flatMap(([first, last]) => {
    const [from, until] = [cellOf(first), cellOf(last)]
    return placesOf(from.row, until.row).map(({ start, end }) => ({
      ...element,
      attributes: {
        ...element.attributes,
        ref: written(`${from.column}${start}`, `${until.column}${end}`),
      },
    }))
  })

const remapped = (holder: XmlElement, map: (said: string) => string, ...names: string[]): void => {
  for (const name of names) {
    const said = holder.attributes[name]
    if (said !== undefined) holder.attributes[name] = map(said)
  }
}

const rewriteAround = (sheet: Sheet, layout: Layout, rows: MapRows): void => {
  const { root } = sheet
  const wide = (said: string) => widened(said, layout)
  root.children = root.children.filter(
    (node) => typeof node === 'string' || !/(?:^|:)dimension$/.test(node.name),
  )
  for (const merged of childrenOf(root, 'mergeCells')) {
    merged.children = childrenOf(merged, 'mergeCell').flatMap((one) => repeated(one, layout))
    merged.attributes['count'] = String(merged.children.length)
  }
  for (const links of childrenOf(root, 'hyperlinks'))
    links.children = childrenOf(links, 'hyperlink').flatMap((one) => repeated(one, layout))
  for (const one of [...childrenOf(root, 'conditionalFormatting'), ...allOf(root, 'dataValidation')])
    remapped(one, wide, 'sqref')
  for (const filter of childrenOf(root, 'autoFilter')) remapped(filter, wide, 'ref')
  for (const name of ['formula', 'formula1', 'formula2'])
    for (const formula of [
      ...childrenOf(root, 'conditionalFormatting'),
      ...childrenOf(root, 'dataValidations'),
    ].flatMap((holder) => allOf(holder, name)))
      formula.children = [mapFormula(textIn(formula), rows)]
  const map = layout.rowsFor([])
  for (const breaks of childrenOf(root, 'rowBreaks'))
    for (const one of childrenOf(breaks, 'brk')) remapped(one, (id) => String(map(Number(id)).end), 'id')
}

const put = (parts: Parts, name: string, root: XmlElement): void => {
  parts[name] = strToU8(writeXml(root))
}

/** Updates tables, drawings and notes of a sheet. */
const rewriteRelated = (parts: Parts, sheet: Sheet, layout: Layout): void => {
  const map = layout.rowsFor([])
  for (const name of relationsOf(parts, sheet.path).values()) {
    const root =
      /^xl\/(?:tables|drawings|comments)/.test(name) && name.endsWith('.xml')
        ? readPart(parts, name)
        : undefined
    if (!root) continue
    if (name.startsWith('xl/tables/')) {
      for (const one of [root, ...allOf(root, 'autoFilter')])
        remapped(one, (said) => widened(said, layout), 'ref')
    } else if (name.startsWith('xl/drawings/')) {
      for (const row of allOf(root, 'row'))
        row.children = [String(Math.max(0, map(Number(textIn(row)) + 1).start - 1))]
    } else
      for (const note of allOf(root, 'comment'))
        remapped(note, (said) => `${cellOf(said).column}${map(cellOf(said).row).start}`, 'ref')
    put(parts, name, root)
  }
}

/** Deletes the calculation chain, which refers to moved cells; it is recreated when the file is opened. */
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

/** Fills in a spreadsheet template: rows are repeated, and references are updated. */
export const fillXlsx = (template: Parts, scopes: readonly Scope[], formats: Formats): Uint8Array => {
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
    if (data)
      data.children = layout.rows.map((row) =>
        writtenRow(
          row,
          { formats, isDate, rowsOf: (one) => rowsFrom(layout, one), known: values },
          workbook.shared,
        ),
      )
    rewriteAround(sheet, layout, rowsFrom(layout, null))
    rewriteRelated(parts, sheet, layout)
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
