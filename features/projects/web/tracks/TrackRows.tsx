import './tracks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ProgressBar } from '#platform/web/work/components/ProgressBar.tsx'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { trackLink, workLink } from '../paths.ts'
import type { ProjectTrack } from '../project.types.ts'
import { workStateTable } from '../../domain/state-tables.ts'
import { mayWork } from '../../domain/phases.ts'

const TrackRow = ({ row: { track, programme, accelerator, startedAt, work } }: { row: ProjectTrack }) => {
  const t = useTexts('projects')
  const done = work && { accepted: work.tasksAccepted, total: work.tasksTotal }
  return (
    <Row
      title={
        <ScreenLink to={work ? workLink(work.projectTrackId) : trackLink(track.id)}>{track.name}</ScreenLink>
      }
      facts={
        <>
          <span>{`${accelerator.name} · ${programme.name}`}</span>
          <span>
            {t('tracks.since')} <DateText value={startedAt} />
          </span>
        </>
      }
      end={
        done ? (
          <span className="track-work">
            {mayWork(work) ? null : <StateOf table={workStateTable} state={work.accessStatus} />}
            <span className="track-progress">
              <span className="tabular">{t('tracks.accepted', done)}</span>
              {done.total > 0 ? (
                <ProgressBar value={done.accepted / done.total} label={t('tracks.accepted', done)} />
              ) : null}
            </span>
          </span>
        ) : null
      }
    />
  )
}

/** The tracks of a project, with progress for people who may see it. */
export const TrackRows = ({ tracks }: { tracks: readonly ProjectTrack[] }) => (
  <Rows>
    {tracks.map((row) => (
      <TrackRow key={row.id} row={row} />
    ))}
  </Rows>
)
