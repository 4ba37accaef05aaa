import type { PortalRole } from '#platform/domain/actor.ts'

/**
 * Roles that people can add themselves. They give no access until somebody invites the person or orders from them (spec
 * 6 "can add more").
 */
export const openRoles = ['EXP', 'MNT', 'TRC', 'HTUSR'] as const satisfies readonly PortalRole[]

/** Roles that give access to data of others, so an administrator has to grant them. */
export const requestableRoles = ['INV', 'CST', 'HTFRN'] as const satisfies readonly PortalRole[]

/** Roles that an administrator can grant and withdraw. Everybody is an initiator anyway (product 4). */
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

/** Whether people can give up this role themselves: all except the initiator and administrator roles. */
export const canGiveUp = (role: PortalRole): boolean => role !== 'INI' && role !== 'ADMIN' && role !== 'HTADM'
