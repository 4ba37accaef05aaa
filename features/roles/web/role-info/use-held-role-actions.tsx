import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { CloseIcon, TransferIcon } from '#platform/web/work/components/icons/icons.ts'
import { giveUpRole } from '../../contract/role.endpoints.ts'
import { grantableRoles } from '../../domain/roles.rules.ts'
import { roleReads } from '../role-reads.ts'
import type { HeldRole } from '../role.types.ts'
import { useRoleName } from '../use-role-name.ts'
import { TransferForm } from './TransferForm.tsx'

/** What one may do with a role of one's own. */
export const useHeldRoleActions = (held: HeldRole): MenuAction[] => {
  const t = useTexts('roles')
  const role = useRoleName()(held)
  const giveUp = useDeed(giveUpRole, {
    refreshes: roleReads,
    success: t('giveUp.done', { role }),
    silent: true,
  })
  const grantable = grantableRoles.find((one) => one === held.role)
  const deeds: Record<HeldRole['actions'][number], MenuAction | null> = {
    transfer: {
      key: 'transfer',
      label: t('transfer.action'),
      icon: TransferIcon,
      onClick: () => openDrawer({ title: t('transfer.title', { role }), body: <TransferForm held={held} /> }),
    },
    giveUp: grantable
      ? {
          key: 'giveUp',
          label: t('giveUp.action'),
          icon: CloseIcon,
          danger: true,
          onClick: () =>
            confirm({
              title: t('giveUp.title', { role }),
              text: t('giveUp.text'),
              submitLabel: t('giveUp.action'),
              danger: true,
              onSubmit: () => giveUp.mutateAsync({ body: { role: grantable } }),
            }),
        }
      : null,
    withdraw: null,
  }
  return held.actions.flatMap((key) => deeds[key] ?? [])
}
