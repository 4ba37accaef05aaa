import type { MyInvitation } from './teams.types.ts'

/** What a place in a team is called: the role in an accelerator, or what a project's team calls it. */
export const placeName = (
  { role, admin, roleInTeam }: Pick<MyInvitation, 'role' | 'admin' | 'roleInTeam'>,
  t: (key: string) => string,
): string => {
  if (role === null) return roleInTeam || t('invitations.member')
  return admin ? t('administrator') : t(`roleNames.${role}`)
}
