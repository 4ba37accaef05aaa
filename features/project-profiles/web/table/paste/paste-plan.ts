import { typedColumns } from '../../../../fields/domain/element-types.ts'
import type { Column, TableElement } from '../../../../fields/domain/tree.ts'
import { sameValue, type Place, type Value } from '../../../../fields/domain/values.ts'
import type { Block, ItemHead } from '../../renderer/profile-source.ts'
import type { TableRow } from '../../../../fields/domain/table.rules.ts'
import type { CellReader, ReadCell } from './read-cells.ts'

/** A row of texts by the codes of columns, and the row that takes them; `null` is a new one. */
export type PastedLine = {
  row: TableRow<ItemHead> | null
  texts: ReadonlyMap<string, string>
  /** How many texts stand beyond the last column. */
  outside: number
}

/** A text that cannot be kept: where it would go, and why not; rows by the number they are shown with. */
export type UnreadCell = {
  row: number
  column: Column
  text: string
  problem: Extract<ReadCell, { problem: unknown }>['problem'] | 'FILES_ONE_BY_ONE'
}

/** What a paste will do, before it is done. */
export type PastePlan = {
  block: Block
  /** What the changed cells of rows that are there hold now, to put it back. */
  before: { place: Place; value: Value }[]
  unread: UnreadCell[]
  /** Rows that find no room: the table is closed, or full. */
  left: number
  /** Texts of the other rows that find no column. */
  outside: number
  /** Required columns that stay empty in new rows. */
  lacking: ReadonlySet<Column>
}

/** Whether a person types into a column; the name of a row that the template gives stays. */
export const isTyped = (column: Column, row: TableRow<unknown> | null): boolean =>
  typedColumns.includes(column.columnType) && !(column.columnType === 'ADD' && row?.fixed)

type Table = {
  element: TableElement
  /** How many rows there are. */
  count: number
  /** The number of a row that is there, from 1. */
  numberOf: (row: TableRow<ItemHead>) => number
  valueAt: (place: Place) => Value
  newId: () => string
}

/** The texts of lines that go into typed columns: what has to be read. */
export const textsToRead = (element: TableElement, lines: readonly PastedLine[]) =>
  lines.flatMap(({ row, texts }) =>
    element.columns.flatMap((field) => {
      const text = texts.get(field.code)
      return text !== undefined && isTyped(field, row) ? [{ field, text }] : []
    }),
  )

/** Works out what lines of texts change in a table; what only repeats a value changes nothing. */
export const planPaste = (
  lines: readonly PastedLine[],
  read: CellReader,
  { element, count, numberOf, valueAt, newId }: Table,
): PastePlan => {
  const lacking = new Set<Column>()
  const plan: PastePlan = {
    block: { add: [], values: [] },
    before: [],
    unread: [],
    left: 0,
    outside: 0,
    lacking,
  }
  const room = element.rowsClosed ? 0 : Math.max(0, element.maxRows - count)
  lines.forEach(({ row, texts, outside }) => {
    if (!row && plan.block.add.length >= room) {
      plan.left += 1
      return
    }
    plan.outside += outside
    const item = row?.item.id ?? newId()
    if (!row) plan.block.add.push({ code: element.code, id: item })
    const isLacking = new Set(
      element.columns.filter((column) => !row && column.required && isTyped(column, row)),
    )
    const number = row ? numberOf(row) : count + plan.block.add.length
    for (const column of element.columns) {
      const text = texts.get(column.code)
      if (text === undefined || !isTyped(column, row)) continue
      if (column.type === 'FILE') {
        if (text.trim()) plan.unread.push({ row: number, column, text, problem: 'FILES_ONE_BY_ONE' })
        continue
      }
      const found = read(column, text)
      const place: Place = { code: element.code, item, field: column.code }
      if ('problem' in found) plan.unread.push({ row: number, column, text, problem: found.problem })
      else if (!row) {
        if (found.value === null) continue
        plan.block.values.push({ place, value: found.value })
        isLacking.delete(column)
      } else if (!sameValue(valueAt(place), found.value)) {
        plan.before.push({ place, value: valueAt(place) })
        plan.block.values.push({ place, value: found.value })
      }
    }
    isLacking.forEach((column) => lacking.add(column))
  })
  return plan
}

/** A block of cells laid over the table from a cell on: its rows, then new ones. */
export const linesOfBlock = (
  cells: readonly (readonly string[])[],
  at: { row: number; column: number },
  rows: readonly TableRow<ItemHead>[],
  columns: readonly Column[],
): PastedLine[] =>
  cells.map((texts, down) => ({
    row: rows[at.row + down] ?? null,
    texts: new Map(
      texts.flatMap((text, right): [string, string][] => {
        const column = columns[at.column + right]
        return column ? [[column.code, text]] : []
      }),
    ),
    outside: texts.slice(columns.length - at.column).filter((text) => text.trim() !== '').length,
  }))
