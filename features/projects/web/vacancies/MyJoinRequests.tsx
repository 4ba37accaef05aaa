import './vacancies.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { listMyJoinRequests } from '../../../teams/contract/join-request.endpoints.ts'
import { joinRequestStates } from '../../../teams/domain/join-request-states.ts'
import type { MyJoinRequest } from '../joining.types.ts'
import { JoinRequestCard } from './JoinRequestCard.tsx'
import { openAsking } from './open-asking.tsx'
import { useMyRequestColumns } from './use-my-request-columns.tsx'
import { useRevokeRequest } from './use-revoke-request.ts'

const cardOf = (row: MyJoinRequest) => <JoinRequestCard request={row} />
const nameOf = ({ project }: MyJoinRequest): string => project.name ?? project.serialNumber

/** Where a person has asked to join, and what became of it. */
export const MyJoinRequests = () => {
  const t = useTexts('projects')
  const list = useListState({
    id: 'my-join-requests',
    sortings: ['CREATE_DATE'],
    defaultSort: '-CREATE_DATE',
    filters: { status: joinRequestStates },
  })
  const answer = useCall(listMyJoinRequests, { query: list.query }, { keepPrevious: true })
  const columns = useMyRequestColumns()
  const rowActions = useRevokeRequest()
  const ask = (
    <Button startIcon={<SendIcon />} onClick={() => openAsking(t('vacancies.askTitle'))}>
      {t('vacancies.ask')}
    </Button>
  )
  return (
    <ListScreen
      list={list}
      title={t('myRequests.title')}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={nameOf}
      rowActions={rowActions}
      card={cardOf}
      filters={[
        {
          key: 'status',
          title: t('myRequests.columns.state'),
          multiple: true,
          options: joinRequestStates.map((value) => ({ value, label: t(`myRequests.states.${value}`) })),
        },
      ]}
      action={ask}
      empty={{ title: t('myRequests.emptyTitle'), text: t('myRequests.emptyText') }}
    />
  )
}
