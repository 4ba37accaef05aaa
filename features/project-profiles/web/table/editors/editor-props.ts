import type { Column } from '../../../../fields/domain/tree.ts'
import type { Place } from '../../../../fields/domain/values.ts'
import type { TableModel } from '../model/use-table-model.ts'

/** Where one goes on when a cell is left; `away`: the keyboard is elsewhere already. */
export type Leaving = 'stay' | 'up' | 'down' | 'next' | 'previous' | 'away'

/** What every editor of a cell is told. */
export type CellEditorProps = {
  model: TableModel
  place: Place
  column: Column
  /** Typing began over what was there, or into it. */
  typing: 'over' | 'into'
  /** Names the input: column and row. */
  label: string
  /** The line that says what is wrong. */
  describedBy: string
  leave: (to: Leaving) => void
}
