import { lazy, Suspense, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStore } from '../../../use-store.ts'
import { cls } from '../../cls.ts'
import { Check } from '../Check.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons.ts'
import { densityStore, rowHeights } from './density.ts'
import type { Column } from './list-types.ts'
import { rowMark } from './list-rows.ts'
import { RowCheckbox, RowMenu, RowTitle, type RowFacts } from './RowShell.tsx'
import { useFits } from './use-fits.ts'
import type { ListHandle } from './use-list-state.ts'

const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }))

/** With more rows only the visible ones are rendered. */
const drawnAtOnce = 100

type Props<Row> = {
  list: ListHandle
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  facts: RowFacts<Row>
}

/** The list as a table: sorting in the headings, the whole row a link, tabular figures. */
export const ListTable = <Row,>({ list, caption, columns, rows, facts }: Props<Row>) => {
  const t = useTexts()
  const { state, set } = list
  const { selection } = facts
  const density = useStore(densityStore)
  const { frame, fits } = useFits()
  const cells = (row: Row): ReactNode => (
    <>
      {selection ? (
        <td className="cell-check">
          <RowCheckbox row={row} facts={facts} />
        </td>
      ) : null}
      {columns.map((column, at) => (
        <td key={column.key} className={cls(column.align === 'end' && 'cell-end')}>
          {at === 0 ? (
            <RowTitle row={row} facts={facts}>
              {column.cell(row)}
            </RowTitle>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {facts.rowActions ? (
        <td className="cell-menu">
          <RowMenu row={row} facts={facts} />
        </td>
      ) : null}
    </>
  )
  const SortedIcon = state.descending ? ArrowDownIcon : ArrowUpIcon
  const heading = (column: Column<Row>) => {
    const sorted = column.sort !== undefined && column.sort === state.sorting
    const next = sorted && !state.descending ? `-${column.sort}` : column.sort
    return (
      <th
        key={column.key}
        scope="col"
        className={cls(column.align === 'end' && 'cell-end')}
        style={{ width: column.width }}
        {...(sorted ? { 'aria-sort': state.descending ? 'descending' : 'ascending' } : {})}
      >
        {column.sort ? (
          <button type="button" onClick={() => set({ sort: next })}>
            {column.title}
            {sorted ? <SortedIcon /> : null}
          </button>
        ) : (
          column.title
        )}
      </th>
    )
  }
  return (
    <div
      ref={frame}
      className={cls('list-table-frame', fits && 'list-table-fits')}
      // Only a scrollable region must be focusable.
      {...(fits ? {} : { role: 'region', 'aria-label': t('list.tableScroll'), tabIndex: 0 })}
    >
      <table className={cls('list-table', `list-table-${density}`)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className="cell-check">
                <Check
                  checked={selection.all}
                  some={selection.rows.length > 0 && !selection.all}
                  onChange={selection.toggleAll}
                  label={t('list.selectAll')}
                />
              </th>
            ) : null}
            {columns.map(heading)}
            {facts.rowActions ? (
              <th scope="col" className="cell-menu">
                <span className="visually-hidden">{t('actions.more')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        {rows.length > drawnAtOnce ? (
          <Suspense>
            <VirtualRows
              count={rows.length}
              height={rowHeights[density]}
              cells={(at) => (rows[at] === undefined ? null : cells(rows[at]))}
            />
          </Suspense>
        ) : (
          <tbody>
            {rows.map((row, at) => (
              <tr
                key={facts.rowKey(row)}
                className={cls(selection?.has(row) && 'row-chosen')}
                {...{ [rowMark]: at }}
              >
                {cells(row)}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}
