import '../administration.css'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { publicationStateTable } from '../../../projects/domain/state-tables.ts'
import type { listAdminProjects } from '../../contract/admin-projects.endpoints.ts'
import { standingTable } from '../../domain/state-tables.ts'
import type { AdministeredProject } from './admin-project-actions.tsx'

const none = <span aria-hidden>—</span>

const Named = ({ project }: { project: AdministeredProject }) => (
  <span className="admin-project">
    <Avatar name={project.name} url={project.logoUrl} size={32} square />
    <span>
      <span translate="no">{project.name}</span>
      {project.summary ? <small>{project.summary}</small> : null}
    </span>
  </span>
)

/** Empty if there is none: the project's standing shows it. */
const Leader = ({ project: { leader, leaderEmail } }: { project: AdministeredProject }) => (
  <span className="admin-project-leader">
    <PersonAvatar person={leader} />
    {leaderEmail ? (
      <small translate="no" title={leaderEmail}>
        {leaderEmail}
      </small>
    ) : null}
  </span>
)

/** The columns of the list of all projects. */
export const adminProjectColumns: Columns<typeof listAdminProjects> = {
  name: { sort: 'NAME', width: '26%', cell: (row) => <Named project={row} /> },
  number: {
    sort: 'SERIAL_NUMBER',
    cell: (row) => <span className="tabular admin-project-number">{row.serialNumber}</span>,
  },
  leader: { cell: (row) => <Leader project={row} /> },
  standing: { cell: ({ standing }) => <StateOf table={standingTable} state={standing} /> },
  accelerators: { cell: ({ accelerators }) => accelerators.map(({ name }) => name).join(', ') || none },
  publication: {
    optional: true,
    cell: ({ publicationStatus }) => <StateOf table={publicationStateTable} state={publicationStatus} />,
  },
  members: { optional: true, align: 'end', cell: ({ membersCount }) => membersCount || none },
  tracks: { optional: true, align: 'end', cell: ({ tracksCount }) => tracksCount || none },
  updated: { optional: true, cell: ({ updatedAt }) => <DateText value={updatedAt} as="relative" /> },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} /> },
}
