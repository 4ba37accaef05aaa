import { defineMachine } from '#platform/domain/machine.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { publicationStates, type PublicationState } from '../../projects/domain/states.ts'
import type { PublicationEvent } from './events.ts'
import { projectPublications, type PublicationFacts } from './project-publication.policy.ts'
import type { AnyPublicationMove } from './states.ts'

/** Facts for a transition of a publication. */
export type MovedPublicationFacts = PublicationFacts & {
  consented: boolean
  showcaseOpen: boolean
  /** An application of the project was accepted, and its work is open. */
  works: boolean
}

/** Why a project cannot be published: it needs a showcase, work in the accelerator, and its team's consent. */
const mayShow = ({ consented, showcaseOpen, works }: MovedPublicationFacts): ErrorCode | null => {
  if (!works) return 'STATE_CHANGED'
  if (!showcaseOpen) return 'SHOWCASE_NEEDED'
  return consented ? null : 'PUBLICATION_CONSENT_NEEDED'
}

const hidden = ['DRAFT', 'ARCHIVE'] as const

/** State machine of a project's publication in one showcase. */
export const projectPublicationMachine = defineMachine<
  PublicationState,
  AnyPublicationMove,
  MovedPublicationFacts,
  PublicationEvent
>({
  name: 'project_publication',
  table: 'project_publication',
  column: 'status',
  states: publicationStates,
  initial: 'DRAFT',
  conflict: 'PUBLICATION_STATE_UNCHANGED',
  transitions: {
    publish: {
      from: hidden,
      to: 'PUBLISHED',
      by: projectPublications.publish,
      guard: mayShow,
      event: 'ProjectPublished',
    },
    publishOnAcceptance: {
      from: hidden,
      to: 'PUBLISHED',
      by: projectPublications.publishOnAcceptance,
      guard: mayShow,
      event: 'ProjectPublished',
    },
    republish: {
      from: ['PUBLISHED'],
      to: 'PUBLISHED',
      by: projectPublications.publish,
      guard: mayShow,
      event: 'ProjectRepublished',
    },
    unpublish: {
      from: ['PUBLISHED'],
      to: 'ARCHIVE',
      by: projectPublications.publish,
      event: 'ProjectUnpublished',
    },
    withdraw: {
      from: ['PUBLISHED'],
      to: 'ARCHIVE',
      by: projectPublications.consent,
      event: 'ProjectUnpublished',
    },
  },
})
