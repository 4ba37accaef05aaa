import { isMember, isPerson, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of shared views; without an owner: of the accelerator's views in general. */
export type SharedViewFacts = { acceleratorId: number; ownerUid: string | null }

/** Maximum number of shared views of one list. */
export const maxSharedViews = 50

const works = (actor: Actor, { acceleratorId }: SharedViewFacts): boolean =>
  isMember(actor, acceleratorId, 'ACC', 'TRC', 'TRC_TEAM')

/** Permissions for views that a team shares: its people use and share them, the owner and the team change them. */
export const sharedViews = definePolicy<SharedViewFacts, 'share' | 'change'>('sharedView', {
  view: works,
  share: works,
  change: (actor, facts) =>
    works(actor, facts) &&
    ((facts.ownerUid !== null && isPerson(actor, facts.ownerUid)) ||
      isMember(actor, facts.acceleratorId, 'ACC')),
})
