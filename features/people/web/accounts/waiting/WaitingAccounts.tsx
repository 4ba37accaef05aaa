import { wholeName } from '#platform/domain/whole-name.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listWaitingAccounts } from '../../../contract/waiting-accounts.endpoints.ts'
import { waitingColumns } from './waiting-columns.tsx'
import { waitingActions } from './waiting-actions.ts'
import { personStateTable } from '../../../domain/state-tables.ts'

/** Unconfirmed and rejected registrations. */
export const WaitingAccounts = () => {
  const list = useList(listWaitingAccounts, { id: 'waiting-accounts' })
  return (
    <ListScreen
      of={list}
      title={null}
      columns={waitingColumns}
      rowKey={(row) => row.uid}
      rowName={wholeName}
      rowActions={useActions(waitingActions)}
      filters={{ status: personStateTable }}
    />
  )
}
