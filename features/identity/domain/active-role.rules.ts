import type { Membership, Person, RoleCode } from '#platform/domain/actor.ts'

/** A role that a signed-in person can act in. */
export type ActiveRole = Exclude<RoleCode, 'GST'>

/** Highest first: the default role of a person. */
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

/** The memberships that count: those of the chosen accelerator, or all if none of the person's own is chosen. */
export const countedMemberships = (person: Person, acceleratorId: number | null): Membership[] => {
  const chosen = person.memberships.filter((m) => m.acceleratorId === acceleratorId)
  return chosen.length > 0 ? chosen : person.memberships
}

/** Roles of the portal without screens of their own: adding one does not change the default role. */
const openNothing: ReadonlySet<string> = new Set<ActiveRole>(['EXP', 'MNT', 'TRC', 'HTUSR'])

/**
 * The active role: the requested one if the person has it, else the highest with screens; everybody is an initiator
 * (product 4).
 */
export const activeRole = (
  person: Person,
  requested: string | undefined,
  acceleratorId: number | null,
): ActiveRole => {
  const inTeams = new Set<string>(countedMemberships(person, acceleratorId).flatMap(({ roles }) => roles))
  const ownRoles = new Set<string>(['INI', ...person.roles, ...inTeams])
  return (
    rankedRoles.find((role) => role === requested && ownRoles.has(role)) ??
    rankedRoles.find((role) => ownRoles.has(role) && (inTeams.has(role) || !openNothing.has(role))) ??
    'INI'
  )
}
