import {
  hasAccessFlag,
  isAcceleratorAdmin,
  isMember,
  isPortalAdministrator,
  isTeam,
} from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a timetable need to know. */
export type TimetableFacts = { acceleratorId: number }

/**
 * Who may do what with the streams of an accelerator and the way its tracks take applications (product 4): the team reads; its
 * administrator writes, and whoever of it was allowed the programme builder.
 */
export const timetables = definePolicy<TimetableFacts, 'read' | 'edit'>('timetable', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
  read: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
  edit: (actor, { acceleratorId }) =>
    isAcceleratorAdmin(actor, acceleratorId) ||
    (isMember(actor, acceleratorId, 'ACC') && hasAccessFlag(actor, 'PROGRAMME_BUILDER')),
})
