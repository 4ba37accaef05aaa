import {
  hasAccessFlag,
  isAcceleratorAdmin,
  isMember,
  isPortalAdministrator,
  isTeam,
} from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about programmes, tracks and trackpoints need to know. */
export type ContentFacts = {
  acceleratorId: number
  acceleratorApproved: boolean
  /** What is over is read only (product 11). */
  acceleratorFinished: boolean
  /** The holder is published: the programme of a track, the track of a trackpoint; a programme has none. */
  parentPublished: boolean
}

/**
 * Who may do what with programmes, tracks and trackpoints (product 4): the team reads; its administrator edits, and
 * whoever of it was allowed the programme builder.
 */
export const contents = definePolicy<ContentFacts, 'edit'>('content', {
  view: (actor, content) => isTeam(actor, content.acceleratorId) || isPortalAdministrator(actor),
  edit: (actor, content) =>
    !content.acceleratorFinished &&
    (isAcceleratorAdmin(actor, content.acceleratorId) ||
      (isMember(actor, content.acceleratorId, 'ACC') && hasAccessFlag(actor, 'PROGRAMME_BUILDER'))),
})
