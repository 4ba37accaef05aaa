import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { TeamRow } from '../teams.types.ts'

/** The roles of a member in words; an administrator is named as one. */
export const useRoleWords = (): ((member: Pick<TeamRow, 'roles' | 'admin'>) => string) => {
  const t = useTexts('teams')
  return ({ roles, admin }) =>
    roles.map((role) => (role === 'ACC' && admin ? t('administrator') : t(`roleNames.${role}`))).join(', ')
}
