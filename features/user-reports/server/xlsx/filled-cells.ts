import { childOf, textIn, type XmlElement } from '#platform/server/documents/xml-tree.ts'
import type { Formats } from '../../domain/evaluate.rules.ts'
import { longestCell } from '../../domain/states.ts'
import type { Leaf } from '../../domain/template-values.ts'
import { placedPictures, type Pictures } from '../pictures/report-picture.ts'
import { onlyValue, textOf } from '../template/text-parts.ts'
import { scopesOf, type PlacedRow, type SheetCell } from './layout.ts'
import { mapFormula, type MapRows } from './references.ts'
import type { CellPictures } from './sheet-pictures.ts'
import { cellText } from './workbook.ts'

/** Days as spreadsheets count them. */
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
                // What looks like an escaped sign of the format would turn into that sign.
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

export type Filling = {
  formats: Formats
  isDate: (style: string | undefined) => boolean
  rowsOf: (row: PlacedRow) => MapRows
  known: Map<string, number | string>
  pictures: Pictures
  /** The pictures of the sheet, as they are met. */
  placed: CellPictures[]
}

const valueCell = (cell: XmlElement, leaf: Leaf, { isDate }: Filling): XmlElement => {
  if (leaf.day !== undefined && isDate(cell.attributes['s'])) return numberCell(cell, serial(leaf.day))
  if (leaf.number !== undefined && leaf.day === undefined) return numberCell(cell, leaf.number)
  return textCell(cell, leaf.text)
}

const filledCell = ({ node, parts, column }: SheetCell, row: PlacedRow, filling: Filling): XmlElement => {
  if (parts) {
    const scopes = scopesOf(row)
    const only = onlyValue(parts, scopes, filling.formats)
    const pictures = placedPictures(only?.picture, filling.pictures)
    if (pictures) filling.placed.push({ column, row: row.number, pictures })
    if (pictures) return textCell(node, '')
    return only ? valueCell(node, only, filling) : textCell(node, textOf(parts, scopes, filling.formats))
  }
  const formula = childOf(node, 'f')
  if (!formula) return node
  const { ref, ...attributes } = formula.attributes
  const rows = filling.rowsOf(row)
  // Drops the cached result of the template; the spreadsheet program recalculates it on opening.
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

/** Returns a row with its cells filled, and records their values in `filling.known`. */
export const writtenRow = (row: PlacedRow, filling: Filling, shared: readonly string[]): XmlElement => {
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
