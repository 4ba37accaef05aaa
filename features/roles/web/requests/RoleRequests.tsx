import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listRoleRequests } from '../../contract/role.endpoints.ts'
import { roleRequestActions } from './role-request-actions.ts'
import { useRequestColumns } from './use-request-columns.tsx'
import { roleRequestStateTable } from '../../domain/state-tables.ts'
import { isUndecided } from '../../domain/states.ts'

/** List of requests for roles. */
export const RoleRequests = () => {
  const list = useList(listRoleRequests, { id: 'role-requests' })
  const columns = useRequestColumns()
  const t = useTexts('roles')
  const open = list.answer.data?.items.filter(isUndecided) ?? []
  // Nobody decides on a request of their own, and only chief administrators on others'.
  const why = open.some(({ actions }) => actions.includes('revoke'))
    ? t('requests.ownOne')
    : open.some(({ actions }) => !actions.includes('accept'))
      ? t('requests.onlyChiefText')
      : null
  return (
    <ListScreen
      of={list}
      title={null}
      above={why === null ? null : <Notice>{why}</Notice>}
      columns={columns}
      rowName={(row) => row.person.name}
      rowActions={useActions(roleRequestActions)}
      filters={{ status: roleRequestStateTable, id: null }}
    />
  )
}
