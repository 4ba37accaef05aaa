import { hasAccessFlag, isPerson, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Permission to create organisers in the external event platform: people with the access flag (spec 3). */
export const eventPlatform = definePolicy<unknown, 'use'>('eventPlatform', {
  view: (actor) => actor.kind === 'person',
  use: (actor) => hasAccessFlag(actor, 'ORGANIZER_CREATION') || isPortalAdministrator(actor),
})

/** Permissions for an organiser: its creator and the portal's administrators read it and retry its creation. */
export const eventOrganizers = definePolicy<{ personUid: string }, 'send'>('eventOrganizer', {
  view: (actor, { personUid }) =>
    isPortalAdministrator(actor) ||
    (isPerson(actor, personUid) && hasAccessFlag(actor, 'ORGANIZER_CREATION')),
  send: (actor, { personUid }) =>
    isPortalAdministrator(actor) ||
    (isPerson(actor, personUid) && hasAccessFlag(actor, 'ORGANIZER_CREATION')),
})
