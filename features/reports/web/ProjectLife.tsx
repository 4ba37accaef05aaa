import './reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { ChartTable } from '#platform/web/work/components/chart/ChartTable.tsx'
import { TimeChart, type TimePanel } from '#platform/web/work/components/chart/TimeChart.tsx'
import type { dynamicsOfProject } from '../contract/dynamics-of-project.endpoints.ts'
import { sourceLink } from '../contract/event-source.ts'
import type { drawnEvents } from '../domain/dynamics.ts'

type Answer = Pick<ResponseOf<typeof dynamicsOfProject>, 'project' | 'events' | 'figures'>
type Event = Answer['events'][number]
type Figure = Answer['figures'][number]
type Words = ReturnType<typeof useTexts>

type EventKind = (typeof drawnEvents)[number]

/** Events that are counted, and those with a score. */
const counted: readonly EventKind[] = ['TASK_ACCEPTED', 'TASK_RETURNED']
const scored: readonly EventKind[] = ['REVIEW_COMPLETED', 'SCORING_ASSESSED']

const eventsPanel = (
  { key, kinds }: { key: 'tasks' | 'scores'; kinds: readonly EventKind[] },
  { project, events }: Answer,
  t: Words,
): TimePanel => {
  const isScore = key === 'scores'
  const pointOf = (event: Event) => {
    const { at, task, nth, score } = event
    const value = isScore ? (score ?? 0) : nth
    return {
      key: event.key,
      at,
      value,
      name: task === null ? t(`events.${event.event}`) : `${t(`events.${event.event}`)}: ${task}`,
      to: sourceLink(event, project ? String(project.id) : undefined),
    }
  }
  const lines = kinds.map((kind) => ({
    key: kind,
    label: t(`events.${kind}`),
    isLoose: isScore,
    points: events
      .filter(({ event, score }) => event === kind && (!isScore || score !== null))
      .map((event) => pointOf(event)),
  }))
  return {
    key,
    title: t(`dynamicsOfProject.panels.${key}`),
    lines: lines.filter(({ points }) => points.length > 0),
  }
}

const figurePanel = ({ code, name, unit, points }: Figure, projectId: number): TimePanel => {
  const title = unit === '' ? name : `${name}, ${unit}`
  return {
    key: `${code} ${unit}`,
    title,
    lines: [
      {
        key: code,
        label: title,
        points: points.map(({ at, before, value }) => ({
          key: at,
          at,
          value,
          name: title,
          to: linkTo('/bch/view/project-details', {
            id: projectId,
            tab: 'profile',
            compare: before ?? 'empty',
            with: at,
          }),
        })),
      },
    ],
  }
}

/** One project over time: tasks, scores and figures of its profile over one axis; every point opens its source. */
export const ProjectLife = ({ answer }: { answer: Answer }) => {
  const t = useTexts('reports')
  const { project, events, figures } = answer
  if (!project) return <p className="report-about">{t('dynamicsOfProject.choose')}</p>
  const panels = [
    eventsPanel({ key: 'tasks', kinds: counted }, answer, t),
    eventsPanel({ key: 'scores', kinds: scored }, answer, t),
    ...figures.map((figure) => figurePanel(figure, project.id)),
  ].filter(({ lines }) => lines.length > 0)
  if (panels.length === 0) return null
  const last = (kind: EventKind): string =>
    formatNumber(events.findLast(({ event }) => event === kind)?.nth ?? 0)
  const title = t('dynamicsOfProject.finding', {
    name: project.name,
    value: last('TASK_ACCEPTED'),
    returned: last('TASK_RETURNED'),
  })
  const points = panels
    .flatMap(({ key: panel, lines }) =>
      lines.flatMap((line) => line.points.map((point) => ({ ...point, panel, line: line.key }))),
    )
    .toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <ChartFigure
      title={title}
      text={t('dynamicsOfProject.chartText')}
      chart={<TimeChart label={title} panels={panels} />}
      table={
        <ChartTable
          caption={title}
          head={[
            t('dynamicsOfProject.columns.event'),
            t('dynamicsOfProject.columns.at'),
            t('dynamicsOfProject.value'),
          ]}
          rows={points.map(({ key, panel, line, name, at, value, to }) => ({
            key: `${panel} ${line} ${key}`,
            name,
            values: [{ text: formatDate(at) }, { text: formatNumber(value), to }],
          }))}
        />
      }
    />
  )
}
