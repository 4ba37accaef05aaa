import type { Expression } from '../domain/formula.ts'
import { numericColumns, type TableFormulas } from '../domain/table.rules.ts'
import type { TableElement } from '../domain/tree.ts'
import { readFormula } from './read-formula.ts'

/**
 * The formulas of a table; one that cannot be read calculates nothing. Of a table some of whose columns are hidden the
 * whole one is given besides: its formulas may speak of them, and find nothing there.
 */
export const tableFormulas = (table: TableElement, whole: TableElement = table): TableFormulas => {
  const known = new Set(numericColumns(whole).map(({ code }) => code))
  const formulas = new Map<string, Expression>()
  for (const { code, columnType, formula } of table.columns) {
    const read = columnType === 'CALCULATE' && formula ? readFormula(formula, known) : null
    if (read && 'expression' in read) formulas.set(code, read.expression)
  }
  return formulas
}
