import './table.css'
import { useMemo, useRef } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { tableFormulas } from '../../../fields/contract/table-formulas.ts'
import {
  calculatedCells,
  numberIn,
  rowsOf,
  totalOf,
  withDisplayed,
  calculatedValue,
  type TableRow,
} from '../../../fields/domain/table.rules.ts'
import { shownTable } from '../../../fields/domain/shown.rules.ts'
import type { TableElement, ElementTree, Column } from '../../../fields/domain/tree.ts'
import { TextOrLink } from '../../../fields/web/format/TextOrLink.tsx'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { figureCodes, shownColumns, cellSource, withoutUnit, wordsOfCell } from './grid/columns.ts'
import { hasTotals, totalText } from './grid/GridFoot.tsx'
import { GridHead } from './grid/GridHead.tsx'
import { useReadRows } from './use-read-rows.ts'
import type { ProfileData } from '../renderer/profile-source.ts'
import type { NumberRow } from '../../../fields/domain/formula.ts'
import type { Item } from '../../../fields/domain/values.ts'
import type { TextSource } from '../../../fields/web/format/text-source.ts'
import { valueText } from '../../../fields/web/format/value-text.ts'

/** The text of a read-only table cell. */
const readText = (column: Column, row: TableRow<Item>, calculated: NumberRow, source: TextSource): string => {
  const from = cellSource(column, row)
  if (from === 'words') return wordsOfCell(column, row)
  if (from === 'calculated')
    return valueText(withoutUnit(column), calculatedValue(column, calculated[column.code] ?? null), source)
  return valueText(withoutUnit(column), row.item.values[column.code], source)
}

type Props = {
  tree: ElementTree
  element: TableElement
  data: ProfileData
  /** Difference of a cell from the compared profile. */
  marks?: (item: string, field: string) => 'added' | 'changed' | 'removed' | null
}

/** A table of a profile, to read, compare and print: all rows in print, on a screen the visible ones. */
export const ReadTable = ({ tree, element: whole, data, marks }: Props) => {
  const t = useTexts('project-profiles')
  const scroller = useRef<HTMLDivElement>(null)
  const element = useMemo(() => shownTable(tree, whole, data.values.plain), [tree, whole, data])
  const columns = shownColumns(element)
  const figures = useMemo(() => figureCodes(element), [element])
  const { rows, calculated } = useMemo(() => {
    const own = data.values.items[element.code] ?? []
    const found = rowsOf(element, withDisplayed(element, own, data.values.plain))
    const items = found.map(({ item }) => item)
    return { rows: found, calculated: calculatedCells(items, tableFormulas(element, whole)) }
  }, [element, whole, data])
  const { first, last } = useReadRows(rows.length, scroller)
  const source = { ...data.references, locale: currentLocale() }
  const gap = (count: number) =>
    count > 0 ? (
      <tr aria-hidden style={{ height: count * 37 }}>
        <td colSpan={columns.length} />
      </tr>
    ) : null
  const total = (code: string) => {
    const column = columns.find((one) => one.code === code)!
    const numbers = rows.map(({ item }, at) => calculated[at]?.[code] ?? numberIn(item.values[code]))
    return totalText(column, totalOf(column, numbers)) || '—'
  }
  if (rows.length === 0) return <p className="table-empty-read">{t('table.nothing')}</p>
  return (
    <div className="read-scroll" ref={scroller} tabIndex={0} role="region" aria-label={wordsIn(element.name)}>
      <table className="read-table" aria-rowcount={rows.length + 1}>
        <thead>
          <GridHead columns={columns} figures={figures} reading />
        </thead>
        <tbody>
          {gap(first)}
          {rows.slice(first, last).map(({ item, fixed }, down) => (
            <tr key={item.id} aria-rowindex={first + down + 2}>
              {columns.map((column, at) => {
                const mark = marks?.(item.id, column.code) ?? null
                const Cell = at === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.code}
                    {...(at === 0 ? { scope: 'row' } : {})}
                    className={cls(
                      at === 0 && 'grid-first',
                      figures.has(column.code) && 'grid-figure',
                      mark && `read-${mark}`,
                    )}
                  >
                    {mark ? <span className="visually-hidden">{t(`table.marks.${mark}`)} </span> : null}
                    <TextOrLink
                      field={column}
                      text={readText(column, { item, fixed }, calculated[first + down] ?? {}, source)}
                    />
                  </Cell>
                )
              })}
            </tr>
          ))}
          {gap(rows.length - last)}
        </tbody>
        {hasTotals(columns) ? (
          <tfoot>
            <tr>
              {columns.map((column, at) => (
                <td
                  key={column.code}
                  className={cls(at === 0 && 'grid-first', column.total !== 'NONE' && 'grid-figure')}
                >
                  {column.total !== 'NONE' ? (
                    <>
                      <span className="grid-total-kind">{t(`table.totals.${column.total}`)}</span>{' '}
                      {total(column.code)}
                    </>
                  ) : at === 0 ? (
                    t('table.totals.label')
                  ) : null}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}
