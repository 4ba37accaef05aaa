import { fieldTypes } from '../../../../fields/domain/field-types.ts'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '#platform/web/messages/banner-store.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { Leaving } from '../editors/editor-props.ts'
import { needsRoom } from '../editors/CellEditor.tsx'
import type { Row, TableModel } from '../model/use-table-model.ts'
import { cellSource } from './columns.ts'
import { standAt } from './grid-state.ts'
import { blockOf, nextCell, type Spot } from './selection.ts'

/** Commands of the grid, for keys, mouse and menu. */
export type GridCommands = ReturnType<typeof createGridCommands>

type Sight = { show: (row: number) => void; openRow: (id: string) => void }

const createGridCommands = (model: TableModel, { show, openRow }: Sight) => {
  const { grid, element, columns } = model
  const rowAt = (at: number): Row | undefined => model.rows()[at]
  const block = () => blockOf(grid.get().selection)
  const go = (at: Spot, extend = false): void => {
    standAt(grid, at, extend)
    show(at.row)
  }
  const canAdd = (): boolean => !element.rowsClosed && !model.isReadOnly()

  /** Begins editing the current cell; returns whether it is editable. */
  const edit = (typing: 'over' | 'into'): boolean => {
    const { at } = grid.get().selection
    const [row, column] = [rowAt(at.row), columns[at.column]]
    if (!row || !column || model.isReadOnly() || cellSource(column, row) !== 'typed') return false
    if (needsRoom(column)) openRow(row.item.id)
    else grid.set((state) => ({ ...state, typing, selection: { at, from: at }, focused: true }))
    return !needsRoom(column)
  }

  const addRow = (after?: number): void => {
    if (!canAdd()) return
    if (model.rows().length >= element.maxRows) {
      notify({ code: 400, text: text('project-profiles:table.full', { count: element.maxRows }) })
      return
    }
    let id = ''
    // The row is rendered before it gets the focus.
    flushSync(() => {
      id = model.commands.addRow(after === undefined ? undefined : rowAt(after))
    })
    const row = model.rows().findIndex(({ item }) => item.id === id)
    const named = columns.findIndex(({ columnType }) => columnType === 'ADD')
    const typed = columns.findIndex(({ columnType }) => columnType === 'FILL')
    go({ row, column: Math.max(0, named === -1 ? typed : named) })
    grid.set((state) => ({ ...state, focused: true }))
    edit('into')
  }

  const undo = async (): Promise<void> => {
    await model.commands.undo()
  }
  const redo = async (): Promise<void> => {
    await model.commands.redo()
  }

  /** The selected rows that the team may remove. */
  const removable = (): Row[] => {
    const { top, bottom } = block()
    return canAdd()
      ? model
          .rows()
          .slice(top, bottom + 1)
          .filter(({ fixed }) => !fixed)
      : []
  }

  return {
    go,
    edit,
    addRow,
    undo,
    redo,
    canAdd,
    removable,
    openRow: (): void => {
      const row = rowAt(grid.get().selection.at.row)
      if (row) openRow(row.item.id)
    },
    removeRows: (): void => {
      const ids = removable().map(({ item }) => item.id)
      if (ids.length === 0) return
      model.commands.removeRows(ids)
      notify({
        code: 200,
        text: text('project-profiles:table.removed', { count: ids.length }),
        offer: { label: text('platform:actions.undo'), run: () => void undo() },
      })
    },
    /** Whether the current row has a neighbour to swap with. */
    canMove: (by: 1 | -1): boolean => {
      const { row } = grid.get().selection.at
      const [own, other] = [rowAt(row), rowAt(row + by)]
      return canAdd() && Boolean(own && other && !own.fixed && !other.fixed)
    },
    move: (by: 1 | -1): void => {
      const { at } = grid.get().selection
      const [row, neighbour] = [rowAt(at.row), rowAt(at.row + by)]
      if (!row || !neighbour || row.fixed || neighbour.fixed || !canAdd()) return
      model.commands.swap(row, neighbour)
      go({ row: at.row + by, column: at.column })
    },
    clear: (): void => {
      if (!model.isReadOnly()) void model.commands.clear(block())
    },
    /** Yes becomes no, and any other value yes. */
    toggle: (): boolean => {
      const { at } = grid.get().selection
      const [row, column] = [rowAt(at.row), columns[at.column]]
      if (!row || !column || fieldTypes[column.type].measure !== 'ANSWER') return false
      if (model.isReadOnly() || cellSource(column, row) !== 'typed') return false
      const place = { code: element.code, item: row.item.id, field: column.code }
      model.commands.write(place, model.editing().store.cell(place).value !== true)
      return true
    },
    /** Called when an editor is left: moves the focus from there. */
    leave: (to: Leaving): void => {
      if (!grid.get().typing) return
      const { at } = grid.get().selection
      const size = model.size()
      grid.set((state) => ({ ...state, typing: null, focused: to !== 'away' }))
      if (to === 'up' || to === 'down') {
        const row = Math.max(0, Math.min(size.rows - 1, at.row + (to === 'down' ? 1 : -1)))
        go({ row, column: at.column })
      } else if (to === 'next' && at.row === size.rows - 1 && at.column === size.columns - 1) {
        if (canAdd()) addRow()
      } else if (to === 'next' || to === 'previous') go(nextCell(at, size, to === 'next' ? 1 : -1))
    },
    selectRow: (row: number, extend: boolean): void => {
      const last = columns.length - 1
      const from = { row: extend ? grid.get().selection.from.row : row, column: last }
      grid.set((state) => ({
        ...state,
        typing: null,
        focused: true,
        selection: { at: { row, column: 0 }, from },
      }))
    },
    selectAll: (): void =>
      grid.set((state) => ({
        ...state,
        selection: {
          at: { row: 0, column: 0 },
          from: { row: model.rows().length - 1, column: columns.length - 1 },
        },
      })),
  }
}

/** The commands of a grid; memoized per model. */
export const useGridCommands = (model: TableModel, sight: Sight): GridCommands => {
  const { show, openRow } = sight
  return useMemo(() => createGridCommands(model, { show, openRow }), [model, show, openRow])
}
