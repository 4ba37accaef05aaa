import { isAcceleratorAdmin, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { templateStates, type TemplateMove, type TemplateState, type TemplateEvent } from './states.ts'

/** Facts for the policy of a publication template. */
export type TemplateFacts = { acceleratorId: number }

/** Permissions for showcases: the accelerator's team reads, its administrators build (product 4). */
export const publicationTemplates = definePolicy<TemplateFacts, 'edit'>('publicationTemplate', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
  edit: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})

/** Facts for a transition of a template. */
export type MovedTemplateFacts = TemplateFacts & {
  acceleratorApproved: boolean
  /** Number of projects published in it. */
  published: number
}

/**
 * State machine of a publication template: one with published projects cannot be archived before they are
 * unpublished.
 */
export const publicationTemplateMachine = defineMachine<
  TemplateState,
  TemplateMove,
  MovedTemplateFacts,
  TemplateEvent
>({
  name: 'publication_template',
  table: 'publication_template',
  column: 'content_status',
  states: templateStates,
  initial: 'DRAFT',
  conflict: 'STATE_CHANGED',
  transitions: {
    publish: {
      from: ['DRAFT'],
      to: 'PUBLISHED',
      by: publicationTemplates.edit,
      guard: ({ acceleratorApproved }) => (acceleratorApproved ? null : 'ACCELERATOR_NOT_APPROVED'),
      event: 'ShowcasePublished',
    },
    archive: {
      from: ['PUBLISHED'],
      to: 'ARCHIVE',
      by: publicationTemplates.edit,
      guard: ({ published }) => (published > 0 ? 'SHOWCASE_HAS_PROJECTS' : null),
      event: 'ShowcaseArchived',
    },
    restore: {
      from: ['ARCHIVE'],
      to: 'DRAFT',
      by: publicationTemplates.edit,
      event: 'ShowcaseReturnedToDraft',
    },
  },
})
