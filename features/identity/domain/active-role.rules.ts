import type { Membership, Person, RoleCode } from '#platform/domain/actor.ts'

/** A role that somebody signed in can act in. */
export type ActiveRole = Exclude<RoleCode, 'GST'>

/** From the highest: what a person starts with who names no role. */
export const rankedRoles = [
  'ADMIN',
  'HTADM',
  'ACC',
  'TRC_TEAM',
  'TRC',
  'EXP',
  'INV',
  'MNT',
  'CST',
  'HTFRN',
  'HTUSR',
  'INI',
] as const satisfies readonly ActiveRole[]

/** The memberships that count: those of the chosen accelerator, or all when none of the person's own is chosen. */
export const countedMemberships = (person: Person, acceleratorId: number | null): Membership[] => {
  const chosen = person.memberships.filter((m) => m.acceleratorId === acceleratorId)
  return chosen.length > 0 ? chosen : person.memberships
}

/** The active role: the one asked for when it is held, else the highest held; everybody is an initiator (product 4). */
export const activeRole = (
  person: Person,
  asked: string | undefined,
  acceleratorId: number | null,
): ActiveRole => {
  const held = new Set<string>(['INI', ...person.roles])
  for (const membership of countedMemberships(person, acceleratorId)) {
    for (const role of membership.roles) held.add(role)
  }
  return (
    rankedRoles.find((role) => role === asked && held.has(role)) ??
    rankedRoles.find((r) => held.has(r)) ??
    'INI'
  )
}
