import { defineMachine } from '#platform/domain/machine.ts'
import type { TemplateEvent } from './events.ts'
import { publicationTemplates, type TemplateFacts } from './publication-template.policy.ts'
import { templateStates, type TemplateMove, type TemplateState } from './states.ts'

/** What a move of a template is decided on. */
export type MovedTemplateFacts = TemplateFacts & {
  acceleratorApproved: boolean
  /** Projects that it shows now. */
  published: number
}

/** Publication templates: nothing that shows projects is put away, they are taken back first. */
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
