import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import {
  announcementStates,
  maintenanceStates,
  type AnnouncementEvent,
  type AnnouncementMove,
  type AnnouncementState,
  type MaintenanceState,
} from './states.ts'

/** Permissions for announcements and maintenance notices: the portal's administrators; queries select the audience. */
export const announcements = definePolicy<unknown, 'manage'>('announcement', {
  view: isPortalAdministrator,
  manage: isPortalAdministrator,
})

/** State machine of announcements; a withdrawn one can be published again. */
export const announcementMachine = defineMachine<
  AnnouncementState,
  AnnouncementMove,
  unknown,
  AnnouncementEvent
>({
  name: 'announcement',
  table: 'announcement',
  column: 'status',
  states: announcementStates,
  initial: 'DRAFT',
  conflict: 'STATE_CHANGED',
  transitions: {
    publish: {
      from: ['DRAFT', 'WITHDRAWN'],
      to: 'PUBLISHED',
      by: announcements.manage,
      event: 'AnnouncementPublished',
    },
    withdraw: {
      from: ['PUBLISHED'],
      to: 'WITHDRAWN',
      by: announcements.manage,
      event: 'AnnouncementWithdrawn',
    },
  },
})

/** State machine of maintenance notices. */
export const maintenanceMachine = defineMachine<MaintenanceState, 'cancel', unknown, AnnouncementEvent>({
  name: 'maintenance_notice',
  table: 'maintenance_notice',
  column: 'status',
  states: maintenanceStates,
  initial: 'PLANNED',
  conflict: 'STATE_CHANGED',
  transitions: {
    cancel: { from: ['PLANNED'], to: 'CANCELLED', by: announcements.manage, event: 'MaintenanceCancelled' },
  },
})
