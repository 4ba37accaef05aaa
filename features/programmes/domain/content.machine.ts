import {
  hasAccessFlag,
  isAcceleratorAdmin,
  isMember,
  isPortalAdministrator,
  isTeam,
} from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { contentStates, type ContentAction, type ContentState, type ContentEvent } from './states.ts'

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

const contentMachine = (name: 'programme' | 'track' | 'trackpoint') =>
  defineMachine<ContentState, ContentAction, ContentFacts, ContentEvent>({
    name,
    table: name,
    column: 'content_status',
    states: contentStates,
    initial: 'DRAFT',
    conflict: 'STATE_CHANGED',
    transitions: {
      publish: {
        from: ['DRAFT'],
        to: 'PUBLISHED',
        by: contents.edit,
        guard: (content) =>
          !content.acceleratorApproved
            ? 'ACCELERATOR_NOT_APPROVED'
            : !content.parentPublished
              ? 'PARENT_NOT_PUBLISHED'
              : null,
        event: 'ContentPublished',
      },
      archive: { from: ['PUBLISHED'], to: 'ARCHIVE', by: contents.edit, event: 'ContentArchived' },
      restore: { from: ['ARCHIVE'], to: 'DRAFT', by: contents.edit, event: 'ContentReturnedToDraft' },
    },
  })

/** A programme can be published only in an approved accelerator. */
export const programmeMachine = contentMachine('programme')

/** A track can be published only inside a published programme. */
export const trackMachine = contentMachine('track')

/** A trackpoint can be published whether or not its track is. */
export const trackpointMachine = contentMachine('trackpoint')

/** The machine of each kind. */
export const contentMachines = {
  programme: programmeMachine,
  track: trackMachine,
  trackpoint: trackpointMachine,
}
