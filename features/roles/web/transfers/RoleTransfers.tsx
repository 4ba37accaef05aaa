import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { listRoleTransfers } from '../../contract/role.endpoints.ts'
import { roleTransferStates } from '../../domain/states.ts'
import { useRoleName } from '../use-role-name.ts'
import { useTransferColumns } from './use-transfer-columns.tsx'

/** Every hand-over of the portal: who gives what to whom, and how far it has come. */
export const RoleTransfers = () => {
  const t = useTexts('roles')
  const name = useRoleName()
  const list = useListState({
    id: 'role-transfers',
    sortings: ['CREATE_DATE'],
    defaultSort: '-CREATE_DATE',
    filters: { status: roleTransferStates },
  })
  const answer = useCall(listRoleTransfers, { query: list.query }, { keepPrevious: true })
  const columns = useTransferColumns()
  return (
    <ListScreen
      list={list}
      answer={answer}
      rowKey={(row) => row.id}
      rowName={name}
      columns={columns}
      filters={[
        {
          key: 'status',
          title: t('transfers.status'),
          multiple: true,
          options: roleTransferStates.map((value) => ({ value, label: t(`transferStates.${value}`) })),
        },
      ]}
      empty={{ title: t('transfers.emptyTitle'), text: t('transfers.emptyText') }}
    />
  )
}
