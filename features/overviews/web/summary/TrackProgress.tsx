import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { HeatCell, HeatNumber, HeatRow } from '#platform/web/work/components/chart/heat.ts'
import { HeatTable } from '#platform/web/work/components/chart/HeatTable.tsx'
import { boardColumnShown } from '../../../acceleration-requests/domain/state-tables.ts'
import { boardColumns } from '../../../acceleration-requests/domain/states.ts'
import type { WorkQuery } from '../../../acceleration-requests/domain/work-query.ts'
import { figures } from '../../domain/figures.ts'
import type { Narrowing } from '../../domain/narrowing.ts'
import { useStateTexts } from '../use-state-texts.ts'
import { figureLink } from './summary-links.ts'
import type { Summary } from './use-summary.ts'

type Track = Summary['tracks'][number]
type Props = { tracks: readonly Track[]; narrowing: Narrowing }

/** The task with the most projects, and their number. */
const busiest = (tracks: readonly Track[]) =>
  tracks
    .flatMap(({ tasks }) => tasks)
    .map(({ trackpoint, columns }) => ({
      name: trackpoint.name,
      count: Object.values(columns).reduce((sum, n) => sum + n, 0),
    }))
    .toSorted((one, other) => other.count - one.count)[0]

/** Progress of each track: number of projects by state and by task, with links to the lists. */
export const TrackProgress = ({ tracks, narrowing }: Props) => {
  const t = useTexts('overviews')
  const states = useStateTexts()
  const shown = boardColumns.filter((column) => tracks.some(({ columns }) => columns[column]))
  const most = busiest(tracks)
  const largest = Math.max(
    0,
    ...tracks.flatMap(({ tasks }) => tasks.flatMap(({ columns }) => Object.values(columns))),
  )
  const number = (label: string, value: number, query: WorkQuery): HeatNumber => ({
    text: formatNumber(value),
    to: value === 0 ? null : figureLink(narrowing, query),
    label: `${label}: ${formatNumber(value)}`,
  })
  const cells = (
    { name, counts, isShaded }: { name: string; counts: Track['columns']; isShaded: boolean },
    query: WorkQuery,
  ): HeatCell[] =>
    shown.map((column) => {
      const value = counts[column] ?? 0
      const label = `${name}, ${states(boardColumnShown[column].key)}`
      return {
        ...number(label, value, { ...query, column }),
        shade: isShaded && largest > 0 ? value / largest : 0,
      }
    })
  const rows = tracks.flatMap(({ track, programme, applied, overdue, columns, tasks }): HeatRow[] => {
    const query = { trackId: String(track.id) }
    return [
      {
        key: `track ${track.id}`,
        name: track.name,
        note: programme.name,
        isGroup: true,
        total: number(`${track.name}, ${t('figures.applied')}`, applied, { ...query, ...figures.applied }),
        cells: [
          ...cells({ name: track.name, counts: columns, isShaded: false }, query),
          {
            ...number(`${track.name}, ${t('figures.overdue')}`, overdue, { ...query, ...figures.overdue }),
            shade: 0,
          },
        ],
      },
      ...tasks.map(({ trackpoint, columns: counts }) => ({
        key: `task ${trackpoint.id}`,
        name: trackpoint.name,
        cells: [
          ...cells(
            { name: trackpoint.name, counts, isShaded: true },
            { ...query, trackpointId: String(trackpoint.id) },
          ),
          null,
        ],
      })),
    ]
  })
  return (
    <HeatTable
      title={most ? t('progress.title', { task: most.name, count: most.count }) : t('progress.none')}
      text={t('progress.text')}
      corner={t('progress.track')}
      totals={{ name: t('figures.applied'), at: 'start' }}
      columns={[
        ...shown.map((column) => ({ key: column, name: states(boardColumnShown[column].key) })),
        { key: 'overdue', name: t('figures.overdue') },
      ]}
      rows={rows}
    />
  )
}
