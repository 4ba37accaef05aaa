import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Store } from '#platform/web/store.ts'
import { rowsOf, type TableRow } from '../../../../fields/domain/table.rules.ts'
import type { Column, TableElement } from '../../../../fields/domain/tree.ts'
import { useProfileEditing, type ItemHead, type ProfileEditing } from '../../renderer/profile-source.ts'
import { useItems } from '../../renderer/use-cell.ts'
import { shownColumns } from '../grid/columns.ts'
import { createGridState, keepWithin, type GridState } from '../grid/grid-state.ts'
import { createLiveSheet, type LiveSheet } from '../formulas/live-sheet.ts'
import { createTableCommands, type TableCommands } from './table-commands.ts'
import { createTableHistory, type TableHistory } from './table-history.ts'
import type { Size } from '../grid/selection.ts'

/** A row of a table being filled in. */
export type Row = TableRow<ItemHead>

/** State shared by the parts of a table being filled in; the same object while its element is. */
export type TableModel = {
  element: TableElement
  columns: readonly Column[]
  grid: Store<GridState>
  sheet: LiveSheet
  history: TableHistory
  commands: TableCommands
  rows: () => readonly Row[]
  size: () => Size
  editing: () => ProfileEditing
  isReadOnly: () => boolean
}

/** The model of a table with its visible columns, and its current rows; `whole` also has the hidden columns. */
export const useTableModel = (
  element: TableElement,
  whole: TableElement,
): { model: TableModel; rows: readonly Row[] } => {
  const editing = useProfileEditing()
  const { store } = editing
  const items = useItems(element.code)
  const rows = useMemo(() => rowsOf(element, items), [element, items])
  const latest = useRef({ rows, editing })
  latest.current = { rows, editing }
  // The history survives when a column is shown or hidden.
  const [history] = useState(createTableHistory)
  const model = useMemo((): TableModel => {
    const now = latest
    const columns = shownColumns(element)
    const rowsNow = () => now.current.rows
    return {
      element,
      columns,
      grid: createGridState(),
      sheet: createLiveSheet(element, store, whole),
      history,
      commands: createTableCommands({ element, store, history, rows: rowsNow, columns: [...columns] }),
      rows: rowsNow,
      size: () => ({ rows: now.current.rows.length, columns: columns.length }),
      editing: () => now.current.editing,
      isReadOnly: () => now.current.editing.isReadOnly(element.code),
    }
  }, [element, whole, store, history, latest])
  useLayoutEffect(() => {
    model.sheet.follow(rows.map(({ item }) => item.id))
    keepWithin(model.grid, model.size())
  }, [model, rows])
  useLayoutEffect(() => () => model.sheet.stop(), [model])
  return { model, rows }
}
