import type { Column } from '../../../../fields/domain/tree.ts'
import type { Place } from '../../../../fields/domain/values.ts'
import type { TableModel } from '../model/use-table-model.ts'

/** Where to move after leaving a cell; `away`: the focus is elsewhere already. */
export type Leaving = 'stay' | 'up' | 'down' | 'next' | 'previous' | 'away'

/** Props of every cell editor. */
export type CellEditorProps = {
  model: TableModel
  place: Place
  column: Column
  /** Typing replaces the value, or edits it. */
  typing: 'over' | 'into'
  /** Accessible name of the input: column and row. */
  label: string
  /** DOM id of the line with the error. */
  describedBy: string
  leave: (to: Leaving) => void
}
