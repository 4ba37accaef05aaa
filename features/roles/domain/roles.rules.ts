import type { PortalRole } from '#platform/domain/actor.ts'

/** Roles one may add to oneself: they open nothing until somebody invites or asks (spec 6 "can add more"). */
export const openRoles = ['EXP', 'MNT', 'TRC', 'HTUSR'] as const satisfies readonly PortalRole[]

/** Roles that show what others keep to themselves: an administrator decides. */
export const requestableRoles = ['INV', 'CST', 'HTFRN'] as const satisfies readonly PortalRole[]

/** Roles that an administrator gives and takes; everybody is an initiator as it is (product 4). */
export const grantableRoles = [
  'EXP',
  'MNT',
  'INV',
  'TRC',
  'CST',
  'HTADM',
  'HTFRN',
  'HTUSR',
  'ADMIN',
] as const satisfies readonly PortalRole[]

export type RequestableRole = (typeof requestableRoles)[number]

/** Whether a role is one that its holder may lay down: all but the first and the administrators' own. */
export const canGiveUp = (role: PortalRole): boolean => role !== 'INI' && role !== 'ADMIN' && role !== 'HTADM'
