import './vacancies.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listMyJoinRequests } from '../../contract/join-request.endpoints.ts'
import type { MyJoinRequest } from '../joining.types.ts'
import { JoinRequestCard } from './JoinRequestCard.tsx'
import { openAsking } from './open-asking.tsx'
import { myRequestActions } from './my-request-actions.ts'
import { useMyRequestColumns } from './use-my-request-columns.tsx'
import { joinRequestStateTable } from '../../domain/state-tables.ts'

const cardOf = (row: MyJoinRequest) => <JoinRequestCard request={row} />
const nameOf = ({ project }: MyJoinRequest): string => project.name ?? project.serialNumber

/** The user's requests to join projects. */
export const MyJoinRequests = () => {
  const t = useTexts('teams')
  const list = useList(listMyJoinRequests, { id: 'my-join-requests' })
  const columns = useMyRequestColumns()
  const rowActions = useActions(myRequestActions)
  const ask = (
    <Button startIcon={<SendIcon />} onClick={() => openAsking(t('vacancies.askTitle'))}>
      {t('vacancies.ask')}
    </Button>
  )
  return (
    <ListScreen
      of={list}
      title={t('myRequests.title')}
      columns={columns}
      rowName={nameOf}
      rowActions={rowActions}
      card={cardOf}
      filters={{ status: joinRequestStateTable }}
      action={ask}
    />
  )
}
