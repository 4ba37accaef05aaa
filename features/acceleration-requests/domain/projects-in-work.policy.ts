import { isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { worksHere } from './work-place.ts'

/**
 * Permissions for an accelerator's projects in work: its staff and the portal's administrators see those in their scope,
 * its team transfers them to other tracks.
 */
export const projectsInWorkPolicy = definePolicy<{ acceleratorId: number }, 'transfer'>('projectsInWork', {
  view: (actor, { acceleratorId }) => worksHere(actor, acceleratorId),
  transfer: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
})
