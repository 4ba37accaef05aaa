import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listRoleTransfers } from '../../contract/role.endpoints.ts'
import { useRoleName } from '../role-name.ts'
import { transferActions } from '../transfer-actions.ts'
import { roleTransferStateTable } from '../../domain/state-tables.ts'

/** Columns of the list of transfers. */
export const useTransferColumns = (): Columns<typeof listRoleTransfers> => {
  const name = useRoleName()
  const actionsOf = useActions(transferActions)
  return {
    role: { width: '26%', cell: (row) => name(row) },
    from: { cell: (row) => <PersonAvatar person={row.from} /> },
    to: { cell: ({ to, email }) => (to ? <PersonAvatar person={to} /> : email) },
    status: {
      cell: ({ status }) => <StateOf table={roleTransferStateTable} state={status} />,
    },
    created: { cell: (row) => <DateText value={row.createdAt} as="time" /> },
    // Administrators can only cancel other people's transfers.
    action: {
      align: 'end',
      cell: (row) => (
        <ActionButtons actions={actionsOf(row).filter(({ key }) => key === 'revoke')} size="small" />
      ),
    },
  }
}
