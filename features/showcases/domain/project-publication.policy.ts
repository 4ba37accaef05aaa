import { isPerson, isPortalAdministrator, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a project in an accelerator's showcases need to know. */
export type PublicationFacts = {
  acceleratorId: number
  /** `null` while an accelerator keeps the project: nobody has agreed to anything yet. */
  leaderUid: string | null
  memberUids: readonly string[]
  /** The accelerator works with the project, or has it in a showcase. */
  known: boolean
  /** A programme it works in hides its profile from its team. */
  profileHidden: boolean
  /** The showcase is no draft: what an accelerator only tries is its own. */
  open: boolean
}

const inTeam = (actor: Actor, { memberUids }: PublicationFacts): boolean =>
  memberUids.some((uid) => isPerson(actor, uid))

const ofAccelerator = (actor: Actor, { acceleratorId, known }: PublicationFacts): boolean =>
  known && isTeam(actor, acceleratorId)

/**
 * Who may do what with a project in showcases: its accelerator publishes it and takes it back, but nobody a project of
 * their own; whoever leads it agrees in person, and takes that back.
 */
export const projectPublications = definePolicy<
  PublicationFacts,
  'preview' | 'publish' | 'consent' | 'publishOnAcceptance'
>('projectPublication', {
  view: (actor, facts) =>
    ofAccelerator(actor, facts) ||
    (facts.known && ((facts.open && inTeam(actor, facts)) || isPortalAdministrator(actor))),
  preview: (actor, facts) =>
    ofAccelerator(actor, facts) ||
    isPortalAdministrator(actor) ||
    (inTeam(actor, facts) && !facts.profileHidden),
  publish: (actor, facts) => facts.leaderUid !== null && ofAccelerator(actor, facts) && !inTeam(actor, facts),
  consent: (actor, facts) => isPerson(actor, facts.leaderUid) && isThemselves(actor),
  // A track that accepts by itself does so in the name of whoever applies.
  publishOnAcceptance: (actor, facts) =>
    facts.leaderUid !== null && (ofAccelerator(actor, facts) || isPerson(actor, facts.leaderUid)),
})
