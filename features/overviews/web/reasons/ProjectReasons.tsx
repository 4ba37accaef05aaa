import '../overviews.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList, type RowOf } from '#platform/web/work/components/list/use-list.ts'
import { HeldRoom } from '#platform/web/work/components/states/HeldRoom.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listProjectReasons } from '../../contract/reasons.endpoints.ts'
import { PeriodFields } from '../PeriodFields.tsx'
import { placeSearch } from '../summary-search.ts'
import { ReasonCounts } from './ReasonCounts.tsx'
import { useReasons } from './use-reasons.ts'

type Row = RowOf<typeof listProjectReasons>

const Reason = ({ row: { reason } }: { row: Row }) => {
  const t = useTexts('overviews')
  return reason || <span className="overview-quiet">{t('reasons.none')}</span>
}

const Kind = ({ row: { kind } }: { row: Row }) => useTexts('overviews')(`reasonKinds.${kind}`)

const columns: Columns<typeof listProjectReasons> = {
  project: { sort: 'NAME', cell: ({ project }) => project.name },
  track: { cell: ({ track }) => track.name },
  kind: { cell: (row) => <Kind row={row} /> },
  reason: { width: '40%', cell: (row) => <Reason row={row} /> },
  at: { sort: 'AT', cell: ({ at }) => <DateText value={at} as="time" /> },
  number: { optional: true, cell: ({ project }) => <span className="tabular">{project.serialNumber}</span> },
}

const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

/** Projects that were rejected or blocked, by the reasons given: how often each, and which projects. */
export const ProjectReasons = () => {
  const t = useTexts('overviews')
  const [of] = useScreenSearch(placeSearch)
  const accelerator = useStore(acceleratorStore)
  const isPlaced = accelerator !== null || of.programmeId !== undefined
  const reasons = useList(listProjectReasons, { of, enabled: isPlaced, deniedHere: true })
  const { kind, trackId, from, to, reason } = reasons.query
  const counted = useReasons({ ...of, kind, trackId, from, to }, isPlaced)
  if (!isPlaced || isOutsideTeam(reasons.answer.error))
    return (
      <>
        <PageHead />
        <EmptyState title={t('summary.noPlace.team')} text={t('summary.noPlace.teamText')} />
      </>
    )
  return (
    <ListScreen
      of={reasons}
      columns={columns}
      filters={{
        kind: 'reasonKinds',
        trackId: (counted.data?.tracks ?? []).map(named),
        reason: null,
        from: null,
        to: null,
      }}
      rowName={({ project }) => project.name}
      rowLink={({ id }) => linkTo('/bch/view/projects-in-work', { requestId: id })}
      above={
        <>
          <div className="overview-filters" role="group" aria-label={t('filters.label')}>
            <PeriodFields
              from={from}
              to={to}
              onChange={({ from: since = from, to: until = to }) =>
                reasons.handle.set({ from: since ?? undefined, to: until ?? undefined })
              }
            />
          </div>
          <HeldRoom name="reasons.counts" waits={counted.isPending}>
            <ReasonCounts answer={counted} chosen={reason} choose={(one) => reasons.handle.set(one)} />
          </HeldRoom>
        </>
      }
    />
  )
}
