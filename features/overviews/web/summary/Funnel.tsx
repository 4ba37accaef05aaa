import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BarChart } from '#platform/web/work/components/chart/BarChart.tsx'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { besideFunnel, figures as asked, funnelSteps, type FigureKey } from '../../domain/figures.ts'
import type { Narrowing } from '../../domain/narrowing.ts'
import { NumberLink } from '../NumberLink.tsx'
import { figureLink } from './summary-links.ts'
import type { Summary } from './use-summary.ts'

type Props = { figures: Summary['figures']; narrowing: Narrowing }

/** Funnel from application to completed track, with rejected and withdrawn applications shown separately. */
export const Funnel = ({ figures, narrowing }: Props) => {
  const t = useTexts('overviews')
  const { applied, finished } = figures
  const title = t('funnel.title', {
    count: applied,
    done: formatNumber(finished),
    all: formatNumber(applied),
  })
  const steps: readonly FigureKey[] = [...funnelSteps, ...besideFunnel]
  const aside: readonly FigureKey[] = besideFunnel
  return (
    <ChartFigure
      title={title}
      text={t('funnel.text')}
      chart={
        <BarChart
          label={title}
          unit={t('funnel.unit')}
          bars={steps.map((key) => ({
            key,
            label: t(`figures.${key}`),
            value: figures[key],
            isAside: aside.includes(key),
          }))}
        />
      }
      table={
        <table className="overview-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('funnel.step')}</th>
              <th scope="col" className="overview-end">
                {t('funnel.count')}
              </th>
              <th scope="col" className="overview-end">
                {t('funnel.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`figures.${key}`)}</th>
                <td className="overview-end">
                  <NumberLink
                    value={figures[key]}
                    label={t(`figures.${key}`)}
                    to={figureLink(narrowing, asked[key])}
                  />
                </td>
                <td className="overview-end tabular">
                  {applied > 0
                    ? t('funnel.percent', { share: Math.round((100 * figures[key]) / applied) })
                    : '—'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
