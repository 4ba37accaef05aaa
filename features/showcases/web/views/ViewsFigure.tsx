import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { ChartTable } from '#platform/web/work/components/chart/ChartTable.tsx'
import { LineChart } from '#platform/web/work/components/chart/LineChart.tsx'
import type { ViewsOfDay } from '../showcase.types.ts'

const kinds = ['pages', 'frames', 'documents'] as const

/** Chart of views per day. */
export const ViewsFigure = ({ days }: { days: readonly ViewsOfDay[] }) => {
  const t = useTexts('showcases')
  const total = (kind: (typeof kinds)[number]) => days.reduce((sum, one) => sum + one[kind], 0)
  const count = total('pages') + total('frames')
  const title = t('views.title', { count, shown: formatNumber(count) })
  return (
    <ChartFigure
      title={title}
      text={t('views.text')}
      chart={
        <LineChart
          label={title}
          unit={t('views.unit')}
          places={days.map(({ day }) => formatDate(day))}
          lines={kinds.map((key) => ({
            key,
            label: t(`views.kinds.${key}`),
            values: days.map((one) => one[key]),
          }))}
        />
      }
      table={
        <ChartTable
          caption={title}
          head={[t('views.day'), ...kinds.map((key) => t(`views.kinds.${key}`))]}
          rows={days.toReversed().map((one) => ({
            key: one.day,
            name: formatDate(one.day),
            values: kinds.map((key) => ({ text: formatNumber(one[key]) })),
          }))}
        />
      }
    />
  )
}
