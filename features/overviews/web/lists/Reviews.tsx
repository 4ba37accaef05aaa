import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList, type RowOf } from '#platform/web/work/components/list/use-list.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { listReviews } from '../../contract/work-lists.endpoints.ts'
import { NarrowedDays } from '../NarrowedDays.tsx'

type Row = RowOf<typeof listReviews>

const Task = ({ row: { task } }: { row: Row }) => {
  const t = useTexts('overviews')
  if (!task) return <span className="overview-quiet">{t('reviews.noTask')}</span>
  const { projectTrackId, id, name } = task
  return (
    <TextLink
      to={linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId: id })}
    >
      {name}
    </TextLink>
  )
}

const Decision = ({ row: { decision } }: { row: Row }) => useTexts('overviews')(`decisions.${decision}`)

const columns: Columns<typeof listReviews> = {
  task: { cell: (row) => <Task row={row} /> },
  project: { cell: ({ project }) => project?.name ?? '—' },
  track: { cell: ({ track }) => track?.name ?? '—' },
  decision: { cell: (row) => <Decision row={row} /> },
  reviewer: { cell: ({ reviewer }) => <PersonAvatar person={reviewer} none="—" /> },
  at: { sort: 'AT', cell: ({ at }) => <DateText value={at} as="time" /> },
}

const filters = { decision: 'decisions', reviewerUid: null, from: null, to: null } as const

/** Screen of reviewers' decisions in the period of the workload. */
export const Reviews = () => {
  const reviews = useList(listReviews)
  return (
    <ListScreen
      of={reviews}
      columns={columns}
      filters={filters}
      rowName={({ task, id }) => task?.name ?? String(id)}
      above={<NarrowedDays from={reviews.query.from} to={reviews.query.to} />}
    />
  )
}
