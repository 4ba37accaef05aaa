/** Name of a position in a team: the role in an accelerator, or the project team's own name for it. */
export const placeName = (
  {
    role,
    admin,
    roleInTeam,
    leads = false,
  }: { role: string | null; admin: boolean; roleInTeam: string; leads?: boolean },
  t: (key: string) => string,
): string => {
  // The place of a leader is named by the portal: what the inviting side has written may be in another language.
  if (role === null) return leads ? t('invitations.leader') : roleInTeam || t('invitations.member')
  return admin ? t('administrator') : t(`roleNames.${role}`)
}

/** The names of a member's roles, with administrators named as such. */
export const roleWords = (
  { roles, admin }: { roles: readonly string[]; admin: boolean },
  t: (key: string) => string,
): string =>
  roles.map((role) => t(role === 'ACC' && admin ? 'administrator' : `roleNames.${role}`)).join(', ')
