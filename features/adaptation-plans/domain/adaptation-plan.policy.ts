import { isMember, isPerson, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about an adaptation plan need to know. */
export type PlanFacts = {
  acceleratorId: number
  trackerUid: string | null
  memberUids: readonly string[]
  /** Whoever sees the project on its track. */
  isSeen: boolean
}

/** A plan of one's own project nobody assigns. */
const assigns = (
  actor: Parameters<typeof isPerson>[0],
  { acceleratorId, trackerUid, memberUids }: PlanFacts,
): boolean =>
  (isTeam(actor, acceleratorId) || (isMember(actor, acceleratorId, 'TRC') && isPerson(actor, trackerUid))) &&
  !memberUids.some((uid) => isPerson(actor, uid))

/** Who may do what with an adaptation plan: tracker and accelerator assign it, the team says what came of each item. */
export const adaptationPlans = definePolicy<PlanFacts, 'assign' | 'report'>('adaptationPlan', {
  view: (_actor, { isSeen }) => isSeen,
  assign: assigns,
  report: (actor, { memberUids }) => memberUids.some((uid) => isPerson(actor, uid)),
})
