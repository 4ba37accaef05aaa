import {
  hasAccessFlag,
  isAcceleratorAdmin,
  isMember,
  isPortalAdministrator,
  isTeam,
} from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of a timetable. */
export type TimetableFacts = { acceleratorId: number }

/**
 * Permissions for streams and the way tracks accept applications (product 4): the team reads; its administrator
 * writes, and members with the programme builder permission.
 */
export const timetables = definePolicy<TimetableFacts, 'read' | 'edit'>('timetable', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
  read: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
  edit: (actor, { acceleratorId }) =>
    isAcceleratorAdmin(actor, acceleratorId) ||
    (isMember(actor, acceleratorId, 'ACC') && hasAccessFlag(actor, 'PROGRAMME_BUILDER')),
})
