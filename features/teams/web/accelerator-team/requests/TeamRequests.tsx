import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listAcceleratorTeamRequests } from '../../../contract/team-request.endpoints.ts'
import type { TeamRequest } from '../../teams.types.ts'
import { requestActions } from '../../request-actions.ts'
import { NoPlace } from '../NoPlace.tsx'
import { RequestCard } from './RequestCard.tsx'
import { useRequestColumns } from './use-request-columns.tsx'
import { teamRequestStateTable } from '../../../domain/state-tables.ts'

const cardOf = (row: TeamRequest) => <RequestCard request={row} />

/** Requests to join the accelerator's team. */
export const TeamRequests = () => {
  const t = useTexts('teams')
  const list = useList(listAcceleratorTeamRequests, { id: 'accelerator-team-requests', deniedHere: true })
  const columns = useRequestColumns()
  const rowActions = useActions(requestActions)
  return (
    <NoPlace error={list.answer.error}>
      <ListScreen
        of={list}
        title={t('requests.title')}
        columns={columns}
        rowName={(row) => row.person.name}
        rowActions={rowActions}
        card={cardOf}
        filters={{ status: teamRequestStateTable, id: null }}
      />
    </NoPlace>
  )
}
