import { memo, useCallback, useMemo, type RefObject } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'
import type { Row, TableModel } from '../model/use-table-model.ts'
import { figureCodes, widthOf } from './columns.ts'
import { GridFoot, hasTotals } from './GridFoot.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { byGridKeys } from './grid-keys.ts'
import { byPointer } from './grid-pointer.ts'
import type { GridCommands } from './use-grid-commands.ts'
import { heights, useShownRows } from './use-shown-rows.ts'

type Props = {
  model: TableModel
  rows: readonly Row[]
  commands: GridCommands
  scroller: RefObject<HTMLDivElement | null>
  noteId: string
  narrow: boolean
  onTap: () => void
  onEscape: () => boolean
}

const page = (scroller: HTMLElement | null): number =>
  Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - heights.head - heights.foot) / heights.row)) || 10

/** The table itself: only visible rows are rendered; heading, totals and first column are sticky. */
export const Grid = memo(({ model, rows, commands, scroller, noteId, narrow, onTap, onEscape }: Props) => {
  const t = useTexts('project-profiles')
  const { element, columns, grid } = model
  const figures = useMemo(() => figureCodes(element), [element])
  const shown = useShownRows(model, rows.length, scroller)
  const widths = columns.map((column, at) => widthOf(column, at, narrow))
  const leave = useCallback((to: Parameters<GridCommands['leave']>[0]) => commands.leave(to), [commands])
  const onKeyDown = useMemo(
    () => byGridKeys({ model, commands, page: () => page(scroller.current), onEscape }),
    [model, commands, scroller, onEscape],
  )
  const pointer = useMemo(() => byPointer(model, commands, onTap), [model, commands, onTap])
  const withFoot = hasTotals(columns)
  const gap = (from: number, to: number) =>
    to > from ? (
      <tr key={`gap${from}`} aria-hidden style={{ height: (to - from) * heights.row }}>
        <td colSpan={columns.length + 1} />
      </tr>
    ) : null
  return (
    <table
      role="grid"
      className="grid"
      aria-label={wordsIn(element.name)}
      aria-rowcount={rows.length + 1 + Number(withFoot)}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-readonly={model.isReadOnly()}
      style={{ minWidth: widths.reduce((sum, width) => sum + width, narrow ? 0 : 48) }}
      onKeyDown={onKeyDown}
      onFocus={() => grid.set((state) => (state.focused ? state : { ...state, focused: true }))}
      onBlur={({ currentTarget }) =>
        // A rerendered cell loses the focus only briefly.
        setTimeout(() => {
          if (!currentTarget.contains(document.activeElement))
            grid.set((state) => (state.focused ? { ...state, focused: false } : state))
        })
      }
      {...pointer}
    >
      <caption className="visually-hidden">{t('table.keys')}</caption>
      <colgroup>
        <col className="grid-number" />
        {columns.map(({ code }, at) => (
          <col key={code} style={{ width: widths[at] }} />
        ))}
      </colgroup>
      <thead role="rowgroup">
        <GridHead columns={columns} figures={figures} />
      </thead>
      <tbody role="rowgroup">
        {shown.flatMap((at, place) => {
          const row = rows[at]
          if (!row) return []
          return [
            gap(place === 0 ? 0 : shown[place - 1]! + 1, at),
            <GridRow
              key={row.item.id}
              model={model}
              row={row}
              at={at}
              figures={figures}
              noteId={noteId}
              leave={leave}
            />,
          ]
        })}
        {gap((shown.at(-1) ?? rows.length - 1) + 1, rows.length)}
      </tbody>
      {withFoot ? (
        <tfoot role="rowgroup">
          <GridFoot model={model} rowIndex={rows.length + 2} />
        </tfoot>
      ) : null}
    </table>
  )
})
