import './reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatNumber, formatPercent } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BarChart } from '#platform/web/work/components/chart/BarChart.tsx'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import type { wholePath } from '../contract/whole-path.endpoints.ts'
import { besidePath, pathSteps } from '../domain/path-steps.ts'

type Answer = ResponseOf<typeof wholePath>

const share = (part: number, whole: number): string => (whole > 0 ? formatPercent(part / whole) : '—')

/** Funnel of all groups: each step with its share of the first and of the previous step. */
export const PathFunnel = ({ answer: { totals } }: { answer: Answer }) => {
  const t = useTexts('reports')
  // A step that the reader may not see is left out.
  const shown = pathSteps.filter((step) => typeof totals[step] === 'number')
  const values = shown.map((step) => totals[step] ?? 0)
  const [applied] = values
  if (!applied) return null
  const finished = totals['finished'] ?? 0
  const title = t('wholePath.finding', { value: formatNumber(finished), all: formatNumber(applied) })
  return (
    <ChartFigure
      title={title}
      text={t('wholePath.chartText')}
      chart={
        <BarChart
          label={title}
          unit={t('measures.applications')}
          bars={shown.map((step, n) => ({
            key: step,
            label: t(`wholePath.columns.${step}`),
            value: values[n]!,
            isAside: besidePath.has(step),
          }))}
        />
      }
      table={
        <table className="report-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('wholePath.step')}</th>
              <th scope="col" className="report-end">
                {t('measures.applications')}
              </th>
              <th scope="col" className="report-end">
                {t('wholePath.ofFirst')}
              </th>
              <th scope="col" className="report-end">
                {t('wholePath.ofBefore')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((step, n) => (
              <tr key={step}>
                <th scope="row">{t(`wholePath.columns.${step}`)}</th>
                <td className="report-end tabular">{formatNumber(values[n]!)}</td>
                <td className="report-end tabular">{share(values[n]!, applied)}</td>
                <td className="report-end tabular">
                  {n === 0 || besidePath.has(step) ? '—' : share(values[n]!, values[n - 1]!)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
