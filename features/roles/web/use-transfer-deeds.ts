import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import {
  acceptRoleTransfer,
  confirmRoleTransfer,
  rejectRoleTransfer,
  revokeRoleTransfer,
} from '../contract/role.endpoints.ts'
import type { RoleTransferAction } from '../domain/states.ts'
import { roleReads } from './role-reads.ts'
import type { RoleTransfer } from './role.types.ts'
import { useRoleName } from './use-role-name.ts'

type Deed = { key: RoleTransferAction; label: string; primary: boolean; run: () => void }

/** What may be done with a hand-over now; each is asked once more, because it moves rights. */
export const useTransferDeeds = (transfer: RoleTransfer): Deed[] => {
  const t = useTexts('roles')
  const role = useRoleName()(transfer)
  const options = (done: string) => ({ refreshes: roleReads, success: t(done), silent: true })
  const deeds = {
    accept: useDeed(acceptRoleTransfer, options('transfers.accepted')),
    reject: useDeed(rejectRoleTransfer, options('transfers.rejected')),
    confirm: useDeed(confirmRoleTransfer, options('transfers.confirmed')),
    revoke: useDeed(revokeRoleTransfer, options('transfers.revoked')),
  }
  const names = { role, from: transfer.from.name, to: transfer.to.name }
  return transfer.actions.map((key) => ({
    key,
    label: t(`transferDeeds.${key}`),
    primary: key === 'accept' || key === 'confirm',
    run: () =>
      confirm({
        title: t(`transferDeeds.${key}Title`, names),
        text: t(`transferDeeds.${key}Text`, names),
        submitLabel: t(`transferDeeds.${key}`),
        danger: key === 'confirm',
        onSubmit: () => deeds[key].mutateAsync({ body: { transferId: transfer.id } }),
      }),
  }))
}
