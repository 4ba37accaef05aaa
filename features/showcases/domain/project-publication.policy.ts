import { isPerson, isPortalAdministrator, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

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
