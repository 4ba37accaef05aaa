import { guest, type Actor, type MemberRole, type Person, type PortalRole } from '#platform/domain/actor.ts'

/** The accelerator of a matrix, and an unrelated one. */
export const own = 1
export const foreign = 2

/** A signed-in person of a matrix. */
export const person = (
  uid: string,
  holds: { roles?: PortalRole[]; in?: number; as?: MemberRole[]; admin?: boolean } = {},
): Person => ({
  kind: 'person',
  uid,
  roles: ['INI', ...(holds.roles ?? [])],
  memberships: holds.as
    ? [{ acceleratorId: holds.in ?? own, roles: holds.as, admin: holds.admin ?? false }]
    : [],
  accessFlags: [],
  impersonatedBy: null,
})

/** Everybody whose permissions differ, with the names used in the matrices. */
export const actors = {
  guest,
  stranger: person('stranger'),
  leader: person('leader'),
  member: person('member'),
  team: person('team', { as: ['ACC'] }),
  'team admin': person('team-admin', { as: ['ACC'], admin: true }),
  'team tracker': person('team-tracker', { as: ['TRC_TEAM'] }),
  tracker: person('tracker', { as: ['TRC'] }),
  'other tracker': person('other-tracker', { as: ['TRC'] }),
  expert: person('expert', { as: ['EXP'] }),
  mentor: person('mentor', { as: ['MNT'] }),
  'team in project': person('team-in-project', { as: ['ACC'], admin: true }),
  'foreign admin': person('foreign-admin', { in: foreign, as: ['ACC'], admin: true }),
  'portal admin': person('portal-admin', { roles: ['ADMIN'] }),
  'portal deputy': person('portal-deputy', { roles: ['HTADM'] }),
} as const satisfies Record<string, Actor>

/** The name of one of `actors`. */
export type ActorName = keyof typeof actors

/** The project of the matrices: its leader, members and tracker. */
export const projectOfMatrix = {
  acceleratorId: own,
  leaderUid: 'leader',
  keeperId: null,
  memberUids: ['leader', 'member', 'team-in-project'],
  trackerUid: 'tracker',
} as const

/** The same before it has a leader: managed by the accelerator. */
export const keptProjectOfMatrix = {
  ...projectOfMatrix,
  leaderUid: null,
  keeperId: own,
  memberUids: [],
} as const
