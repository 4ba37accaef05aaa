import { createStore, type Store } from '#platform/web/store.ts'
import { blockOf, clamped, isIn, only, type Selection, type Size, type Spot } from './selection.ts'

/** The current cell of a table, and its editing mode: replacing the value, or editing it. */
export type GridState = {
  selection: Selection
  typing: 'over' | 'into' | null
  /** The table has the focus: it follows the current cell. */
  focused: boolean
}

/** State of a cell as bit flags, so that only cells whose number changes are rerendered. */
export const cellFlags = { current: 1, chosen: 2, typing: 4, focused: 8 } as const

/** Creates the state of a table's grid. */
export const createGridState = (): Store<GridState> =>
  createStore<GridState>({ selection: only({ row: 0, column: 0 }), typing: null, focused: false })

/** The current flags of a cell. */
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

/** Moves to a cell; with `extend` extends the selection to it. */
export const standAt = (grid: Store<GridState>, at: Spot, extend = false): void =>
  grid.set((state) => ({
    ...state,
    typing: null,
    selection: extend ? { at, from: state.selection.from } : only(at),
  }))

/** After rows were removed, moves to the nearest cell. */
export const keepWithin = (grid: Store<GridState>, size: Size): void => {
  const { selection } = grid.get()
  const [at, from] = [clamped(selection.at, size), clamped(selection.from, size)]
  const same =
    at.row === selection.at.row && at.column === selection.at.column && from.row === selection.from.row
  if (!same) grid.set((state) => ({ ...state, selection: { at, from } }))
}
