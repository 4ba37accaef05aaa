import {
  calculate,
  columnFunctions,
  type Expression,
  type NumberRow,
} from '../../../../fields/domain/formula.ts'
import { formulaOrder, totalOf, type TableFormulas } from '../../../../fields/domain/table.rules.ts'
import type { Column } from '../../../../fields/domain/tree.ts'

/** A range of rows. */
type Range = { first: number; last: number }

/** The rows of a formula that depend on a changed cell: its own, also those below, or all. */
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

/** A row of the sheet: its id and its numbers. */
export type SheetRow = { id: string; numbers: NumberRow }

/**
 * The numbers of a table and the results of its formulas. After a change only dependent cells are recalculated, once
 * per `settle`; the result always equals that of `calculatedCells`.
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

  /** The rows of a formula that must be recalculated. */
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
    // An earlier formula of the same row propagates the change to the end.
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
    /** Replaces all rows, in order. */
    place,
    /** Changes the number of a cell. */
    change: (id: string, code: string, number: number | null): void => {
      const at = places.get(id)
      if (at === undefined || rows[at]![code] === number) return
      rows[at]![code] = number
      note(code, { first: at, last: at })
    },
    /** Recalculates dependent cells; returns those whose result changed. */
    settle: (): { id: string; code: string }[] => {
      const cells: { id: string; code: string }[] = []
      for (const part of parts) {
        const { code, expression } = part
        const range = rangeOf(part)
        if (!range) continue
        const before = rows.slice(range.first, range.last + 1).map((row) => row[code] ?? null)
        // Clears previous results first: an outdated one must not be read as an input.
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
    /** The result of a formula in a row. */
    at: (id: string, code: string): number | null => rows[places.get(id) ?? -1]?.[code] ?? null,
    /** The total of a column. */
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
