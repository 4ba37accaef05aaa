import '../overviews.css'
import '#platform/web/work/components/form/parameters.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { ChartTable } from '#platform/web/work/components/chart/ChartTable.tsx'
import { LineChart } from '#platform/web/work/components/chart/LineChart.tsx'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { figures } from '../../domain/figures.ts'
import type { Narrowing } from '../../domain/narrowing.ts'
import { trendSteps, type TrendStep } from '../../domain/trend.rules.ts'
import { acceptedTasksLink, trendLink } from './summary-links.ts'
import type { Summary } from './use-summary.ts'

const kinds = ['applied', 'accepted', 'tasksAccepted'] as const

type Point = Summary['trend']['points'][number]

type Props = {
  trend: Summary['trend']
  narrowing: Narrowing
  step: TrendStep | undefined
  setSearch: (patch: Record<string, unknown>) => void
}

const linkOf = (kind: (typeof kinds)[number], narrowing: Narrowing, { from, to }: Point) =>
  kind === 'tasksAccepted'
    ? acceptedTasksLink(narrowing, { from, to })
    : trendLink(
        narrowing,
        kind === 'applied'
          ? { ...figures.applied, createdFrom: from, createdTo: to }
          : { status: 'ACCEPT', decidedFrom: from, decidedTo: to },
      )

/** Chart of applications, accepted applications and accepted tasks by week or longer step. */
export const Trend = ({ trend, narrowing, step, setSearch }: Props) => {
  const t = useTexts('overviews')
  const { points } = trend
  const peak = points.reduce((best, one) => (one.applied > best.applied ? one : best), points[0]!)
  const days = ({ from, to }: Point) =>
    from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
  const title =
    peak.applied > 0
      ? t('trend.title', { days: days(peak), count: peak.applied, shown: formatNumber(peak.applied) })
      : t('trend.none')
  return (
    <ChartFigure
      title={title}
      text={t('trend.text')}
      chart={
        <div>
          <label className="parameter-field overview-step">
            {t('trend.step')}
            <Select
              value={trend.step}
              options={trendSteps.map((value) => ({ value, label: t(`trend.steps.${value}`) }))}
              onChange={(value) => setSearch({ step: value === 'week' ? undefined : value })}
            />
          </label>
          {step !== undefined && step !== trend.step ? (
            <p className="overview-quiet">{t('trend.longer')}</p>
          ) : null}
          <LineChart
            label={title}
            unit={t('trend.unit')}
            places={points.map(({ from }) => formatDate(from))}
            lines={kinds.map((key) => ({
              key,
              label: t(`trend.kinds.${key}`),
              values: points.map((point) => point[key]),
              to: points.map((point) => linkOf(key, narrowing, point)),
            }))}
          />
        </div>
      }
      table={
        <ChartTable
          caption={title}
          head={[t('trend.days'), ...kinds.map((key) => t(`trend.kinds.${key}`))]}
          rows={points.toReversed().map((point) => ({
            key: point.from,
            name: days(point),
            values: kinds.map((key) => ({
              text: formatNumber(point[key]),
              to: point[key] === 0 ? null : linkOf(key, narrowing, point),
              label: `${t(`trend.kinds.${key}`)}, ${days(point)}`,
            })),
          }))}
        />
      }
    />
  )
}
