import type { Expression } from '../domain/formula.ts'
import { numericColumns, type TableFormulas } from '../domain/table.rules.ts'
import type { TableElement } from '../domain/tree.ts'
import { readFormula } from './read-formula.ts'

/**
 * Parses the formulas of a table; an invalid one calculates nothing. If some columns are hidden, `whole` is the table
 * with them, so that formulas may refer to them, as empty.
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
