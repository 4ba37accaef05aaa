import './reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { LineChart } from '#platform/web/work/components/chart/LineChart.tsx'
import type { dynamicsOfProject } from '../contract/dynamics-of-project.endpoints.ts'

type Listed = ResponseOf<typeof dynamicsOfProject>

type Answer = {
  items: readonly Pick<Listed['items'][number], 'at' | 'event'>[]
  project: { name: string } | null
}

/** Chart of one project: accepted tasks and returns up to each event. */
export const ProjectLife = ({ answer: { items, project } }: { answer: Answer }) => {
  const t = useTexts('reports')
  if (!project) return <p className="report-about">{t('dynamicsOfProject.choose')}</p>
  const events = items.toSorted((a, b) => a.at.localeCompare(b.at))
  const soFar = (kind: (typeof events)[number]['event']): number[] =>
    events.map((_event, at) => events.slice(0, at + 1).filter(({ event }) => event === kind).length)
  const [accepted, returned] = [soFar('TASK_ACCEPTED'), soFar('TASK_RETURNED')]
  const title = t('dynamicsOfProject.finding', {
    name: project.name,
    value: formatNumber(accepted.at(-1) ?? 0),
    returned: formatNumber(returned.at(-1) ?? 0),
  })
  if (events.length < 2) return null
  return (
    <ChartFigure
      title={title}
      text={t('dynamicsOfProject.chartText')}
      chart={
        <LineChart
          label={title}
          unit={t('dynamicsOfProject.unit')}
          places={events.map(({ at }) => formatDate(at))}
          lines={[
            { key: 'accepted', label: t('events.TASK_ACCEPTED'), values: accepted },
            { key: 'returned', label: t('events.TASK_RETURNED'), values: returned },
          ]}
        />
      }
      table={null}
    />
  )
}
