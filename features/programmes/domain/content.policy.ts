import {
  hasAccessFlag,
  isAcceleratorAdmin,
  isMember,
  isPortalAdministrator,
  isTeam,
} from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of programmes, tracks and trackpoints. */
export type ContentFacts = {
  acceleratorId: number
  acceleratorApproved: boolean
  /** A finished accelerator is read-only (product 11). */
  acceleratorFinished: boolean
  /** The parent is published: the programme of a track, the track of a trackpoint; a programme has none. */
  parentPublished: boolean
}

/**
 * Permissions for programmes, tracks and trackpoints (product 4): the team reads; its administrator edits, and
 * members with the programme builder permission.
 */
export const contents = definePolicy<ContentFacts, 'edit'>('content', {
  view: (actor, content) => isTeam(actor, content.acceleratorId) || isPortalAdministrator(actor),
  edit: (actor, content) =>
    !content.acceleratorFinished &&
    (isAcceleratorAdmin(actor, content.acceleratorId) ||
      (isMember(actor, content.acceleratorId, 'ACC') && hasAccessFlag(actor, 'PROGRAMME_BUILDER'))),
})
