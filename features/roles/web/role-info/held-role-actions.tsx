import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, TransferIcon } from '#platform/web/work/components/icons/icons.ts'
import { giveUpRole } from '../../contract/role.endpoints.ts'
import { roleName } from '../../domain/role-name.ts'
import type { HeldRole } from '../role.types.ts'
import { TransferForm } from './TransferForm.tsx'

/** Actions on one's own role. */
export const heldRoleActions = actionsOf<HeldRole>(
  'roles:held',
  {
    transfer: { icon: TransferIcon, form: (heldRole) => <TransferForm heldRole={heldRole} /> },
    giveUp: {
      icon: CloseIcon,
      danger: true,
      confirm: true,
      send: ({ role }) => call(giveUpRole, { body: giveUpRole.body.parse({ role }) }),
    },
    withdraw: null,
  },
  { words: (heldRole, { t }) => ({ role: roleName(heldRole, t) }) },
)
