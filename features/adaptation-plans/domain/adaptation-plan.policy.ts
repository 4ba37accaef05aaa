import { isMember, isPerson, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of an adaptation plan. */
export type PlanFacts = {
  acceleratorId: number
  trackerUid: string | null
  memberUids: readonly string[]
  /** Whether the actor may view the project on its track. */
  isSeen: boolean
}

/** Nobody assigns a plan to their own project. */
const assigns = (
  actor: Parameters<typeof isPerson>[0],
  { acceleratorId, trackerUid, memberUids }: PlanFacts,
): boolean =>
  (isTeam(actor, acceleratorId) || (isMember(actor, acceleratorId, 'TRC') && isPerson(actor, trackerUid))) &&
  !memberUids.some((uid) => isPerson(actor, uid))

/** Permissions for an adaptation plan: tracker and accelerator assign it, the team reports the results. */
export const adaptationPlans = definePolicy<PlanFacts, 'assign' | 'report'>('adaptationPlan', {
  view: (_actor, { isSeen }) => isSeen,
  assign: assigns,
  report: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
})
