import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import {
  acceptRoleRequest,
  listRoleRequests,
  rejectRoleRequest,
} from '../../../../roles/contract/role.endpoints.ts'
import { roleRequestStates } from '../../../../roles/domain/states.ts'
import { peopleReads } from '../people-reads.ts'
import { useRequestColumns } from './use-request-columns.tsx'

type RoleRequest = ResponseOf<typeof listRoleRequests>['items'][number]

const useRowActions = (): ((row: RoleRequest) => MenuAction[]) => {
  const t = useTexts('administration')
  const options = (key: string) => ({
    refreshes: peopleReads,
    success: t(`roleRequests.${key}`),
    silent: true,
  })
  const accept = useDeed(acceptRoleRequest, options('accepted'))
  const reject = useDeed(rejectRoleRequest, options('rejected'))
  return (row) => {
    const names = { role: t(`roleNames.${row.role}`), name: row.person.name }
    // What one decides about is read in full, however long.
    const about = (what: string) => `${what}\n\n${t('roleRequests.quote', { message: row.message })}`
    const deeds: MenuAction[] = [
      {
        key: 'accept',
        label: t('roleRequests.accept'),
        icon: CheckIcon,
        onClick: () =>
          confirm({
            title: t('roleRequests.acceptTitle', names),
            text: about(t('roleRequests.acceptText', names)),
            submitLabel: t('roleRequests.accept'),
            onSubmit: () => accept.mutateAsync({ body: { requestId: row.id } }),
          }),
      },
      {
        key: 'reject',
        label: t('roleRequests.reject'),
        icon: CloseIcon,
        danger: true,
        onClick: () =>
          confirm({
            title: t('roleRequests.rejectTitle', names),
            text: about(t('roleRequests.rejectText', names)),
            reason: { label: t('roleRequests.reason'), required: true, max: 1200 },
            submitLabel: t('roleRequests.reject'),
            danger: true,
            onSubmit: (reason) => reject.mutateAsync({ body: { requestId: row.id, reason } }),
          }),
      },
    ]
    return deeds.filter(({ key }) => row.actions.some((action) => action === key))
  }
}

/** Who asks for which role and why. */
export const RoleRequests = () => {
  const t = useTexts('administration')
  const list = useListState({
    id: 'role-requests',
    sortings: ['CREATE_DATE'],
    defaultSort: '-CREATE_DATE',
    filters: { status: roleRequestStates },
  })
  const answer = useCall(listRoleRequests, { query: list.query }, { keepPrevious: true })
  const columns = useRequestColumns()
  return (
    <ListScreen
      title={null}
      list={list}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.person.name}
      rowActions={useRowActions()}
      filters={[
        {
          key: 'status',
          title: t('people.columns.status'),
          multiple: true,
          options: roleRequestStates.map((value) => ({ value, label: t(`requestStates.${value}`) })),
        },
      ]}
      empty={{ title: t('roleRequests.emptyTitle'), text: t('roleRequests.emptyText') }}
    />
  )
}
