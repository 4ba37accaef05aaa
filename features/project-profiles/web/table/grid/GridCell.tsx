import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { cls } from '#platform/web/work/cls.ts'
import { AddIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { fieldTypes } from '../../../../fields/domain/field-types.ts'
import type { Column } from '../../../../fields/domain/tree.ts'
import { isEmpty, placeKey } from '../../../../fields/domain/values.ts'
import { CellEditor } from '../editors/CellEditor.tsx'
import type { Leaving } from '../editors/editor-props.ts'
import { placeOf, useShownCell } from '../model/use-cell-text.ts'
import type { Row, TableModel } from '../model/use-table-model.ts'
import { cellSource, headOf } from './columns.ts'
import { cellFlags, flagsOf } from './grid-state.ts'

type Props = {
  model: TableModel
  row: Row
  at: number
  column: Column
  columnAt: number
  isFigure: boolean
  /** DOM id of the line below the table that describes the current cell. */
  noteId: string
  leave: (to: Leaving) => void
}

const useFlags = ({ grid }: TableModel, at: number, columnAt: number): number =>
  useSyncExternalStore(grid.subscribe, () => flagsOf(grid.get(), at, columnAt))

/** A cell: its text, or its input. It rerenders only for its own changes. */
export const GridCell = memo(({ model, row, at, column, columnAt, isFigure, noteId, leave }: Props) => {
  const cell = useRef<HTMLTableCellElement>(null)
  const flags = useFlags(model, at, columnAt)
  const shown = useShownCell(model, row, column)
  const isCurrent = (flags & cellFlags.current) !== 0
  const isTyping = (flags & cellFlags.typing) !== 0
  const isWanted = (flags & cellFlags.focused) !== 0 && !isTyping
  useLayoutEffect(() => {
    if (!isWanted) return
    cell.current?.focus({ preventScroll: true })
    // jsdom cannot scroll.
    cell.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isWanted])
  const source = cellSource(column, row)
  const isReadOnly = source !== 'typed' || model.isReadOnly()
  const { phase, value } = shown.cell
  const isWrong = phase === 'invalid' || phase === 'refused' || phase === 'conflict'
  const own = source === 'typed' ? placeOf(model, row, column) : null
  const place = isTyping ? own : null
  return (
    <td
      ref={cell}
      role={columnAt === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={columnAt + 2}
      aria-selected={(flags & cellFlags.chosen) !== 0}
      aria-readonly={isReadOnly}
      aria-invalid={isWrong || undefined}
      aria-describedby={isCurrent ? noteId : undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-place={own ? placeKey(own) : undefined}
      data-row={at}
      data-column={columnAt}
      title={isTyping || shown.text.length < 12 ? undefined : shown.text}
      className={cls(
        'grid-cell',
        columnAt === 0 && 'grid-first',
        isFigure && 'grid-figure',
        isReadOnly && 'grid-given',
        isWrong && 'grid-wrong',
        (phase === 'offline' || phase === 'refused') && 'grid-unsaved',
        isTyping && 'grid-typing',
      )}
    >
      {place ? (
        <CellEditor
          model={model}
          place={place}
          column={column}
          typing={model.grid.get().typing ?? 'into'}
          label={headOf(column)}
          describedBy={noteId}
          leave={leave}
        />
      ) : (
        <>
          {isWrong ? <WarningIcon /> : null}
          {fieldTypes[column.type].holdsFiles && !isReadOnly && isEmpty(value) ? <AddIcon /> : null}
          <span className="grid-text">{shown.text}</span>
        </>
      )}
    </td>
  )
})
