import { childOf, childrenOf, textIn } from '#platform/server/documents/xml-tree.ts'
import { textParts } from '../template/text-parts.ts'
import type { SheetCell, SheetRow } from './layout.ts'
import { cellOf, columnName, columnNumber, movedFormula } from './references.ts'
import { cellText, type Sheet } from './workbook.ts'

/** The rows of a sheet, with the tags of their cells; cells and rows may leave out where they stand. */
export const sheetRows = (sheet: Sheet, shared: readonly string[]): SheetRow[] => {
  const data = childOf(sheet.root, 'sheetData')
  let last = 0
  return (data ? childrenOf(data, 'row') : []).map((node): SheetRow => {
    const number = Number(node.attributes['r'] ?? last + 1)
    last = number
    let column = 0
    const cells = childrenOf(node, 'c').map((cell): SheetCell => {
      const address = cell.attributes['r']
      column = address ? columnNumber(cellOf(address).column) : column + 1
      const text = cellText(cell, shared)
      return {
        node: cell,
        column: columnName(column),
        parts: text?.includes('{{') ? textParts(text) : null,
      }
    })
    return { node, number, cells }
  })
}

/** Formulas that cells share are written out: rows that are repeated share them no more. */
export const unshare = (rows: readonly SheetRow[]): void => {
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
