import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { roleName } from '../domain/role-name.ts'
import type { HeldRole } from './role.types.ts'

type Named = Pick<HeldRole, 'role' | 'accelerator'> & { admin?: boolean }

/** Returns a function that gives the label of a role; see `roleName`. */
export const useRoleName = (): ((heldRole: Named) => string) => {
  const t = useTexts('roles')
  return (heldRole) => roleName(heldRole, t)
}
