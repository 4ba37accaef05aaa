import { numericTypes } from './element-types.ts'
import { calculate, columnsBefore, rounded, type Expression, type NumberRow } from './formula.ts'
import type { Column, FixedRow, TableElement } from './tree.ts'
import type { Item, ProfileValues, Value } from './values.ts'

/** The number in a value; `null` if there is none. */
export const numberIn = (value: Value | undefined): number | null => {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('amount' in value)) return null
  const amount = Number(value.amount)
  return value.amount.trim() !== '' && Number.isFinite(amount) ? amount : null
}

/** The numeric columns, which formulas may refer to. */
export const numericColumns = (table: TableElement): Column[] =>
  table.columns.filter(({ columnType, type }) => columnType === 'CALCULATE' || numericTypes.includes(type))

/** A row of a table: a fixed one, or one added by the team. */
export type TableRow<I> = { item: I; fixed: FixedRow | null }

/** The rows of a table in order: fixed ones in the template's order, then added ones. */
export const rowsOf = <I extends Pick<Item, 'rowKey'>>(
  { fixedRows }: Pick<TableElement, 'fixedRows'>,
  items: readonly I[],
): TableRow<I>[] => {
  const byKey = new Map(items.map((item) => [item.rowKey, item]))
  return [
    ...fixedRows.flatMap((fixed) => {
      const item = byKey.get(fixed.key)
      return item ? [{ item, fixed }] : []
    }),
    ...items.filter(({ rowKey }) => rowKey === null).map((item) => ({ item, fixed: null })),
  ]
}

/**
 * The rows as formulas see them: values of the existing columns, with DISPLAY columns filled in. Values of hidden
 * columns are ignored.
 */
export const withDisplayed = (
  { columns }: Pick<TableElement, 'columns'>,
  items: readonly Item[],
  plain: ProfileValues['plain'],
): Item[] => {
  const shown = columns.flatMap(({ columnType, code, source }): [string, Value][] =>
    columnType === 'DISPLAY' && source ? [[code, plain[source] ?? null]] : [],
  )
  const displayed = Object.fromEntries(shown)
  const codes = new Set(columns.map(({ code }) => code))
  return items.map((item) => {
    const typed = Object.entries(item.values).filter(([code]) => codes.has(code))
    return { ...item, values: { ...Object.fromEntries(typed), ...displayed } }
  })
}

/** Converts the result of a formula to a value of its column's type. */
export const calculatedValue = ({ type, currency }: Column, number: number | null): Value => {
  if (number === null || type !== 'MONEY') return number
  return { amount: String(number), currency: currency ?? 'RUB' }
}

/** Parsed formulas of a table. */
export type TableFormulas = ReadonlyMap<string, Expression>

/**
 * The order of calculation, dependencies first; `null` if there is a cycle. A formula may refer to its own column only
 * in the previous row (`previous`), and is then calculated row by row.
 */
export const formulaOrder = (formulas: TableFormulas): string[] | null => {
  const order: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (code: string): boolean => {
    const expression = formulas.get(code)
    if (!expression || state.get(code) === 'done') return true
    if (state.get(code) === 'open') return false
    state.set(code, 'open')
    if (!columnsBefore(expression, code).every(visit)) return false
    state.set(code, 'done')
    order.push(code)
    return true
  }
  return [...formulas.keys()].every(visit) ? order : null
}

/** The cycle through the columns a formula depends on, `[a, b, a]`; `null` if there is none. */
export const formulaCycle = (formulas: TableFormulas, code: string): string[] | null => {
  const seen = new Set<string>()
  const pathFrom = (at: string): string[] | null => {
    const expression = formulas.get(at)
    for (const next of expression ? columnsBefore(expression, at) : []) {
      if (next === code) return [at, code]
      if (seen.has(next)) continue
      seen.add(next)
      const path = pathFrom(next)
      if (path) return [at, ...path]
    }
    return null
  }
  return pathFrom(code)
}

/** The results of all CALCULATE cells, row by row; columns in a cycle are empty. */
export const calculatedCells = (items: readonly Item[], formulas: TableFormulas): NumberRow[] => {
  const rows: NumberRow[] = items.map(({ values }) =>
    Object.fromEntries(Object.entries(values).map(([code, value]) => [code, numberIn(value)])),
  )
  for (const code of formulaOrder(formulas) ?? []) {
    const expression = formulas.get(code)!
    rows.forEach((row, at) => {
      row[code] = calculate(expression, { rows, at })
    })
  }
  return rows.map((row) => Object.fromEntries([...formulas.keys()].map((code) => [code, row[code] ?? null])))
}

/** The total of a column; `null` without numbers. */
export const totalOf = (
  { total }: Pick<Column, 'total'>,
  numbers: readonly (number | null)[],
): number | null => {
  const given = numbers.filter((one): one is number => one !== null)
  if (total === 'NONE' || given.length === 0) return null
  const sum = given.reduce((all, one) => all + one, 0)
  return rounded(total === 'SUM' ? sum : sum / given.length, 2)
}
