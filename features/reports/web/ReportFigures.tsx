import { formatNumber, formatPercent } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { BarChart } from '#platform/web/work/components/chart/BarChart.tsx'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { useNarrow } from '#platform/web/work/components/use-narrow.ts'
import { lazy, Suspense } from 'react'
import { cutText } from '#platform/domain/cut-text.ts'
import { cellValue, type AnyColumn, type ReportRow } from './report-cells.ts'
import type { ReportAsked } from '../contract/report.ts'
import type { ReportContract } from './report-contracts.ts'

type Words = (key: string, params?: Readonly<Record<string, string | number>>) => string

type Answer = { items: readonly unknown[]; totals?: Readonly<Record<string, number | null>> }

type Props = {
  contract: ReportContract
  answer: unknown
  /** Parameters in the address, for links. */
  asked: ReportAsked
  t: Words
}

/** Maximum length of a bar's label; the table next to it has the whole text. */
const longestLabel = { wide: 60, narrow: 34 }

const shortened = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most - 1)}…` : text

/** Maximum number of bars in a chart. */
const mostBars = 10

const extras = {
  wholePath: lazy(async () => ({ default: (await import('./PathFunnel.tsx')).PathFunnel })),
  projectProfileInTask: lazy(async () => ({ default: (await import('./TaskValues.tsx')).TaskValues })),
  pathCohorts: lazy(async () => ({ default: (await import('./CohortTriangle.tsx')).CohortTriangle })),
  questionCost: lazy(async () => ({ default: (await import('./QuestionCostNotes.tsx')).QuestionCostNotes })),
  scoring: lazy(async () => ({ default: (await import('./scoring/SetUpLink.tsx')).SetUpLink })),
  pivotProjects: lazy(async () => ({ default: (await import('./PivotTable.tsx')).PivotTable })),
  curatorsSummaryReport: lazy(async () => ({ default: (await import('./CuratorCounts.tsx')).CuratorCounts })),
  dynamicsOfProject: lazy(async () => ({ default: (await import('./ProjectLife.tsx')).ProjectLife })),
} as const

const Totals = ({ contract, answer, t }: { contract: ReportContract; answer: Answer; t: Words }) => {
  const totals = Object.entries(answer.totals ?? {}).filter(([, value]) => value !== null)
  if (totals.length === 0) return null
  const columns = contract.report.columns as unknown as Readonly<Record<string, AnyColumn>>
  return (
    <dl className="report-totals" aria-label={t('totals')}>
      {totals.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`${contract.report.key}.columns.${key}`)}</dt>
          <dd className="tabular">
            {columns[key]?.kind === 'share' ? formatPercent(value!) : formatNumber(value!)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Chart = ({ contract, answer, t }: { contract: ReportContract; answer: Answer; t: Words }) => {
  const longest = useNarrow() ? longestLabel.narrow : longestLabel.wide
  const { chart, key } = contract.report
  if (!chart) return null
  const columns = contract.report.columns as unknown as Readonly<Record<string, AnyColumn>>
  const [label, value] = [columns[chart.label]!, columns[chart.value]!]
  const locale = currentLocale()
  const values = (answer.items as readonly ReportRow[]).map((row) => ({
    label: shortened(String(cellValue(label, row, t, locale) ?? '—'), longest),
    value: Number(cellValue(value, row, t, locale) ?? 0),
  }))
  const sums = new Map<string, number>()
  for (const one of values) sums.set(one.label, (sums.get(one.label) ?? 0) + one.value)
  // Counts of several groups add up under one label; medians and shares do not.
  if (value.kind !== 'number' && sums.size < values.length) return null
  const bars = [...sums]
    .map(([name, sum]) => ({ key: name, label: name, value: sum }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, mostBars)
  const [top] = bars
  if (!top || top.value === 0) return null
  const title = t(`${key}.finding`, { name: top.label, value: formatNumber(top.value) })
  const unit = t(`${key}.columns.${chart.value}`)
  return (
    <ChartFigure
      title={title}
      text={t('chartText')}
      chart={<BarChart label={title} unit={unit} bars={bars} />}
      table={
        <table className="report-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`${key}.columns.${chart.label}`)}</th>
              <th scope="col" className="report-end">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.key}>
                <th scope="row">{bar.label}</th>
                <td className="report-end tabular">{formatNumber(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}

/** Totals, chart and additional parts of a report, between its parameters and its rows. */
export const ReportFigures = ({ contract, answer, asked, t }: Props) => {
  const { key } = contract.report
  const Extra = key in extras ? extras[key as keyof typeof extras] : null
  const response = answer as Answer
  return (
    <>
      <Totals contract={contract} answer={response} t={t} />
      {Extra ? (
        <Suspense fallback={null}>
          <Extra answer={answer as never} asked={asked} />
        </Suspense>
      ) : null}
      {response.items.length > 1 && !(answer as { matrix?: unknown }).matrix ? (
        <Chart contract={contract} answer={response} t={t} />
      ) : null}
    </>
  )
}
