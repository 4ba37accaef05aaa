import { isMember, isPerson, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a mass message need to know. */
export type MassMessageFacts = {
  acceleratorId: number
  /** Null before it is begun. */
  authorUid: string | null
}

const writes = (actor: Actor, acceleratorId: number): boolean =>
  isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC')

const sees = (actor: Actor, { acceleratorId, authorUid }: MassMessageFacts): boolean =>
  isTeam(actor, acceleratorId) || (isPerson(actor, authorUid) && writes(actor, acceleratorId))

/** Who writes to a list: its accelerator's team and trackers; a tracker sees only their own. */
export const massMessages = definePolicy<MassMessageFacts, 'plan' | 'manage'>('massMessage', {
  view: (actor, facts) =>
    sees(actor, facts) || (facts.authorUid === null && writes(actor, facts.acceleratorId)),
  plan: (actor, { acceleratorId }) => writes(actor, acceleratorId),
  manage: sees,
})
