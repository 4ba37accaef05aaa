import { useState } from 'react'
import { useStore } from '#platform/web/use-store.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { isEmpty } from '../../../fields/domain/values.ts'
import { RestoreValue } from '../renderer/RestoreValue.tsx'
import { CellStatus } from '../renderer/CellStatus.tsx'
import { problemText } from '../../../fields/web/format/problem-text.ts'
import { cellSource, headOf } from './grid/columns.ts'
import { helpOf } from './grid/GridHead.tsx'
import { placeOf, useShownCell } from './model/use-cell-text.ts'
import type { Row, TableModel } from './model/use-table-model.ts'
import type { Column } from '../../../fields/domain/tree.ts'

type NoteTextProps = { model: TableModel; row: Row; number: number; column: Column }

const NoteText = ({ model, row, number, column }: NoteTextProps) => {
  const t = useTexts('project-profiles')
  const { missing, aside, store } = model.editing()
  const { cell } = useShownCell(model, row, column)
  const source = cellSource(column, row)
  const place = source === 'typed' ? placeOf(model, row, column) : null
  const lacks =
    place !== null &&
    isEmpty(cell.value) &&
    missing.some(({ item, field }) => item === place.item && field === place.field)
  const problem =
    cell.phase === 'invalid' ? problemText(column, cell.problem) : lacks ? t('table.missing') : null
  const given = source === 'calculated' ? t('table.calculated') : source === 'typed' ? '' : t('table.given')
  const words = problem ?? [given, helpOf(column)].filter(Boolean).join(' ')
  return (
    <>
      <strong>{t('table.paste.place', { row: number, column: headOf(column) })}</strong>
      {words ? (
        <span className={cls('grid-note-words', problem && 'grid-note-problem')}>
          {words}
          {place && cell.phase === 'invalid' && store.revert ? <RestoreValue place={place} /> : null}
        </span>
      ) : null}
      {place ? (
        <span className="grid-note-aside">
          <CellStatus place={place} cell={cell} />
          {aside?.(place)}
        </span>
      ) : null}
    </>
  )
}

/**
 * The line below a table, once a cell was focused: the current cell, its error, the requirements of its column, its
 * save state.
 */
export const CellNote = ({ model, id, rows }: { model: TableModel; id: string; rows: readonly Row[] }) => {
  const { selection, focused } = useStore(model.grid)
  const { at } = selection
  const [isVisited, setVisited] = useState(false)
  if (focused && !isVisited) setVisited(true)
  const row = rows[at.row]
  const column = model.columns[at.column]
  return (
    <div className="grid-note" id={id}>
      {isVisited && row && column ? (
        <NoteText
          key={`${row.item.id}/${column.code}`}
          model={model}
          row={row}
          number={at.row + 1}
          column={column}
        />
      ) : null}
    </div>
  )
}
