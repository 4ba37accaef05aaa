import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import type { SignedInPerson } from '#platform/web/person-store.ts'
import { setLoginRole } from '#platform/web/session.ts'
import type { PopupItem } from '#platform/web/work/components/menu/MenuPopup.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { activeRole, loadMenu } from '../start/load-menu.ts'

/** The role picker: the active role decides the menu, and with it the first screen (spec 6). Hidden with one role. */
export const useRoleItems = (person: SignedInPerson): (PopupItem & { label: string })[] => {
  const t = useTexts('work')
  const go = useGo()
  if (person.roles.length < 2) return []
  const active = activeRole()
  const choose = (role: string) => {
    if (role === active) return
    setLoginRole(person.uid, role)
    loadMenu().then(() => go('/bch/view'), notifyError)
  }
  return [
    { key: 'roles', label: t('shell.role'), kind: 'heading' },
    ...person.roles.map((role) => ({
      key: `role-${role}`,
      kind: 'radio' as const,
      checked: role === active,
      label: t(`roleNames.${role}`),
      onChoose: () => choose(role),
    })),
  ]
}
