/** Returns the label of a role, such as "Tracker · Sever accelerator". */
export const roleName = (
  {
    role,
    accelerator,
    admin,
  }: { role: string; accelerator: { name: string | null } | null; admin?: boolean },
  t: (key: string) => string,
): string => {
  const name = admin ? t('acceleratorAdmin') : t(`roleNames.${role}`)
  return accelerator ? `${name} · ${accelerator.name ?? t('unnamed')}` : name
}
