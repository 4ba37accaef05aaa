import { numericTypes } from './element-types.ts'
import { calculate, columnsBefore, rounded, type Expression, type NumberRow } from './formula.ts'
import type { Column, FixedRow, TableElement } from './tree.ts'
import type { Item, ProfileValues, Value } from './values.ts'

/** The number in a value; `null` for what is none. */
export const numberIn = (value: Value | undefined): number | null => {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('amount' in value)) return null
  const amount = Number(value.amount)
  return value.amount.trim() !== '' && Number.isFinite(amount) ? amount : null
}

/** The columns whose cells are numbers: what a formula may speak of. */
export const numericColumns = (table: TableElement): Column[] =>
  table.columns.filter(({ columnType, type }) => columnType === 'CALCULATE' || numericTypes.includes(type))

/** A row as it is shown: the template's own one, or one that the team added. */
export type TableRow<I> = { item: I; fixed: FixedRow | null }

/** The rows of a table in their order: the template's first, as it orders them, then those that were added. */
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
 * The rows as formulas see them: what was typed into the columns there are, and what their DISPLAY columns show. What a
 * hidden column holds counts for nothing.
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

/** What a formula found, as a value of its column's type. */
export const calculatedValue = ({ type, currency }: Column, number: number | null): Value => {
  if (number === null || type !== 'MONEY') return number
  return { amount: String(number), currency: currency ?? 'RUB' }
}

/** Formulas of a table, read. */
export type TableFormulas = ReadonlyMap<string, Expression>

/**
 * The order in which formulas can be calculated: what a formula speaks of comes before it. `null`: they lead in a
 * cycle. A formula may speak of its own column only in the row before (`previous`), and then runs row by row.
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

/** The way from a formula through the columns it needs back to itself, `[a, b, a]`; `null` where there is none. */
export const formulaCycle = (formulas: TableFormulas, code: string): string[] | null => {
  const seen = new Set<string>()
  const wayFrom = (at: string): string[] | null => {
    const expression = formulas.get(at)
    for (const next of expression ? columnsBefore(expression, at) : []) {
      if (next === code) return [at, code]
      if (seen.has(next)) continue
      seen.add(next)
      const way = wayFrom(next)
      if (way) return [at, ...way]
    }
    return null
  }
  return wayFrom(code)
}

/** What every CALCULATE cell shows, row by row; a cycle shows nothing. */
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

/** What stands below a column; `null` while there is nothing to add up. */
export const totalOf = (
  { total }: Pick<Column, 'total'>,
  numbers: readonly (number | null)[],
): number | null => {
  const given = numbers.filter((one): one is number => one !== null)
  if (total === 'NONE' || given.length === 0) return null
  const sum = given.reduce((all, one) => all + one, 0)
  return rounded(total === 'SUM' ? sum : sum / given.length, 2)
}
