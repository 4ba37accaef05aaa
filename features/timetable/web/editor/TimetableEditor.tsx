import '../timetable.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getTimetable, getTrackTimetable } from '../../contract/timetable.endpoints.ts'
import { acceptanceStateTable } from '../../domain/state-tables.ts'
import { AcceptanceText } from '../AcceptanceText.tsx'
import { editorSearch } from '../timetable-search.ts'
import { useOwnToday } from '../use-own-today.ts'
import { TrackEditor } from './TrackEditor.tsx'

/** Choice of the track, if the address has none. */
const ChooseTrack = () => {
  const t = useTexts('timetable')
  const chosen = useStore(acceleratorStore)
  const today = useOwnToday()
  const { data, error, refetch } = useCall(
    getTimetable,
    { query: { from: today, to: today } },
    { enabled: chosen !== null, deniedHere: true },
  )
  if (chosen === null) return <EmptyState title={t('none.title')} text={t('none.text')} />
  if (!data) return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock />
  const tracks = data.tracks.filter(({ acceptance }) => acceptance !== 'ARCHIVED')
  return (
    <div className="timetable-editor">
      <PageHead title={t('editor.choose')} />
      {tracks.length === 0 ? (
        <EmptyState title={t('noTracks.title')} text={t('noTracks.text')} />
      ) : (
        <Rows>
          {tracks.map((track) => (
            <Row
              key={track.id}
              title={
                <TextLink to={linkTo('/bch/view/acceleration-timetable/editor', { trackId: track.id })}>
                  {track.name}
                </TextLink>
              }
              facts={
                <>
                  <span>{track.programme.name}</span>
                  <AcceptanceText {...track} />
                </>
              }
              end={<StateOf table={acceptanceStateTable} state={track.acceptance} />}
            />
          ))}
        </Rows>
      )}
    </div>
  )
}

const OneTrack = ({ trackId }: { trackId: number }) => {
  const { data, error, refetch } = useCall(
    getTrackTimetable,
    { query: { trackId: String(trackId) } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
  return <TrackEditor timetable={data} />
}

/** The editor of a track's timetable (`trackId`); without one a choice of tracks. */
export const TimetableEditor = () => {
  const [{ trackId }] = useScreenSearch(editorSearch)
  return trackId === undefined ? <ChooseTrack /> : <OneTrack key={trackId} trackId={trackId} />
}
