import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MyInvitation } from './teams.types.ts'

/** What a place in a team is called: the role in an accelerator, or what a project's team calls it. */
export const usePlaceName = (): ((place: Pick<MyInvitation, 'role' | 'admin' | 'roleInTeam'>) => string) => {
  const t = useTexts('teams')
  return ({ role, admin, roleInTeam }) => {
    if (role === null) return roleInTeam || t('invitations.member')
    return admin ? t('administrator') : t(`roleNames.${role}`)
  }
}
