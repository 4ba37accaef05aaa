import {
  calculate,
  columnFunctions,
  type Expression,
  type NumberRow,
} from '../../../../fields/domain/formula.ts'
import { formulaOrder, totalOf, type TableFormulas } from '../../../../fields/domain/table.rules.ts'
import type { Column } from '../../../../fields/domain/tree.ts'

/** Rows from one to another. */
type Range = { first: number; last: number }

/** How far a changed cell is felt in a formula: in its own row, in the rows below as well, or in all of them. */
type Reach = 'row' | 'below' | 'all'

const wider: Record<Reach, number> = { row: 0, below: 1, all: 2 }

const reachesIn = (expression: Expression, found = new Map<string, Reach>()): Map<string, Reach> => {
  const note = (code: string, reach: Reach) => {
    const known = found.get(code)
    if (!known || wider[known] < wider[reach]) found.set(code, reach)
  }
  if (expression.kind === 'column') note(expression.code, 'row')
  else if (expression.kind === 'unary') reachesIn(expression.of, found)
  else if (expression.kind === 'binary')
    [expression.left, expression.right].forEach((part) => reachesIn(part, found))
  else if (expression.kind === 'choice')
    [expression.test, expression.yes, expression.no].forEach((part) => reachesIn(part, found))
  else if (expression.kind === 'call') {
    const [first] = expression.of
    if (columnFunctions.includes(expression.name) && first?.kind === 'column')
      note(first.code, expression.name === 'previous' ? 'below' : 'all')
    else expression.of.forEach((part) => reachesIn(part, found))
  }
  return found
}

const joined = (a: Range | undefined, b: Range): Range =>
  a ? { first: Math.min(a.first, b.first), last: Math.max(a.last, b.last) } : b

const felt = ({ first, last }: Range, reach: Reach, end: number): Range => {
  if (reach === 'all') return { first: 0, last: end }
  return { first, last: reach === 'below' ? end : last }
}

/** A row of the sheet: its id and the numbers in it. */
export type SheetRow = { id: string; numbers: NumberRow }

/**
 * The numbers of a table and what its formulas make of them. A changed cell has only those cells calculated anew that
 * feel it, once per `settle`; the result is always that of `calculatedCells`.
 */
export const createFormulaSheet = (columns: readonly Column[], formulas: TableFormulas) => {
  const order = formulaOrder(formulas) ?? []
  const parts = order.map((code) => {
    const expression = formulas.get(code)!
    const reaches = reachesIn(expression)
    return { code, expression, reaches, others: [...reaches.keys()].filter((other) => other !== code) }
  })
  const given = new Map<string, boolean>()
  const totals = new Map<string, number | null>()
  let rows: NumberRow[] = []
  let ids: string[] = []
  let places = new Map<string, number>()
  let changed = new Map<string, Range>()

  const note = (code: string, range: Range) => {
    changed.set(code, joined(changed.get(code), range))
    totals.delete(code)
  }

  /** Which rows of a formula have to be calculated anew. */
  const rangeOf = ({ code, reaches, others }: (typeof parts)[number]): Range | null => {
    const end = rows.length - 1
    const isGiven = rows.some((row) => others.some((other) => typeof row[other] === 'number'))
    if (given.get(code) !== isGiven) {
      given.set(code, isGiven)
      return { first: 0, last: end }
    }
    let range: Range | undefined
    for (const [other, reach] of reaches) {
      const there = changed.get(other)
      if (there) range = joined(range, felt(there, reach, end))
    }
    // A formula of its own row before carries a change on to the end.
    return range && reaches.has(code) ? { first: range.first, last: end } : (range ?? null)
  }

  const place = (next: readonly SheetRow[]) => {
    rows = next.map(({ numbers }) => ({ ...numbers }))
    ids = next.map(({ id }) => id)
    places = new Map(ids.map((id, at) => [id, at]))
    changed = new Map()
    given.clear()
    totals.clear()
  }

  return {
    /** Puts all rows anew, in their order. */
    place,
    /** A cell holds another number. */
    change: (id: string, code: string, number: number | null): void => {
      const at = places.get(id)
      if (at === undefined || rows[at]![code] === number) return
      rows[at]![code] = number
      note(code, { first: at, last: at })
    },
    /** Calculates what feels the changes; tells the cells that show something else now. */
    settle: (): { id: string; code: string }[] => {
      const cells: { id: string; code: string }[] = []
      for (const part of parts) {
        const { code, expression } = part
        const range = rangeOf(part)
        if (!range) continue
        const before = rows.slice(range.first, range.last + 1).map((row) => row[code] ?? null)
        // As if nothing had been calculated yet: an old result must not stand for something given.
        if (part.reaches.has(code))
          for (let at = range.first; at <= range.last; at += 1) rows[at]![code] = null
        for (let at = range.first; at <= range.last; at += 1) {
          const number = calculate(expression, { rows, at })
          rows[at]![code] = number
          if (number === before[at - range.first]) continue
          note(code, { first: at, last: at })
          cells.push({ id: ids[at]!, code })
        }
      }
      changed = new Map()
      return cells
    },
    /** What a formula found in a row. */
    at: (id: string, code: string): number | null => rows[places.get(id) ?? -1]?.[code] ?? null,
    /** What stands below a column. */
    total: (code: string): number | null => {
      if (!totals.has(code)) {
        const column = columns.find((one) => one.code === code)
        const numbers = rows.map((row) => row[code] ?? null)
        totals.set(code, column ? totalOf(column, numbers) : null)
      }
      return totals.get(code)!
    },
  }
}
