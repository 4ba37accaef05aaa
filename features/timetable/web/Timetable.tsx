import './timetable.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Segments } from '#platform/web/work/components/form/choice/Segments.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getTimetable, listStreams } from '../contract/timetable.endpoints.ts'
import { streamStateTable } from '../domain/state-tables.ts'
import { AcceptanceTable } from './AcceptanceTable.tsx'
import { Band } from './band/Band.tsx'
import { BandControls, useWindow } from './band/BandControls.tsx'
import { streamActions } from './streams/stream-actions.tsx'
import { streamColumns } from './streams/stream-columns.tsx'
import { timetableSearch } from './timetable-search.ts'
import type { TimetableAnswer } from './timetable.types.ts'

const views = ['calendar', 'acceptance'] as const

const StreamList = ({ tracks }: Pick<TimetableAnswer, 'tracks'>) => {
  const list = useList(listStreams, { id: 'streams', deniedHere: true })
  const rowActions = useActions(streamActions)
  const options = tracks.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <ListScreen
      of={list}
      title={null}
      columns={streamColumns}
      rowName={({ name }) => name}
      rowActions={rowActions}
      filters={{ state: streamStateTable, trackId: options, since: null, before: null }}
    />
  )
}

/** When the tracks of the chosen accelerator accept applications: a calendar with its list, and a table to print. */
export const Timetable = () => {
  const t = useTexts('timetable')
  const chosen = useStore(acceleratorStore)
  const { window } = useWindow()
  const [{ view = 'calendar' }, setSearch] = useScreenSearch(timetableSearch)
  const { data, error, refetch } = useCall(
    getTimetable,
    { query: window },
    { enabled: chosen !== null, keepPrevious: true, deniedHere: true },
  )
  if (chosen === null) return <EmptyState title={t('none.title')} text={t('none.text')} />
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={10} />
  return (
    <div className="timetable">
      <PageHead />
      {data.tracks.length === 0 ? (
        <EmptyState title={t('noTracks.title')} text={t('noTracks.text')} />
      ) : (
        <>
          <div className="timetable-bar">
            <Segments
              name="view"
              aria-label={t('views.label')}
              value={view}
              options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
              onChange={(value) => setSearch({ view: value })}
            />
            {view === 'calendar' ? <BandControls /> : null}
          </div>
          {view === 'calendar' ? (
            <>
              <Band timetable={data} window={window} />
              <StreamList tracks={data.tracks} />
            </>
          ) : (
            <AcceptanceTable {...data} />
          )}
        </>
      )}
    </div>
  )
}
