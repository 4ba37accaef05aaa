import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { listAcceleratorTeamRequests } from '../../../contract/team-request.endpoints.ts'
import { teamRequestStates } from '../../../domain/team-request-states.ts'
import type { TeamRequest } from '../../teams.types.ts'
import { NoPlace } from '../NoPlace.tsx'
import { RequestCard } from './RequestCard.tsx'
import { useRequestColumns } from './use-request-columns.tsx'
import { useRequestDeeds } from './use-request-deeds.ts'

const cardOf = (row: TeamRequest) => <RequestCard request={row} />

/** People who ask to join the accelerator's team. */
export const TeamRequests = () => {
  const t = useTexts('teams')
  const list = useListState({
    id: 'accelerator-team-requests',
    sortings: ['CREATE_DATE'],
    defaultSort: '-CREATE_DATE',
    filters: { status: teamRequestStates },
  })
  const answer = useCall(
    listAcceleratorTeamRequests,
    { query: list.query },
    { keepPrevious: true, deniedHere: true },
  )
  const columns = useRequestColumns()
  const deeds = useRequestDeeds()
  return (
    <NoPlace error={answer.error}>
      <ListScreen
        list={list}
        title={t('requests.title')}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => row.person.name}
        rowActions={deeds}
        card={cardOf}
        filters={[
          {
            key: 'status',
            title: t('requests.columns.status'),
            multiple: true,
            options: teamRequestStates.map((value) => ({ value, label: t(`requestStates.${value}`) })),
          },
        ]}
        empty={{ title: t('requests.emptyTitle'), text: t('requests.emptyText') }}
      />
    </NoPlace>
  )
}
