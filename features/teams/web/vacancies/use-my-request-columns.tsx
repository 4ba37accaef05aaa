import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listMyJoinRequests } from '../../contract/join-request.endpoints.ts'
import { JoinRequestState } from './JoinRequestState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { MyJoinRequest } from '../joining.types.ts'

const projectPath = '/bch/view/my-projects/edit'

/** The project of a request: a link for team members, its name if visible, otherwise its number. */
const RequestedProject = ({ project: { id, name, serialNumber } }: Pick<MyJoinRequest, 'project'>) => (
  <span className="vacancy-project">
    {id === null ? (
      (name ?? serialNumber)
    ) : (
      <ScreenLink to={`${projectPath}?projectId=${id}`}>{name}</ScreenLink>
    )}
    {name === null ? null : <small className="tabular">{serialNumber}</small>}
  </span>
)

export const useMyRequestColumns = (): Columns<typeof listMyJoinRequests> => {
  const t = useTexts('teams')
  return {
    project: { width: '30%', cell: (row) => <RequestedProject project={row.project} /> },
    vacancy: { width: '26%', cell: (row) => row.vacancy?.name ?? t('myRequests.none') },
    state: { cell: (row) => <JoinRequestState request={row} /> },
    date: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} /> },
  }
}
