import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StackedBarChart } from '#platform/web/work/components/chart/StackedBarChart.tsx'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { ChartTable } from '#platform/web/work/components/chart/ChartTable.tsx'
import type { Plan } from '../assignment.types.ts'

/** Maximum number of experts in the chart; the table contains everybody. */
const drawn = 12

/** Load of the experts: a chart of the busiest, and a table of all. */
export const Loads = ({ plan: { experts } }: { plan: Plan }) => {
  const t = useTexts('expert-assignment')
  const busiest = experts.toSorted(
    (one, other) => other.after - one.after || one.person.name.localeCompare(other.person.name),
  )
  const loads = experts.map(({ after }) => after)
  const [lowest, highest] = [Math.min(...loads), Math.max(...loads)]
  return (
    <ChartFigure
      title={
        lowest === highest
          ? t('loads.even', { count: highest })
          : t('loads.title', { least: lowest, most: highest })
      }
      text={t(busiest.length > drawn ? 'loads.textSome' : 'loads.text', { count: drawn })}
      chart={
        <StackedBarChart
          label={t('loads.chart')}
          unit={t('loads.unit')}
          parts={[t('loads.before'), t('loads.added')]}
          bars={busiest.slice(0, drawn).map(({ person, before, after }) => ({
            key: person.uid,
            label: person.name,
            values: [before, after - before],
          }))}
        />
      }
      table={
        <ChartTable
          caption={t('loads.chart')}
          head={[t('pairs.expert'), t('loads.before'), t('loads.after'), t('loads.month')]}
          rows={busiest.map(({ person, before, after, capacity, inMonth }) => ({
            key: person.uid,
            name: person.name,
            values: [
              { text: formatNumber(before) },
              { text: formatNumber(after) },
              {
                text:
                  capacity === null
                    ? '—'
                    : t('loads.ofMonth', { inMonth: inMonth + after - before, capacity }),
              },
            ],
          }))}
        />
      }
    />
  )
}
