import { isPerson, isPortalAdministrator, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { publicationStates, type PublicationState } from '../../projects/domain/states.ts'
import type { AnyPublicationMove, PublicationEvent } from './states.ts'

/** Facts for the policy of a project in an accelerator's showcases. */
export type PublicationFacts = {
  acceleratorId: number
  /** `null` while an accelerator manages the project: there is nobody to consent yet. */
  leaderUid: string | null
  memberUids: readonly string[]
  /** The accelerator works with the project, or has it in a showcase. */
  known: boolean
  /** One of its programmes hides the profile from the team. */
  profileHidden: boolean
  /** The showcase is not a draft: drafts are visible to their accelerator only. */
  open: boolean
}

const inTeam = (actor: Actor, { memberUids }: PublicationFacts): boolean =>
  memberUids.some((uid) => isPerson(actor, uid))

const ofAccelerator = (actor: Actor, { acceleratorId, known }: PublicationFacts): boolean =>
  known && isTeam(actor, acceleratorId)

/**
 * Permissions for publications: the accelerator publishes and unpublishes, except for projects of the actor's own;
 * it requests consent, which the leader gives, declines and withdraws in person.
 */
export const projectPublications = definePolicy<
  PublicationFacts,
  'preview' | 'publish' | 'askConsent' | 'consent' | 'publishOnAcceptance'
>('projectPublication', {
  view: (actor, facts) =>
    ofAccelerator(actor, facts) ||
    (facts.known && ((facts.open && inTeam(actor, facts)) || isPortalAdministrator(actor))),
  preview: (actor, facts) =>
    ofAccelerator(actor, facts) ||
    isPortalAdministrator(actor) ||
    (inTeam(actor, facts) && !facts.profileHidden),
  publish: (actor, facts) => facts.leaderUid !== null && ofAccelerator(actor, facts) && !inTeam(actor, facts),
  askConsent: (actor, facts) =>
    facts.leaderUid !== null && ofAccelerator(actor, facts) && !inTeam(actor, facts),
  consent: (actor, facts) => isPerson(actor, facts.leaderUid) && isThemselves(actor),
  // A track with automatic acceptance acts on behalf of the applicant.
  publishOnAcceptance: (actor, facts) =>
    facts.leaderUid !== null && (ofAccelerator(actor, facts) || isPerson(actor, facts.leaderUid)),
})

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
