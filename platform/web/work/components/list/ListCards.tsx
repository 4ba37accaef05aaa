import type { ReactNode } from 'react'
import { cls } from '../../cls.ts'
import type { Column } from './list-types.ts'
import { rowMark } from './list-rows.ts'
import { RowCheckbox, RowMenu, RowTitle, type RowFacts } from './RowShell.tsx'

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  facts: RowFacts<Row>
  /** Renders the content of a card; by default the columns stacked. */
  card?: ((row: Row) => ReactNode) | undefined
}

/** The list on a narrow screen: one card per row. */
export const ListCards = <Row,>({ caption, columns, rows, facts, card }: Props<Row>) => (
  <ul className="list-cards" aria-label={caption}>
    {rows.map((row, at) => (
      <li
        key={facts.rowKey(row)}
        className={cls('list-card', facts.selection?.has(row) && 'row-chosen')}
        {...{ [rowMark]: at }}
      >
        <div className="list-card-head">
          <RowCheckbox row={row} facts={facts} />
          <RowTitle row={row} facts={facts}>
            {columns[0]?.cell(row)}
          </RowTitle>
          {facts.rowActions ? <RowMenu row={row} facts={facts} /> : null}
        </div>
        {card?.(row) ?? (
          <dl>
            {columns.slice(1).map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        )}
      </li>
    ))}
  </ul>
)
