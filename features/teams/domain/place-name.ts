/** What a place in a team is called: the role in an accelerator, or what a project's team calls it. */
export const placeName = (
  {
    role,
    admin,
    roleInTeam,
    leads = false,
  }: { role: string | null; admin: boolean; roleInTeam: string; leads?: boolean },
  t: (key: string) => string,
): string => {
  if (role === null) return roleInTeam || t(leads ? 'invitations.leader' : 'invitations.member')
  return admin ? t('administrator') : t(`roleNames.${role}`)
}

/** The roles of a member in words; an administrator is named as one. */
export const roleWords = (
  { roles, admin }: { roles: readonly string[]; admin: boolean },
  t: (key: string) => string,
): string =>
  roles.map((role) => t(role === 'ACC' && admin ? 'administrator' : `roleNames.${role}`)).join(', ')
