import { readFormula, type FormulaProblem } from '../../../contract/read-formula.ts'
import { calculate, columnsIn, type NumberRow } from '../../../domain/formula.ts'
import { numericColumns } from '../../../domain/table.rules.ts'
import type { TableElement } from '../../../domain/template.ts'

/** What a formula gives: nothing yet, what is wrong with it, or an example with the numbers it was made of. */
export type TriedFormula =
  | { kind: 'none' }
  | ({ kind: 'wrong' } & FormulaProblem)
  | { kind: 'example'; given: [code: string, value: number][]; result: number | null }

const samples = [10, 3, 25, 7, 40, 2, 100, 5]

/** Tries a formula on three rows of sample numbers and tells what the second one shows. */
export const tryFormula = (formula: string, table: TableElement): TriedFormula => {
  if (formula.trim() === '') return { kind: 'none' }
  const codes = numericColumns(table).map(({ code }) => code)
  const read = readFormula(formula, new Set(codes))
  if (!('expression' in read)) return { kind: 'wrong', ...read }
  const used = [...new Set(columnsIn(read.expression))]
  const numbers = used.map((_, at) => samples[at % samples.length]!)
  const rows = [0.5, 1, 2].map((part): NumberRow =>
    Object.fromEntries(used.map((code, at) => [code, numbers[at]! * part])),
  )
  return {
    kind: 'example',
    given: used.map((code, at) => [code, numbers[at]!]),
    result: calculate(read.expression, { rows, at: 1 }),
  }
}
