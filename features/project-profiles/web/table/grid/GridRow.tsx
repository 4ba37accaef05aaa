import { memo } from 'react'
import type { Leaving } from '../editors/editor-props.ts'
import type { Row, TableModel } from '../model/use-table-model.ts'
import { GridCell } from './GridCell.tsx'

type Props = {
  model: TableModel
  row: Row
  at: number
  figures: ReadonlySet<string>
  noteId: string
  leave: (to: Leaving) => void
}

/** A row: its number, and its cells. */
export const GridRow = memo(({ model, row, at, figures, noteId, leave }: Props) => (
  <tr role="row" aria-rowindex={at + 2}>
    <th role="rowheader" aria-colindex={1} className="grid-number" data-number={at}>
      {at + 1}
    </th>
    {model.columns.map((column, columnAt) => (
      <GridCell
        key={column.code}
        model={model}
        row={row}
        at={at}
        column={column}
        columnAt={columnAt}
        isFigure={figures.has(column.code)}
        noteId={noteId}
        leave={leave}
      />
    ))}
  </tr>
))
