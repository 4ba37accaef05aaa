import { fieldTypes } from '../../../../fields/domain/field-types.ts'
import { typedColumns } from '../../../../fields/domain/element-types.ts'
import type { Column, TableElement } from '../../../../fields/domain/tree.ts'
import { sameValue, type Place, type Value } from '../../../../fields/domain/values.ts'
import type { Block, ItemHead } from '../../renderer/profile-source.ts'
import type { TableRow } from '../../../../fields/domain/table.rules.ts'
import type { CellReader, ReadCell } from './read-cells.ts'

/** A row of texts by column code, and its target row; `null` for a new one. */
export type PastedLine = {
  row: TableRow<ItemHead> | null
  texts: ReadonlyMap<string, string>
  /** Number of texts beyond the last column. */
  outside: number
}

/** A text that cannot be stored: its target, and the reason; rows by their displayed number. */
export type UnreadCell = {
  row: number
  column: Column
  text: string
  problem: Extract<ReadCell, { problem: unknown }>['problem'] | 'FILES_ONE_BY_ONE'
}

/** The effect of a paste, before it is executed. */
export type PastePlan = {
  block: Block
  /** Previous values of the changed cells of existing rows, for undo. */
  before: { place: Place; value: Value }[]
  unread: UnreadCell[]
  /** Number of rows without space: the table is closed, or full. */
  left: number
  /** Number of texts of the other rows without a column. */
  outside: number
  /** Required columns that remain empty in new rows. */
  lacking: ReadonlySet<Column>
}

/** Whether a column is editable; the name of a fixed row is not. */
export const isTyped = (column: Column, row: TableRow<unknown> | null): boolean =>
  typedColumns.includes(column.columnType) && !(column.columnType === 'ADD' && row?.fixed)

type Table = {
  element: TableElement
  /** Number of rows. */
  count: number
  /** The number of an existing row, from 1. */
  numberOf: (row: TableRow<ItemHead>) => number
  valueAt: (place: Place) => Value
  newId: () => string
}

/** The texts of lines for editable columns, which must be parsed. */
export const textsToRead = (element: TableElement, lines: readonly PastedLine[]) =>
  lines.flatMap(({ row, texts }) =>
    element.columns.flatMap((field) => {
      const text = texts.get(field.code)
      return text !== undefined && isTyped(field, row) ? [{ field, text }] : []
    }),
  )

/** Calculates the changes that lines of texts make in a table; equal values are skipped. */
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
      if (fieldTypes[column.type].holdsFiles) {
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

/** Maps a block of cells to rows from a cell on: existing rows, then new ones. */
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
