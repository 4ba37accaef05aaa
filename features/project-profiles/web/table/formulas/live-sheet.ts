import { tableFormulas } from '../../../../fields/contract/table-formulas.ts'
import { columnsIn } from '../../../../fields/domain/formula.ts'
import { numberIn, numericColumns, type TableFormulas } from '../../../../fields/domain/table.rules.ts'
import type { Column, TableElement } from '../../../../fields/domain/tree.ts'
import { placeKey, type Place } from '../../../../fields/domain/values.ts'
import type { ProfileStore } from '../../renderer/profile-source.ts'
import { createFormulaSheet } from './formula-sheet.ts'

type Source = Pick<ProfileStore, 'cell' | 'subscribe'>

const placeOf = (table: string, { columnType, source, code }: Column, item: string): Place =>
  columnType === 'DISPLAY' && source
    ? { code: source, item: null, field: source }
    : { code: table, item, field: code }

/** The columns that are inputs of a formula or a total. */
const neededColumns = (table: TableElement, formulas: TableFormulas): Column[] => {
  const inFormulas = new Set([...formulas.values()].flatMap(columnsIn))
  return numericColumns(table).filter(
    ({ columnType, code, total }) => columnType !== 'CALCULATE' && (inFormulas.has(code) || total !== 'NONE'),
  )
}

/**
 * The formulas and totals of a table over the values of a store: subscribes to the input cells, and notifies changed
 * results (`<row>/<column>`, `total/<column>`). `whole` also has the hidden columns.
 */
export const createLiveSheet = (table: TableElement, store: Source, whole: TableElement = table) => {
  const formulas = tableFormulas(table, whole)
  const sheet = createFormulaSheet(table.columns, formulas)
  const needed = neededColumns(table, formulas)
  const listeners = new Map<string, Set<() => void>>()
  const stops = new Map<string, () => void>()
  let order = ''
  let isWaiting = false

  const notify = (key: string) => listeners.get(key)?.forEach((listener) => listener())
  const settle = () => {
    isWaiting = false
    sheet.settle().forEach(({ id, code }) => notify(`${id}/${code}`))
    table.columns.forEach(({ code, total }) => total !== 'NONE' && notify(`total/${code}`))
  }
  // A paste changes thousands of cells: they are calculated together, before the next paint.
  const settleSoon = () => {
    if (isWaiting) return
    isWaiting = true
    queueMicrotask(settle)
  }
  const numberAt = (column: Column, id: string) => numberIn(store.cell(placeOf(table.code, column, id)).value)
  const listenTo = (id: string) => {
    const all = needed.map((column) =>
      store.subscribe(placeKey(placeOf(table.code, column, id)), () => {
        sheet.change(id, column.code, numberAt(column, id))
        settleSoon()
      }),
    )
    stops.set(id, () => all.forEach((stop) => stop()))
  }

  return {
    at: sheet.at,
    total: sheet.total,
    subscribe: (key: string, listener: () => void): (() => void) => {
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known.add(listener))
      return () => known.delete(listener)
    },
    /** Sets the current rows, in order. */
    follow: (ids: readonly string[]): void => {
      const next = ids.join()
      if (next === order) return
      order = next
      const known = new Set(ids)
      for (const [id, stop] of stops) {
        if (known.has(id)) continue
        stop()
        stops.delete(id)
      }
      ids.forEach((id) => stops.has(id) || listenTo(id))
      sheet.place(
        ids.map((id) => ({
          id,
          numbers: Object.fromEntries(needed.map((column) => [column.code, numberAt(column, id)])),
        })),
      )
      settle()
    },
    stop: (): void => {
      stops.forEach((stop) => stop())
      stops.clear()
      order = ''
    },
  }
}

export type LiveSheet = ReturnType<typeof createLiveSheet>
