import type { Expression } from '../domain/formula.ts'
import { formulaCycle, numericColumns } from '../domain/table.rules.ts'
import { elementsOf, type TableElement, type ElementTree } from '../domain/tree.ts'
import { readFormula } from './read-formula.ts'

/** A problem of a formula: its table (`code`), its column (`field`), and the text that caused it. */
export type FormulaOfTableProblem = { code: string; field: string; problem: string; at: string }

/** Formats a cycle: `a → b → a`. */
export const cycleText = (cycle: readonly string[]): string => cycle.join(' → ')

const problemsOfTable = (table: TableElement): FormulaOfTableProblem[] => {
  const known = new Set(numericColumns(table).map(({ code }) => code))
  const read = new Map<string, Expression>()
  const on = (field: string, problem: string, at: string) => ({ code: table.code, field, problem, at })
  const problems: FormulaOfTableProblem[] = []
  for (const { code, columnType, formula } of table.columns) {
    if (columnType !== 'CALCULATE' || !formula?.trim()) continue
    const found = readFormula(formula, known)
    if ('expression' in found) read.set(code, found.expression)
    else problems.push(on(code, `FORMULA_${found.problem}`, found.at))
  }
  const cycles = [...read.keys()].flatMap((code) => {
    const cycle = formulaCycle(read, code)
    return cycle ? [on(code, 'FORMULA_CIRCULAR', cycleText(cycle))] : []
  })
  return [...problems, ...cycles]
}

/** Problems of the formulas of a tree, checked in the builder and again before publication. */
export const formulaProblems = (tree: ElementTree): FormulaOfTableProblem[] =>
  elementsOf(tree).flatMap((element) => (element.kind === 'TABLE' ? problemsOfTable(element) : []))
