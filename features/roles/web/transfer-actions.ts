import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  acceptRoleTransfer,
  confirmRoleTransfer,
  rejectRoleTransfer,
  revokeRoleTransfer,
} from '../contract/role.endpoints.ts'
import { roleName } from '../domain/role-name.ts'
import type { RoleTransfer } from './role.types.ts'
import { roleTransferStateTable } from '../domain/state-tables.ts'

const bodyOf = ({ id }: RoleTransfer) => ({ body: { transferId: id } })

/** Actions on a transfer. Each has to be confirmed because it changes permissions. */
export const transferActions = actionsOf<RoleTransfer>(
  'roles:transferActions',
  {
    accept: { primary: true, confirm: true, send: (transfer) => call(acceptRoleTransfer, bodyOf(transfer)) },
    reject: { confirm: true, send: (transfer) => call(rejectRoleTransfer, bodyOf(transfer)) },
    confirm: {
      primary: true,
      confirm: true,
      send: (transfer) => call(confirmRoleTransfer, bodyOf(transfer)),
    },
    revoke: { confirm: true, send: (transfer) => call(revokeRoleTransfer, bodyOf(transfer)) },
  },
  {
    words: (transfer, { t }) => ({
      role: roleName(transfer, t),
      from: transfer.from.name,
      to: transfer.to?.name ?? transfer.email,
    }),
    states: roleTransferStateTable,
  },
)
