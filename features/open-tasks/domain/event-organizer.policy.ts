import { hasAccessFlag, isPerson, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Who may create organisers in the external event platform: whom an administrator has allowed it (spec 3, access flags). */
export const eventPlatform = definePolicy<unknown, 'use'>('eventPlatform', {
  view: (actor) => actor.kind === 'person',
  use: (actor) => hasAccessFlag(actor, 'ORGANIZER_CREATION') || isPortalAdministrator(actor),
})

/** Who reads of an organiser and sends it again: whoever created it, and the administrators of the portal. */
export const eventOrganizers = definePolicy<{ personUid: string }, 'send'>('eventOrganizer', {
  view: (actor, { personUid }) =>
    isPortalAdministrator(actor) ||
    (isPerson(actor, personUid) && hasAccessFlag(actor, 'ORGANIZER_CREATION')),
  send: (actor, { personUid }) =>
    isPortalAdministrator(actor) ||
    (isPerson(actor, personUid) && hasAccessFlag(actor, 'ORGANIZER_CREATION')),
})
