import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { HeldRole } from './role.types.ts'

type Named = Pick<HeldRole, 'role' | 'accelerator'> & { admin?: boolean }

/** A role in words: "Tracker · Sever accelerator". */
export const useRoleName = (): ((held: Named) => string) => {
  const t = useTexts('roles')
  return ({ role, accelerator, admin }) => {
    const name = admin ? t('acceleratorAdmin') : t(`roleNames.${role}`)
    return accelerator ? `${name} · ${accelerator.name ?? t('unnamed')}` : name
  }
}
