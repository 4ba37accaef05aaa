import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList, type RowOf } from '#platform/web/work/components/list/use-list.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { taskStateTable } from '../../../participations/domain/state-tables.ts'
import { listWorkTasks } from '../../contract/work-lists.endpoints.ts'
import { NarrowedDays } from '../NarrowedDays.tsx'
import { placeSearch } from '../summary-search.ts'
import { isSponsor } from '../summary/use-summary.ts'

type Row = RowOf<typeof listWorkTasks>

const Tracker = ({ row: { tracker } }: { row: Row }) => {
  const t = useTexts('overviews')
  return <PersonAvatar person={tracker} none={t('tasks.noTracker')} />
}

const State = ({ row: { state } }: { row: Row }) => {
  const t = useTexts('participations')
  return <StateChip tone={taskStateTable.tones[state]} label={t(`states.${state}`)} />
}

const columns: Columns<typeof listWorkTasks> = {
  task: { cell: ({ name }) => name },
  project: { cell: ({ project }) => project.name },
  track: { cell: ({ track }) => track.name },
  state: { cell: (row) => <State row={row} /> },
  tracker: { cell: (row) => <Tracker row={row} /> },
  since: { sort: 'SINCE', cell: ({ since }) => <DateText value={since} as="time" /> },
}

const filters = {
  state: taskStateTable,
  waiting: null,
  trackId: null,
  streamId: null,
  trackerUid: null,
  from: null,
  to: null,
} as const

const projectOf = ({ project }: Row): number => project.id

/** Screen of the tasks behind a number: waiting for review, or accepted. */
export const WorkTasks = () => {
  const [of] = useScreenSearch(placeSearch)
  const tasks = useList(listWorkTasks, { of })
  return (
    <ListScreen
      of={tasks}
      columns={columns}
      filters={filters}
      rowName={({ name, project }) => `${name}, ${project.name}`}
      // A sponsor sees that a task exists, but cannot open it.
      {...(isSponsor()
        ? {}
        : {
            rowLink: ({ id, projectTrackId }: Row) =>
              linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId: id }),
          })}
      {...(isSponsor() ? {} : { projectOf })}
      above={<NarrowedDays from={tasks.query.from} to={tasks.query.to} />}
    />
  )
}
