import { defineMachine } from '#platform/domain/machine.ts'
import type { PublicationEvent } from './events.ts'
import { projects, type ProjectFacts } from './project.policy.ts'
import { publicationStates, type PublicationAction, type PublicationState } from './states.ts'

/** The publication of a project: whoever works with it publishes it, as far as its team lets its page reach. */
export const publicationMachine = defineMachine<
  PublicationState,
  PublicationAction,
  ProjectFacts,
  PublicationEvent
>({
  // What happens to it stands in the history of the project.
  name: 'project',
  table: 'project',
  column: 'publication_status',
  states: publicationStates,
  initial: 'DRAFT',
  conflict: 'PUBLICATION_STATE_UNCHANGED',
  transitions: {
    PUBLISH_PROJECT: {
      from: ['DRAFT', 'ARCHIVE'],
      to: 'PUBLISHED',
      by: projects.publish,
      event: 'ProjectPublished',
    },
    CANCEL_PUBLISH_PROJECT: {
      from: ['PUBLISHED'],
      to: 'ARCHIVE',
      by: projects.publish,
      event: 'ProjectUnpublished',
    },
  },
})
