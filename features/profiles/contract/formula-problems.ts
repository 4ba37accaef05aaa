import type { Expression } from '../domain/formula.ts'
import { formulaOrder, numericColumns } from '../domain/table.rules.ts'
import { elementsOf, type TableElement, type TemplateTree } from '../domain/template.ts'
import { readFormula } from './read-formula.ts'

/** What is wrong with a formula, by the code of its table; `at` names the column and what it stumbled over. */
export type FormulaOfTableProblem = { code: string; problem: string; at?: string }

const problemsOfTable = (table: TableElement): FormulaOfTableProblem[] => {
  const known = new Set(numericColumns(table).map(({ code }) => code))
  const read = new Map<string, Expression>()
  const problems: FormulaOfTableProblem[] = []
  for (const { code, columnType, formula } of table.columns) {
    if (columnType !== 'CALCULATE' || !formula?.trim()) continue
    const found = readFormula(formula, known)
    if ('expression' in found) read.set(code, found.expression)
    else problems.push({ code: table.code, problem: `FORMULA_${found.problem}`, at: `${code}: ${found.at}` })
  }
  return formulaOrder(read) === null
    ? [...problems, { code: table.code, problem: 'FORMULA_CIRCULAR' }]
    : problems
}

/** What is wrong with the formulas of a tree: the builder says so at once, publishing once more. */
export const formulaProblems = (tree: TemplateTree): FormulaOfTableProblem[] =>
  elementsOf(tree).flatMap((element) => (element.kind === 'TABLE' ? problemsOfTable(element) : []))
