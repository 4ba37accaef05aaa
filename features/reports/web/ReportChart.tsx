import { cutAtWord } from '#platform/domain/cut-text.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { BarChart, type Bar } from '#platform/web/work/components/chart/BarChart.tsx'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { ChartTable } from '#platform/web/work/components/chart/ChartTable.tsx'
import type { ReportParameters } from '../contract/report.ts'
import { readableLink } from './readable-link.ts'
import { cellValue, type AnyColumn, type ReportRow } from './report-cells.ts'
import type { ReportContract } from './report-contracts.ts'

export type Words = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** The chart of a report's response. */
export type ChartAnswer = {
  points: readonly { row: ReportRow; value: number }[]
  others: number
  rest: number | null
}

type Props = {
  contract: ReportContract
  chart: ChartAnswer
  /** Parameters in the address, for links. */
  parameters: ReportParameters
  t: Words
}

/** Maximum length of a name in the title. */
const longestName = 60

type LinkOf = (row: ReportRow, parameters: ReportParameters) => ReturnType<NonNullable<AnyColumn['to']>>

/** The chart of a report over all its rows, with links to the rows behind each bar; the title is its finding. */
export const ReportChart = ({ contract, chart: { points, others, rest }, parameters, t }: Props) => {
  const { chart, key } = contract.report
  const [top, second] = points
  // One bar compares nothing.
  if (!chart || !top || !second) return null
  const columns = contract.report.columns as unknown as Readonly<Record<string, AnyColumn>>
  const locale = currentLocale()
  const text = (column: string, row: ReportRow): string | null => {
    const value = cellValue(columns[column]!, row, t, locale)
    return value === null || value === undefined || value === '' ? null : String(value)
  }
  const group = chart.within === undefined ? undefined : columns[chart.within]
  const isGrouped = group?.onlyWith === undefined || parameters[group.onlyWith] !== undefined
  const nameOf = (row: ReportRow): string => {
    const parts = [text(chart.label, row), group && isGrouped ? text(chart.within!, row) : null]
    return parts.filter((part) => part !== null).join(' · ') || '—'
  }
  const linkOf = (chart.to ?? columns[chart.value]!.to) as LinkOf | undefined
  const bars = points.map(({ row, value }, n) => ({
    key: String(n),
    label: nameOf(row),
    value,
    to: linkOf ? readableLink(linkOf(row, parameters)) : null,
  }))
  const shown: Bar[] =
    rest === null
      ? bars
      : [...bars, { key: 'others', label: t('chartOthers', { count: others }), value: rest, isAside: true }]
  const title = t(`${key}.finding`, {
    name: cutAtWord(nameOf(top.row), longestName),
    value: formatNumber(top.value),
    count: top.value,
  })
  const unit = t(`${key}.columns.${chart.value}`)
  return (
    <div className="report-chart">
      <ChartFigure
        title={title}
        text={
          others === 0 ? t('chartText') : t('chartTop', { shown: points.length, all: points.length + others })
        }
        chart={<BarChart label={title} unit={unit} bars={shown} />}
        table={
          <ChartTable
            caption={title}
            head={[t(`${key}.columns.${chart.label}`), unit]}
            rows={shown.map((bar) => ({
              key: bar.key,
              name: bar.label,
              values: [{ text: formatNumber(bar.value), to: bar.to }],
            }))}
          />
        }
      />
    </div>
  )
}
