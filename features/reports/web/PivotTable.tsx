import './reports.css'
import { cutAtWord } from '#platform/domain/cut-text.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatNumber, formatPercent } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { HeatNumber } from '#platform/web/work/components/chart/heat.ts'
import { HeatTable } from '#platform/web/work/components/chart/HeatTable.tsx'
import { measureHref } from '../contract/pivot-links.ts'
import type { pivotProjects } from '../contract/pivot-projects.endpoints.ts'
import { shownMatrix, type MatrixCell } from '../contract/pivot-sheet.ts'
import { pivotName } from '../contract/pivot-value.ts'
import type { ReportParameters } from '../contract/report.ts'
import { readableLink } from './readable-link.ts'

type Answer = ResponseOf<typeof pivotProjects>

type Props = { answer: Answer; parameters: ReportParameters }

/** Maximum length of the row name and of the column name in the title. */
const maxNameLength = 40

const textOf = ({ value, isShare }: MatrixCell): string => {
  if (value === null) return ''
  return isShare ? formatPercent(value) : formatNumber(value, currentLocale(), 1)
}

/** Table of two dimensions; the title names its largest cell. */
export const PivotTable = ({ answer: { matrix, items }, parameters }: Props) => {
  const t = useTexts('reports')
  const [first] = items
  if (!matrix || !first || first.columnDimension === null) return null
  const { rowDimension, columnDimension } = first
  const { measure, columns, cut } = matrix
  const locale = currentLocale()
  const { rows, totals, total } = shownMatrix(
    matrix,
    { rows: rowDimension, columns: columnDimension },
    parameters,
  )
  const heads = columns.map((column) => ({
    key: column.key,
    name: pivotName(columnDimension, column, t, locale),
  }))
  const named = rows.map(({ row, ...numbers }) => ({
    key: row.key,
    name: pivotName(rowDimension, row, t, locale),
    ...numbers,
  }))
  const all = named.flatMap(({ name, cells }) =>
    cells.map((cell, at) => ({ cell, row: name, column: heads[at]!.name, value: cell.value ?? 0 })),
  )
  const largest = all.toSorted((one, other) => other.value - one.value)[0]
  const highest = largest?.value ?? 0
  const number = (cell: MatrixCell, label: string): HeatNumber => {
    const text = textOf(cell)
    const to = cell.value ? readableLink(measureHref(measure, cell.groups, parameters)) : null
    return { text, to, label: `${label}: ${text}` }
  }
  const title = t('pivot.caption', {
    rows: t(`dimensions.${rowDimension}`),
    columns: t(`dimensions.${columnDimension}`),
    measure: t(`measures.${measure}`),
  })
  return (
    <HeatTable
      title={
        largest && highest > 0
          ? t(`pivot.finding.${measure}`, {
              row: cutAtWord(largest.row, maxNameLength),
              column: cutAtWord(largest.column, maxNameLength),
              value: textOf(largest.cell),
            })
          : title
      }
      text={title}
      corner={t(`dimensions.${rowDimension}`)}
      totals={{ name: t('pivot.total'), at: 'end' }}
      columns={heads}
      rows={named.map(({ key, name, cells, total: ofRow }) => ({
        key,
        name,
        total: number(ofRow, name),
        cells: cells.map((cell, at) =>
          cell.value === null
            ? null
            : {
                ...number(cell, `${name}, ${heads[at]!.name}`),
                shade: highest > 0 ? cell.value / highest : 0,
              },
        ),
      }))}
      foot={{
        key: 'foot',
        name: t('pivot.total'),
        total: number(total, t('pivot.total')),
        cells: totals.map((cell, at) => ({ ...number(cell, heads[at]!.name), shade: 0 })),
      }}
      note={
        cut ? (
          <p className="report-about">
            {t('pivot.cut', {
              rows: formatNumber(rows.length),
              ofRows: formatNumber(cut.rows),
              columns: formatNumber(columns.length),
              ofColumns: formatNumber(cut.columns),
            })}
          </p>
        ) : null
      }
    />
  )
}
