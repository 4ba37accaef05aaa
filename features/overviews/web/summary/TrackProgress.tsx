import '../overviews.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { boardColumnShown } from '../../../acceleration-requests/domain/state-tables.ts'
import { boardColumns, type BoardColumn } from '../../../acceleration-requests/domain/states.ts'
import type { WorkAsked } from '../../../acceleration-requests/domain/work-asked.ts'
import { figures } from '../../domain/figures.ts'
import type { Narrowing } from '../../domain/narrowing.ts'
import { NumberLink } from '../NumberLink.tsx'
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
  const cell = (label: string, value: number | undefined, asked: WorkAsked) => (
    <NumberLink value={value ?? 0} label={label} to={figureLink(narrowing, asked)} />
  )
  const cells = (name: string, counts: Track['columns'], asked: WorkAsked) =>
    shown.map((column: BoardColumn) => (
      <td key={column} className="overview-end">
        {cell(`${name}, ${states(boardColumnShown[column].key)}`, counts[column], { ...asked, column })}
      </td>
    ))
  return (
    <section className="chart-figure overview-whole">
      <header>
        <div>
          <h2 id="overview-progress">
            {most ? t('progress.title', { task: most.name, count: most.count }) : t('progress.none')}
          </h2>
          <p>{t('progress.text')}</p>
        </div>
      </header>
      {/* Wider than a phone, so it has to be scrollable with the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region takes the focus */}
      <div className="chart-table" tabIndex={0} role="region" aria-labelledby="overview-progress">
        <table className="overview-table">
          <thead>
            <tr>
              <th scope="col">{t('progress.track')}</th>
              <th scope="col" className="overview-end">
                {t('figures.applied')}
              </th>
              {shown.map((column) => (
                <th key={column} scope="col" className="overview-end">
                  {states(boardColumnShown[column].key)}
                </th>
              ))}
              <th scope="col" className="overview-end">
                {t('figures.overdue')}
              </th>
            </tr>
          </thead>
          {tracks.map(({ track, programme, applied, overdue, columns, tasks }) => {
            const asked = { trackId: String(track.id) }
            return (
              <tbody key={track.id}>
                <tr className="overview-track">
                  <th scope="rowgroup">
                    {track.name}
                    <small>{programme.name}</small>
                  </th>
                  <td className="overview-end">
                    {cell(`${track.name}, ${t('figures.applied')}`, applied, {
                      ...asked,
                      ...figures.applied,
                    })}
                  </td>
                  {cells(track.name, columns, asked)}
                  <td className="overview-end">
                    {cell(`${track.name}, ${t('figures.overdue')}`, overdue, {
                      ...asked,
                      ...figures.overdue,
                    })}
                  </td>
                </tr>
                {tasks.map(({ trackpoint, columns: ofTask }) => (
                  <tr key={trackpoint.id} className="overview-task">
                    <th scope="row">{trackpoint.name}</th>
                    <td />
                    {cells(trackpoint.name, ofTask, { ...asked, trackpointId: String(trackpoint.id) })}
                    <td />
                  </tr>
                ))}
              </tbody>
            )
          })}
        </table>
      </div>
    </section>
  )
}
