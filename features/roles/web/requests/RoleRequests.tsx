import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listRoleRequests } from '../../contract/role.endpoints.ts'
import { roleRequestActions } from './role-request-actions.ts'
import { useRequestColumns } from './use-request-columns.tsx'
import { roleRequestStateTable } from '../../domain/state-tables.ts'

/** List of requests for roles. */
export const RoleRequests = () => {
  const list = useList(listRoleRequests, { id: 'role-requests' })
  const columns = useRequestColumns()
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={(row) => row.person.name}
      rowActions={useActions(roleRequestActions)}
      filters={{ status: roleRequestStateTable }}
    />
  )
}
