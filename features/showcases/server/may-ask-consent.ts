import type { Actor } from '#platform/domain/actor.ts'
import { projectPublications, type PublicationFacts } from '../domain/project-publication.machine.ts'

/**
 * Whether the actor may ask the leader of a project that works with the accelerator for consent: as its team, and never
 * for a project of their own. The caller checks that no consent is in force and that no request is recent.
 */
export const mayAskConsent = (
  actor: Actor,
  facts: Pick<PublicationFacts, 'acceleratorId' | 'leaderUid' | 'memberUids'>,
): boolean =>
  projectPublications.askConsent.allows(actor, { ...facts, known: true, open: true, profileHidden: false })
