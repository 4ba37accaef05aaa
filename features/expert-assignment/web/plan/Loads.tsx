import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BarChart } from '#platform/web/work/components/chart/BarChart.tsx'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
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
  const [least, most] = [Math.min(...loads), Math.max(...loads)]
  return (
    <ChartFigure
      title={least === most ? t('loads.even', { count: most }) : t('loads.title', { least, most })}
      text={t(busiest.length > drawn ? 'loads.textSome' : 'loads.text', { count: drawn })}
      chart={
        <BarChart
          label={t('loads.chart')}
          unit={t('loads.unit')}
          parts={[t('loads.before'), t('loads.added')]}
          bars={busiest.slice(0, drawn).map(({ person, before, after }) => ({
            key: person.uid,
            label: person.name,
            value: after,
            part: before,
          }))}
        />
      }
      table={
        // Taller than the chart next to it, so it has to be scrollable with the keyboard.
        <div className="assignment-loads" tabIndex={0} role="region" aria-label={t('loads.chart')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('pairs.expert')}</th>
                <th scope="col">{t('loads.before')}</th>
                <th scope="col">{t('loads.after')}</th>
                <th scope="col">{t('loads.month')}</th>
              </tr>
            </thead>
            <tbody>
              {busiest.map(({ person, before, after, capacity, inMonth }) => (
                <tr key={person.uid}>
                  <th scope="row">{person.name}</th>
                  <td className="tabular">{before}</td>
                  <td className="tabular">{after}</td>
                  <td className="tabular">
                    {capacity === null
                      ? '—'
                      : t('loads.ofMonth', { inMonth: inMonth + after - before, capacity })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      }
    />
  )
}
