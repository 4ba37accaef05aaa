import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import type { OpenList } from '#platform/web/work/components/list/use-list.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listDeletedProjects } from '../../contract/deleted-projects.endpoints.ts'
import { deletedProjectActions } from './deleted-project-actions.ts'

const columns: Columns<typeof listDeletedProjects> = {
  name: { sort: 'NAME', width: '30%', cell: ({ name }) => <span translate="no">{name}</span> },
  number: { cell: ({ serialNumber }) => <span className="tabular">{serialNumber}</span> },
  leader: { cell: ({ leader }) => <PersonAvatar person={leader} /> },
  deletedBy: { cell: ({ deletedBy }) => <PersonAvatar person={deletedBy} /> },
  deleted: { sort: 'DELETE_DATE', cell: ({ deletedAt }) => <DateText value={deletedAt} as="time" /> },
  gone: { cell: ({ goneAt }) => <DateText value={goneAt} /> },
}

/** Deleted projects that can still be restored. */
export const DeletedProjects = ({ of }: { of: OpenList<typeof listDeletedProjects> }) => (
  <ListScreen
    of={of}
    title={null}
    columns={columns}
    rowName={({ name }) => name}
    rowActions={useActions(deletedProjectActions)}
  />
)
