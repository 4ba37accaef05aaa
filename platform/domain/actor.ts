/** Roles of a person on the whole portal (product 4). */
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

/** Roles of a person inside one accelerator (product 4). */
export const memberRoles = ['ACC', 'TRC', 'TRC_TEAM', 'EXP', 'MNT'] as const

export type MemberRole = (typeof memberRoles)[number]

/** Every role, on the portal or inside an accelerator, without duplicates. */
export const roleCodes = [...portalRoles, 'ACC', 'TRC_TEAM'] as const satisfies readonly (
  | PortalRole
  | MemberRole
)[]

/** A role that can be the active one: it selects the menu, never the permissions. */
export type RoleCode = PortalRole | MemberRole | 'GST'

/** Permissions that an administrator may grant a person besides their roles (spec 3 "User admin fields"). */
export const accessFlags = [
  'AUTO_FILTER',
  'PROGRAMME_BUILDER',
  'REPORT_BUILDER',
  'ORGANIZER_CREATION',
] as const

export type AccessFlag = (typeof accessFlags)[number]

/** A person's role in one accelerator; `admin` occurs with `ACC` only. */
export type Membership = { acceleratorId: number; roles: MemberRole[]; admin: boolean }

/** A signed-in person with all roles and permissions, as policies see it. */
export type Person = {
  kind: 'person'
  uid: string
  roles: PortalRole[]
  memberships: Membership[]
  accessFlags: AccessFlag[]
  /** The administrator who is logged in as this person, if any. */
  impersonatedBy: string | null
  /** Public id of the person's session; absent if nobody signed in (a job). */
  sid?: string
  /** The API token by which a program acts as the person, where one does. */
  token?: { id: number; scope: 'READ' | 'WRITE'; acceleratorId: number | null }
}

export type Actor = Person | { kind: 'guest' }

export const guest: Actor = { kind: 'guest' }

/** The portal itself, in jobs. No policy allows it anything: only its own transitions of machines do. */
export type System = {
  kind: 'system'
  /** The person who ordered its work: named by the audit trail and events, without lending their rights. */
  orderedBy: string | null
}

export const system: System = { kind: 'system', orderedBy: null }

/** The portal itself, finishing what a person ordered. */
export const systemFor = (uid: string): System => ({ kind: 'system', orderedBy: uid })

/** Who does something: an actor, or the portal itself. */
export type Doer = Actor | System

/** The person, or null for a guest and for the portal itself. */
export const personOf = (actor: Doer): Person | null => (actor.kind === 'person' ? actor : null)

/** The uid that the audit trail and events name. */
export const namedUid = (doer: Doer): string | null =>
  doer.kind === 'system' ? doer.orderedBy : (personOf(doer)?.uid ?? null)

/** Whether the actor is signed in as this person. */
export const isPerson = (actor: Actor, uid: string | null | undefined): boolean =>
  actor.kind === 'person' && uid != null && actor.uid === uid

/** Whether the actor has a permission besides their roles. */
export const hasAccessFlag = (actor: Actor, flag: AccessFlag): boolean =>
  actor.kind === 'person' && actor.accessFlags.includes(flag)

/** Whether the actor is the person in person: no administrator logged in as them and no program, so that secrets and rights stay theirs. */
export const isThemselves = (actor: Actor): boolean =>
  actor.kind === 'person' && actor.impersonatedBy === null && actor.token === undefined

/** Whether the actor has a role on the whole portal. */
export const hasRole = (actor: Actor, role: PortalRole): boolean =>
  actor.kind === 'person' && actor.roles.includes(role)

/** Whether the actor administers the portal: `ADMIN`, or `HTADM` with slightly fewer rights (product 4). */
export const isPortalAdministrator = (actor: Actor): boolean =>
  hasRole(actor, 'ADMIN') || hasRole(actor, 'HTADM')

/** The accelerators where a person has one of these roles. */
export const acceleratorsAs = ({ memberships }: Person, ...roles: MemberRole[]): number[] =>
  memberships
    .filter((membership) => membership.roles.some((role) => roles.includes(role)))
    .map(({ acceleratorId }) => acceleratorId)

/** Whether the actor has one of the roles inside the accelerator. */
export const isMember = (actor: Actor, acceleratorId: number, ...roles: MemberRole[]): boolean =>
  actor.kind === 'person' &&
  actor.memberships.some((m) => m.acceleratorId === acceleratorId && m.roles.some((r) => roles.includes(r)))

/** Whether the actor works for the accelerator on all its projects: its team or a tracker of its team (product 4). */
export const isTeam = (actor: Actor, acceleratorId: number): boolean =>
  isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM')

/** Whether the actor administers the accelerator. */
export const isAcceleratorAdmin = (actor: Actor, acceleratorId: number): boolean =>
  actor.kind === 'person' && actor.memberships.some((m) => m.acceleratorId === acceleratorId && m.admin)
