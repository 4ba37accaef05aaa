import { defineMachine } from '#platform/domain/machine.ts'
import { contents, type ContentFacts } from './content.policy.ts'
import type { ContentEvent } from './events.ts'
import { contentStates, type ContentAction, type ContentState } from './states.ts'

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
