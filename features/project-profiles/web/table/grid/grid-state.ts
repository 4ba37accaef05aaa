import { createStore, type Store } from '#platform/web/store.ts'
import { blockOf, clamped, isIn, only, type Selection, type Size, type Spot } from './selection.ts'

/** Where somebody stands in a table, and whether they type: over what a cell holds, or into it. */
export type GridState = {
  selection: Selection
  typing: 'over' | 'into' | null
  /** The keyboard is in the table: it follows the cell one stands on. */
  focused: boolean
}

/** What a cell is: bits of a number, so that only cells whose number changes are drawn anew. */
export const cellFlags = { current: 1, chosen: 2, typing: 4, focused: 8 } as const

/** Makes the state of a table's grid. */
export const createGridState = (): Store<GridState> =>
  createStore<GridState>({ selection: only({ row: 0, column: 0 }), typing: null, focused: false })

/** What the cell of a row and column is now. */
export const flagsOf = ({ selection, typing, focused }: GridState, row: number, column: number): number => {
  const isCurrent = selection.at.row === row && selection.at.column === column
  const isChosen = focused && isIn(blockOf(selection), row, column)
  return (
    (isCurrent ? cellFlags.current : 0) |
    (isChosen ? cellFlags.chosen : 0) |
    (isCurrent && typing ? cellFlags.typing : 0) |
    (isCurrent && focused ? cellFlags.focused : 0)
  )
}

/** Stands on a cell; with `extend` the selection is stretched to it. */
export const standAt = (grid: Store<GridState>, at: Spot, extend = false): void =>
  grid.set((state) => ({
    ...state,
    typing: null,
    selection: extend ? { at, from: state.selection.from } : only(at),
  }))

/** After rows went, the nearest cell is stood on. */
export const keepWithin = (grid: Store<GridState>, size: Size): void => {
  const { selection } = grid.get()
  const [at, from] = [clamped(selection.at, size), clamped(selection.from, size)]
  const same =
    at.row === selection.at.row && at.column === selection.at.column && from.row === selection.from.row
  if (!same) grid.set((state) => ({ ...state, selection: { at, from } }))
}
