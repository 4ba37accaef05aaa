import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listMyProjects } from '../../contract/project.endpoints.ts'
import { ProjectTitle } from './ProjectTitle.tsx'

const none = <span aria-hidden>—</span>

/** The columns of "my projects"; `ids` are the projects of the page. */
export const useProjectColumns = (ids: readonly number[]): Columns<typeof listMyProjects> => {
  const t = useTexts('projects')
  const counted = (key: string, count: number) => (count > 0 ? t(`myProjects.${key}`, { count }) : none)
  return {
    name: { sort: 'NAME', width: '26%', cell: (row) => <ProjectTitle project={row} /> },
    work: { width: '22%', cell: (row) => <Slot name="project.work" id={row.id} ids={ids} /> },
    due: {
      sort: 'DUE',
      optional: true,
      cell: ({ current }) => (current?.due ? <DeadlineText value={current.due} /> : none),
    },
    number: {
      sort: 'SERIAL_NUMBER',
      cell: (row) => <span className="tabular project-number">{row.serialNumber}</span>,
    },
    stage: { cell: (row) => row.stage?.name ?? none },
    industries: { optional: true, cell: (row) => row.industries.map(({ name }) => name).join(', ') || none },
    members: { cell: (row) => counted('members', row.membersCount) },
    tracks: { cell: (row) => counted('tracks', row.tracksCount) },
    requests: { optional: true, cell: (row) => counted('requests', row.openRequestsCount) },
    updated: { cell: (row) => <DateText value={row.updatedAt} as="relative" /> },
    created: { sort: 'CREATE_DATE', optional: true, cell: (row) => <DateText value={row.createdAt} /> },
  }
}
