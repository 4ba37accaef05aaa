import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listProjectsInWork } from '../../contract/project-in-work.endpoints.ts'
import { isDueOpen } from '../../domain/states.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { Progress } from './Progress.tsx'
import { RowState } from './RowState.tsx'
import { StagedChip } from '../decisions/StagedChip.tsx'
import { TaskText } from './TaskText.tsx'
import { personStore } from '#platform/web/person-store.ts'
import { useAge } from './use-age.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'

/** A project in the first cell: logo, name, and its number and summary in one muted line. */
const ProjectName = ({ project }: { project: ProjectInWork['project'] }) => (
  <span className="in-work-name">
    <Avatar name={project.name} url={project.logoUrl} size={32} square />
    <span>
      <span className="in-work-line" translate="no">
        {project.name}
      </span>
      <small className="in-work-line">
        <span className="tabular">{project.serialNumber}</span>
        {project.summary ? ` · ${project.summary}` : ''}
      </small>
    </span>
  </span>
)

/** Who a project waits for, and how long: "waiting for the tracker, 3 days", to them "for you"; only how long if for nobody. */
const useWaits = (): ((row: ProjectInWork) => string) => {
  const t = useTexts('acceleration-requests')
  const age = useAge()
  return (row) => {
    const { waits } = row
    if (waits === 'NOBODY') return age(row.since)
    const mine = waits === 'TRACKER' && row.participation?.tracker?.uid === personStore.get()?.uid
    return t(`inWork.waits.${mine ? 'YOU' : waits}`, { age: age(row.since) })
  }
}

const Tracker = ({ row: { participation } }: { row: ProjectInWork }) => {
  const t = useTexts('acceleration-requests')
  if (!participation) return <span className="in-work-quiet">—</span>
  return <PersonAvatar person={participation.tracker} none={t('inWork.noTracker')} />
}

const Leader = ({ row: { leader } }: { row: ProjectInWork }) => {
  const t = useTexts('acceleration-requests')
  return <PersonAvatar person={leader} none={t('inWork.noLeader')} />
}

const Due = ({ row }: { row: ProjectInWork }) => {
  const due = row.participation?.currentTask?.due
  if (!due) return <span className="in-work-quiet">—</span>
  return <DeadlineText value={due} closed={!isDueOpen(row)} />
}

const StateSince = ({ row }: { row: ProjectInWork }) => {
  const waits = useWaits()
  const waiting = waits(row)
  return (
    <span className="in-work-state">
      <RowState row={row} />
      {row.staged ? <StagedChip row={row} /> : <small title={waiting}>{waiting}</small>}
    </span>
  )
}

/** The columns of the list. */
export const inWorkColumns: Columns<typeof listProjectsInWork> = {
  project: { sort: 'NAME', cell: (row) => <ProjectName project={row.project} /> },
  track: { cell: (row) => <span className="in-work-track">{row.track.name}</span> },
  state: { sort: 'SINCE', cell: (row) => <StateSince row={row} /> },
  task: { cell: (row) => <TaskText row={row} withReview /> },
  tracker: { cell: (row) => <Tracker row={row} /> },
  progress: { sort: 'PROGRESS', cell: (row) => <Progress participation={row.participation} /> },
  due: { sort: 'DUE', cell: (row) => <Due row={row} /> },
  staged: { optional: true, cell: (row) => (row.staged ? <StagedChip row={row} /> : '—') },
  since: { optional: true, cell: (row) => <DateText value={row.since} as="time" /> },
  leader: { optional: true, cell: (row) => <Leader row={row} /> },
  industries: {
    optional: true,
    cell: (row) => row.project.industries.map(({ name }) => name).join(', ') || '—',
  },
  created: { sort: 'CREATE_DATE', optional: true, cell: (row) => <DateText value={row.createdAt} /> },
  number: {
    sort: 'SERIAL_NUMBER',
    optional: true,
    cell: (row) => <span className="tabular">{row.project.serialNumber}</span>,
  },
}
