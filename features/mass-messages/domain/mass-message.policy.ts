import { isMember, isPerson, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of mass messages. */
export type MassMessageFacts = {
  acceleratorId: number
  /** Null before the draft exists. */
  authorUid: string | null
}

const writes = (actor: Actor, acceleratorId: number): boolean =>
  isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC')

const sees = (actor: Actor, { acceleratorId, authorUid }: MassMessageFacts): boolean =>
  isTeam(actor, acceleratorId) || (isPerson(actor, authorUid) && writes(actor, acceleratorId))

/** Permissions for mass messages: the accelerator's team and its trackers; a tracker sees only their own. */
export const massMessages = definePolicy<MassMessageFacts, 'plan' | 'manage'>('massMessage', {
  view: (actor, facts) =>
    sees(actor, facts) || (facts.authorUid === null && writes(actor, facts.acceleratorId)),
  plan: (actor, { acceleratorId }) => writes(actor, acceleratorId),
  manage: sees,
})
