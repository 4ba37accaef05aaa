import './reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { pivotProjects } from '../contract/pivot-projects.endpoints.ts'
import { pivotName } from '../contract/pivot-value.ts'

type Answer = ResponseOf<typeof pivotProjects>

/** Shade of a cell in five steps, relative to the largest value. */
const step = (value: number | null, most: number): number =>
  value === null || most === 0 ? 0 : Math.ceil((value / most) * 5)

/** Table of two dimensions with shaded cells; readable without colour. */
export const PivotTable = ({ answer: { matrix, items } }: { answer: Answer }) => {
  const t = useTexts('reports')
  const [first] = items
  if (!matrix || !first || first.columnDimension === null) return null
  const { rowDimension, columnDimension } = first
  const locale = currentLocale()
  const shown = (value: number | null): string => (value === null ? '' : formatNumber(value, locale, 1))
  const most = Math.max(0, ...matrix.rows.flatMap(({ cells }) => cells.map((cell) => cell ?? 0)))
  return (
    <div className="report-matrix" role="region" aria-label={t('pivot.matrix')} tabIndex={0}>
      <table>
        <caption>
          {t('pivot.caption', {
            rows: t(`dimensions.${rowDimension}`),
            columns: t(`dimensions.${columnDimension}`),
          })}
        </caption>
        <thead>
          <tr>
            <td />
            {matrix.columns.map((column) => (
              <th key={column.key} scope="col">
                {pivotName(columnDimension, column, t, locale)}
              </th>
            ))}
            <th scope="col">{t('pivot.total')}</th>
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map(({ row, cells, total }) => (
            <tr key={row.key}>
              <th scope="row">{pivotName(rowDimension, row, t, locale)}</th>
              {cells.map((cell, at) => (
                <td key={matrix.columns[at]!.key} className={`tabular report-heat-${step(cell, most)}`}>
                  {shown(cell)}
                </td>
              ))}
              <td className="tabular report-matrix-total">{shown(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('pivot.total')}</th>
            {matrix.totals.map((total, at) => (
              <td key={matrix.columns[at]!.key} className="tabular report-matrix-total">
                {shown(total)}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
      {matrix.isCut ? <p className="report-about">{t('pivot.cut')}</p> : null}
    </div>
  )
}
