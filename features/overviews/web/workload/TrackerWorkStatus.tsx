import '../overviews.css'
import '#platform/web/work/components/form/parameters.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ClockIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { PeriodFields } from '#platform/web/work/components/form/date/PeriodFields.tsx'
import { useUnreadDays } from '#platform/web/work/components/form/date/use-unread-days.ts'
import { useList, type RowOf } from '#platform/web/work/components/list/use-list.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listTrackerWork } from '../../contract/tracker-work.endpoints.ts'
import { figures, reviewQueue, workloadFigures } from '../../domain/figures.ts'
import { endOf } from '../../domain/narrowing.ts'
import { NumberLink } from '../NumberLink.tsx'
import { periodSearch } from '../summary-search.ts'
import { Waiting } from './Waiting.tsx'

type Row = RowOf<typeof listTrackerWork>
const days = ['from', 'to'] as const

type Days = { from: string; to: string }

const inWork = '/bch/view/projects-in-work'

/** Columns of the workload. Decisions are counted for the period in the response. */
const columnsOf = (t: (key: string) => string, days: Days | undefined): Columns<typeof listTrackerWork> => {
  const number = (key: keyof typeof workloadFigures) => (row: Row) => (
    <NumberLink
      value={row[key]}
      label={`${row.person.name}, ${t(`workload.columns.${key}`)}`}
      to={linkTo(inWork, { trackerUid: row.person.uid, ...workloadFigures[key] })}
    />
  )
  const decided = (key: 'reviewed' | 'returned') => (row: Row) => (
    <NumberLink
      value={row[key]}
      label={`${row.person.name}, ${t(`workload.columns.${key}`)}`}
      to={linkTo('/bch/view/tracker-work-status/reviews', {
        reviewerUid: row.person.uid,
        ...days,
        ...(key === 'returned' ? { decision: 'return' } : {}),
      })}
    />
  )
  return {
    tracker: { sort: 'NAME', cell: ({ person }) => <PersonAvatar person={person} none="" /> },
    projects: { sort: 'PROJECTS', align: 'end', cell: number('projects') },
    waiting: {
      sort: 'WAITING',
      align: 'end',
      cell: ({ person, waiting }) => (
        <NumberLink
          value={waiting}
          label={`${person.name}, ${t('workload.columns.waiting')}`}
          to={linkTo('/bch/view/tracker-work-status/tasks', { trackerUid: person.uid, ...reviewQueue })}
        />
      ),
    },
    longest: { cell: ({ waitingSince }) => <Waiting since={waitingSince} /> },
    average: { cell: ({ waitingHours }) => <Waiting hours={waitingHours} /> },
    overdue: { sort: 'OVERDUE', align: 'end', cell: number('overdue') },
    reviewed: { align: 'end', cell: decided('reviewed') },
    returned: { align: 'end', cell: decided('returned') },
  }
}

/** Screen of the trackers' workload, with the ones who need help first. A tracker sees only themselves. */
export const TrackerWorkStatus = () => {
  const t = useTexts('overviews')
  const [{ from, to }, setSearch] = useScreenSearch(periodSearch)
  const accelerator = useStore(acceleratorStore)
  const unread = useUnreadDays(days)
  const of = { from, to: endOf({ from, to }) }
  const workload = useList(listTrackerWork, { enabled: accelerator !== null, deniedHere: true, of })
  const { data, error } = workload.answer
  if (accelerator === null || isOutsideTeam(error))
    return (
      <>
        <PageHead />
        <EmptyState icon={ClockIcon} title={t('workload.noTeam')} text={t('workload.noTeamText')} />
      </>
    )
  const untracked = data?.withoutTracker ?? 0
  return (
    <ListScreen
      of={workload}
      columns={columnsOf(t, data?.period)}
      rowKey={({ uid }) => uid}
      rowName={({ person }) => person.name}
      above={
        <>
          <div className="parameter-bar" role="group" aria-label={t('filters.label')}>
            <PeriodFields
              from={unread.texts['from'] ?? from ?? data?.period.from}
              to={unread.texts['to'] ?? to ?? data?.period.to}
              faults={unread.faults}
              onChange={setSearch}
            />
          </div>
          {data ? (
            <p className="overview-quiet">
              {t('workload.period', {
                from: formatDate(data.period.from),
                to: formatDate(data.period.to),
              })}
            </p>
          ) : null}
          {untracked > 0 ? (
            <p>
              <ScreenLink to={linkTo(inWork, figures.withoutTracker)}>
                {t('workload.untracked', { count: untracked, shown: formatNumber(untracked) })}
              </ScreenLink>
            </p>
          ) : null}
        </>
      }
      emptyAction={<ScreenLink to="/bch/view/acceleratorTeam">{t('workload.empty.action')}</ScreenLink>}
    />
  )
}
