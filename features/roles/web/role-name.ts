import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { HeldRole } from './role.types.ts'

type Named = Pick<HeldRole, 'role' | 'accelerator'> & { admin?: boolean }

/** A role in words: "Tracker · Sever accelerator". */
export const roleName = ({ role, accelerator, admin }: Named, t: (key: string) => string): string => {
  const name = admin ? t('acceleratorAdmin') : t(`roleNames.${role}`)
  return accelerator ? `${name} · ${accelerator.name ?? t('unnamed')}` : name
}

/** The same for a component. */
export const useRoleName = (): ((held: Named) => string) => {
  const t = useTexts('roles')
  return (held) => roleName(held, t)
}
