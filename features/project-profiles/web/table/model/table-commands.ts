import { notifyError } from '#platform/web/messages/banner-store.ts'
import type { TableRow } from '../../../../fields/domain/table.rules.ts'
import type { TableElement } from '../../../../fields/domain/tree.ts'
import { sameValue, type Place, type Value } from '../../../../fields/domain/values.ts'
import type { ItemHead, ProfileStore } from '../../renderer/profile-source.ts'
import { isTyped, type PastePlan } from '../paste/paste-plan.ts'
import type { CellBlock } from '../grid/selection.ts'
import type { RemovedRow, TableHistory } from './table-history.ts'
import { createUndoRedo } from './undo-redo.ts'

type Table = {
  element: TableElement
  store: ProfileStore
  history: TableHistory
  rows: () => readonly TableRow<ItemHead>[]
  columns: TableElement['columns']
}

/** Commands on the rows and cells of a table; all can be undone. */
export const createTableCommands = ({ element, store, history, rows, columns }: Table) => {
  const { code } = element
  const indexOf = (id: string): number => store.items(code).findIndex((item) => item.id === id)
  const valueAt = (place: Place): Value => store.cell(place).value
  const takeAway = (ids: readonly string[]): RemovedRow[] => {
    const all = store.values().items[code] ?? []
    return ids
      .map((id) => ({ id, index: indexOf(id), values: all.find((item) => item.id === id)?.values ?? {} }))
      .toSorted((a, b) => a.index - b.index)
  }

  const write = (place: Place, value: Value, before: Value = valueAt(place)): void => {
    if (!sameValue(before, value)) history.add({ before: [{ place, value: before }] })
    if (valueAt(place) !== value) store.set(place, value)
    store.leave(place)
  }

  /** Saves several values in one request. */
  const writeAll = async (values: { place: Place; value: Value }[]): Promise<void> => {
    const [first] = values
    if (!first) return
    if (values.length === 1) return write(first.place, first.value)
    const command = history.add({ before: values.map(({ place }) => ({ place, value: valueAt(place) })) })
    try {
      await store.paste({ add: [], values })
    } catch (error) {
      history.drop(command)
      notifyError(error)
    }
  }

  /** The index for a new row after a row of the table; undefined, so at the end, without one. */
  const indexAfter = (row: TableRow<ItemHead> | undefined): number | undefined => {
    if (!row) return undefined
    if (!row.fixed) return indexOf(row.item.id) + 1
    const first = rows().find(({ fixed }) => !fixed)
    return first ? indexOf(first.item.id) : undefined
  }

  return {
    write,
    /** Clears the editable cells of a block. */
    clear: ({ top, bottom, left, right }: CellBlock): Promise<void> => {
      const cells = rows()
        .slice(top, bottom + 1)
        .flatMap((row) =>
          columns.slice(left, right + 1).flatMap((column) => {
            const place: Place = { code, item: row.item.id, field: column.code }
            return isTyped(column, row) && !sameValue(valueAt(place), null) ? [{ place, value: null }] : []
          }),
        )
      return writeAll(cells)
    },
    /** Adds an empty row below a row, or at the end; returns its id. */
    addRow: (after?: TableRow<ItemHead>): string => {
      const id = store.addItem(code, indexAfter(after))
      history.add({ added: [id] })
      return id
    },
    removeRows: (ids: readonly string[]): void => {
      history.add({ removed: takeAway(ids) })
      store.removeItems(code, ids)
    },
    /** Swaps a row with its neighbour. */
    swap: (row: TableRow<ItemHead>, neighbour: TableRow<ItemHead>): void => {
      history.add({ moved: { id: row.item.id, index: indexOf(row.item.id) } })
      store.moveItem(code, row.item.id, indexOf(neighbour.item.id))
    },
    /** Executes a paste plan, all or nothing; surplus rows are removed. */
    paste: async ({ block, before }: PastePlan, surplus: readonly string[] = []): Promise<void> => {
      const saved = store.paste(block)
      const command = history.add({
        before,
        added: block.add.map(({ id }) => id),
        removed: takeAway(surplus),
      })
      try {
        await saved
        if (surplus.length > 0) store.removeItems(code, surplus)
      } catch (error) {
        history.drop(command)
        throw error
      }
    },
    ...createUndoRedo({ code, store, history, indexOf, takeAway }),
  }
}

export type TableCommands = ReturnType<typeof createTableCommands>
