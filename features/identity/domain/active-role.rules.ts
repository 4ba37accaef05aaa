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

/** Roles of the portal that open nothing by themselves: whoever adds one goes on working where they did. */
const openNothing: ReadonlySet<string> = new Set<ActiveRole>(['EXP', 'MNT', 'TRC', 'HTUSR'])

/**
 * The active role: the one asked for when it is held, else the highest that opens something; everybody is an initiator
 * (product 4).
 */
export const activeRole = (
  person: Person,
  asked: string | undefined,
  acceleratorId: number | null,
): ActiveRole => {
  const inTeams = new Set<string>(countedMemberships(person, acceleratorId).flatMap(({ roles }) => roles))
  const held = new Set<string>(['INI', ...person.roles, ...inTeams])
  return (
    rankedRoles.find((role) => role === asked && held.has(role)) ??
    rankedRoles.find((role) => held.has(role) && (inTeams.has(role) || !openNothing.has(role))) ??
    'INI'
  )
}
