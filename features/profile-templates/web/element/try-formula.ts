import { cycleText } from '../../../fields/contract/formula-problems.ts'
import { readFormula, type FormulaProblem } from '../../../fields/contract/read-formula.ts'
import { tableFormulas } from '../../../fields/contract/table-formulas.ts'
import { calculate, columnsIn, type NumberRow } from '../../../fields/domain/formula.ts'
import { formulaCycle, numericColumns } from '../../../fields/domain/table.rules.ts'
import type { TableElement } from '../../../fields/domain/tree.ts'

/** The result of a formula: empty, an error, or a sample result with its inputs. */
export type TriedFormula =
  | { kind: 'none' }
  | { kind: 'wrong'; problem: FormulaProblem['problem'] | 'CIRCULAR'; at: string }
  | { kind: 'example'; given: Given[]; result: number | null }

/** A column with its sample number; for the formula's own column, that of the row above. */
type Given = { code: string; value: number; isAbove: boolean }

const samples = [10, 3, 25, 7, 40, 2, 100, 5]
const parts = [0.5, 1, 2]

/** Evaluates the formula of a column on three rows of sample numbers; returns the second row's result. */
export const tryFormula = (formula: string, table: TableElement, own: string): TriedFormula => {
  if (formula.trim() === '') return { kind: 'none' }
  const codes = numericColumns(table).map(({ code }) => code)
  const read = readFormula(formula, new Set(codes))
  if (!('expression' in read)) return { kind: 'wrong', ...read }
  const cycle = formulaCycle(new Map(tableFormulas(table)).set(own, read.expression), own)
  if (cycle) return { kind: 'wrong', problem: 'CIRCULAR', at: cycleText(cycle) }
  const used = [...new Set(columnsIn(read.expression))]
  const numbers = used.map((_, at) => samples[at % samples.length]!)
  const rows = parts.map((part): NumberRow =>
    Object.fromEntries(used.map((code, at) => [code, numbers[at]! * part])),
  )
  const given = used.map((code, at): Given => {
    const isAbove = code === own
    return { code, isAbove, value: numbers[at]! * (isAbove ? parts[0]! : parts[1]!) }
  })
  return { kind: 'example', given, result: calculate(read.expression, { rows, at: 1 }) }
}
