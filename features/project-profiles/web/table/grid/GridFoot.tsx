import { useSyncExternalStore } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { calculatedValue } from '../../../../fields/domain/table.rules.ts'
import type { Column } from '../../../../fields/domain/tree.ts'
import { valueText } from '../../../../fields/web/format/value-text.ts'
import type { TableModel } from '../model/use-table-model.ts'
import { withoutUnit } from './columns.ts'

/** The total of a column as text. */
export const totalText = (column: Column, total: number | null): string =>
  valueText(withoutUnit(column), calculatedValue(column, total), {
    names: {},
    files: {},
    locale: currentLocale(),
  })

const Total = ({ model: { sheet }, column }: { model: TableModel; column: Column }) => {
  const t = useTexts('project-profiles')
  const total = useSyncExternalStore(
    (listener) => sheet.subscribe(`total/${column.code}`, listener),
    () => sheet.total(column.code),
  )
  return (
    <>
      <span className="grid-total-kind">{t(`table.totals.${column.total}`)}</span>{' '}
      {totalText(column, total) || '—'}
    </>
  )
}

/** Whether any column of a table has a total. */
export const hasTotals = (columns: readonly Column[]): boolean =>
  columns.some(({ total }) => total !== 'NONE')

/** Sums and averages below the columns, always visible. */
export const GridFoot = ({ model, rowIndex }: { model: TableModel; rowIndex: number }) => {
  const t = useTexts('project-profiles')
  return (
    <tr role="row" aria-rowindex={rowIndex}>
      <td role="gridcell" aria-colindex={1} className="grid-number" />
      {model.columns.map((column, at) => (
        <td
          key={column.code}
          role="gridcell"
          aria-colindex={at + 2}
          aria-readonly
          className={cls('grid-total', at === 0 && 'grid-first', column.total !== 'NONE' && 'grid-figure')}
        >
          {column.total !== 'NONE' ? (
            <Total model={model} column={column} />
          ) : at === 0 ? (
            t('table.totals.label')
          ) : null}
        </td>
      ))}
    </tr>
  )
}
