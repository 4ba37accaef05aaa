/** Roles a person holds on the whole portal (product 4). */
export const portalRoles = [
  'INI',
  'EXP',
  'MNT',
  'INV',
  'TRC',
  'CST',
  'HTADM',
  'HTFRN',
  'HTUSR',
  'ADMIN',
] as const

export type PortalRole = (typeof portalRoles)[number]

/** Roles a person holds inside one accelerator (product 4). */
export const memberRoles = ['ACC', 'TRC', 'TRC_TEAM', 'EXP', 'MNT'] as const

export type MemberRole = (typeof memberRoles)[number]

/** Every role a person can hold, on the portal or inside an accelerator, each once. */
export const heldRoleCodes = [...portalRoles, 'ACC', 'TRC_TEAM'] as const satisfies readonly (
  | PortalRole
  | MemberRole
)[]

/** A role that can be the active one: it decides the menu, never what may be done. */
export type RoleCode = PortalRole | MemberRole | 'GST'

/** What an administrator may allow a person besides their roles (spec 3 "User admin fields"). */
export const accessFlags = [
  'AUTO_FILTER',
  'PROGRAMME_BUILDER',
  'REPORT_BUILDER',
  'ORGANIZER_CREATION',
] as const

export type AccessFlag = (typeof accessFlags)[number]

/** What a person is in one accelerator; `admin` goes with `ACC` only. */
export type Membership = { acceleratorId: number; roles: MemberRole[]; admin: boolean }

/** A signed-in person with everything held, as the policies see it. */
export type Person = {
  kind: 'person'
  uid: string
  roles: PortalRole[]
  memberships: Membership[]
  accessFlags: AccessFlag[]
  /** The administrator who is logged in as this person, when somebody is. */
  impersonatedBy: string | null
  /** The session that the person acts in, by its public mark; without one nobody signed in for it (a job). */
  sid?: string
  /** The API token by which a program acts as the person, where one does. */
  token?: { id: number; scope: 'READ' | 'WRITE'; acceleratorId: number | null }
}

export type Actor = Person | { kind: 'guest' }

export const guest: Actor = { kind: 'guest' }

/** The person, or null for a guest. */
export const personOf = (actor: Actor): Person | null => (actor.kind === 'person' ? actor : null)

/** Whether the actor is signed in as exactly this person. */
export const isPerson = (actor: Actor, uid: string | null | undefined): boolean =>
  actor.kind === 'person' && uid != null && actor.uid === uid

/** Whether the actor was allowed something besides their roles. */
export const hasAccessFlag = (actor: Actor, flag: AccessFlag): boolean =>
  actor.kind === 'person' && actor.accessFlags.includes(flag)

/** Whether the actor is the person in person: no administrator logged in as them and no program, so that secrets and rights stay theirs. */
export const isThemselves = (actor: Actor): boolean =>
  actor.kind === 'person' && actor.impersonatedBy === null && actor.token === undefined

/** Whether the actor holds a role on the whole portal. */
export const hasRole = (actor: Actor, role: PortalRole): boolean =>
  actor.kind === 'person' && actor.roles.includes(role)

/** Whether the actor administers the portal: `ADMIN`, or `HTADM` who is the same but for a few rights (product 4). */
export const isPortalAdministrator = (actor: Actor): boolean =>
  hasRole(actor, 'ADMIN') || hasRole(actor, 'HTADM')

/** The accelerators in which a person has one of these roles. */
export const acceleratorsAs = ({ memberships }: Person, ...roles: MemberRole[]): number[] =>
  memberships
    .filter((membership) => membership.roles.some((role) => roles.includes(role)))
    .map(({ acceleratorId }) => acceleratorId)

/** Whether the actor holds one of the roles inside the accelerator. */
export const isMember = (actor: Actor, acceleratorId: number, ...roles: MemberRole[]): boolean =>
  actor.kind === 'person' &&
  actor.memberships.some((m) => m.acceleratorId === acceleratorId && m.roles.some((r) => roles.includes(r)))

/** Whether the actor works for the accelerator on all its projects: its team or a tracker of its team (product 4). */
export const isTeam = (actor: Actor, acceleratorId: number): boolean =>
  isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM')

/** Whether the actor administers the accelerator. */
export const isAcceleratorAdmin = (actor: Actor, acceleratorId: number): boolean =>
  actor.kind === 'person' && actor.memberships.some((m) => m.acceleratorId === acceleratorId && m.admin)
