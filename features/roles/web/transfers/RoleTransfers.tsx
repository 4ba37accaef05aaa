import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listRoleTransfers } from '../../contract/role.endpoints.ts'
import { useRoleName } from '../role-name.ts'
import { useTransferColumns } from './use-transfer-columns.tsx'
import { roleTransferStateTable } from '../../domain/state-tables.ts'

/** Screen of all transfers in the portal. */
export const RoleTransfers = () => {
  const name = useRoleName()
  const list = useList(listRoleTransfers, { id: 'role-transfers' })
  const columns = useTransferColumns()
  return (
    <ListScreen of={list} rowName={name} columns={columns} filters={{ status: roleTransferStateTable }} />
  )
}
