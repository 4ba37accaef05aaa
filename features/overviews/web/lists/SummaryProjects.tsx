import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList, type RowOf } from '#platform/web/work/components/list/use-list.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { adaptationPlanStateTable } from '../../../adaptation-plans/domain/state-tables.ts'
import { boardColumns } from '../../../acceleration-requests/domain/states.ts'
import { boardColumnShown, rowShown } from '../../../acceleration-requests/domain/state-tables.ts'
import { listSummaryProjects } from '../../contract/work-lists.endpoints.ts'
import { NarrowedDays } from '../NarrowedDays.tsx'
import { projectsSearch } from '../summary-search.ts'
import { useStateTexts } from '../use-state-texts.ts'

type Row = RowOf<typeof listSummaryProjects>

const State = ({ row: { column, status } }: { row: Row }) => {
  const t = useStateTexts()
  const { tone, key } = rowShown({ column, status, participation: null })
  return <StateChip tone={tone} label={t(key)} />
}

const columns: Columns<typeof listSummaryProjects> = {
  project: { sort: 'NAME', cell: ({ project }) => project.name },
  track: { cell: ({ track }) => track.name },
  state: { cell: (row) => <State row={row} /> },
  task: { cell: ({ task }) => task ?? '—' },
  progress: {
    align: 'end',
    cell: ({ tasksAccepted, tasksTotal }) => (
      <span className="tabular">{tasksTotal > 0 ? `${tasksAccepted} / ${tasksTotal}` : '—'}</span>
    ),
  },
  adaptation: {
    optional: true,
    cell: ({ adaptation }) =>
      adaptation ? (
        <>
          <StateOf table={adaptationPlanStateTable} state={adaptation.status} />{' '}
          {adaptation.total > 0 ? (
            <span className="tabular">{`${adaptation.done} / ${adaptation.total}`}</span>
          ) : null}
        </>
      ) : (
        '—'
      ),
  },
  due: { sort: 'DUE', cell: ({ due }) => (due ? <DeadlineText value={due} /> : '—') },
  since: { sort: 'SINCE', optional: true, cell: ({ since }) => <DateText value={since} as="time" /> },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  number: { optional: true, cell: ({ project }) => <span className="tabular">{project.serialNumber}</span> },
}

/** Screen of the projects behind a number, for sponsors and for reports on several accelerators: progress, but no people. */
export const SummaryProjects = () => {
  const t = useStateTexts()
  const [of] = useScreenSearch(projectsSearch)
  const projects = useList(listSummaryProjects, { of })
  const { createdFrom, createdTo } = projects.query
  return (
    <ListScreen
      of={projects}
      columns={columns}
      filters={{
        column: boardColumns.map((value) => ({ value, label: t(boardColumnShown[value].key) })),
        reached: 'reached',
        status: null,
        trackId: null,
        streamId: null,
        trackpointId: null,
        trackerUid: null,
        createdFrom: null,
        createdTo: null,
        decidedFrom: null,
        decidedTo: null,
        overdue: null,
        withoutTracker: null,
        industryId: null,
        stageId: null,
        territoryId: null,
      }}
      rowName={({ project }) => project.name}
      above={<NarrowedDays from={createdFrom} to={createdTo} />}
    />
  )
}
