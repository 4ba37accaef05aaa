import { isPerson, type Actor } from '#platform/domain/actor.ts'
import { decidable, type TaskState } from './states.ts'
import { tasks, type TaskFacts } from './task.policy.ts'

/** Hours until a claim on a review expires, so that a forgotten one does not block the task. */
export const claimHours = 4

/** Actions on the claim of a review. */
export const claimActions = ['claim', 'release', 'takeOver'] as const

export type ClaimAction = (typeof claimActions)[number]

/** Actions that the actor may take on the claim of a review, which `claimedBy` has now. */
export const possibleClaims = (
  actor: Actor,
  state: TaskState,
  facts: TaskFacts,
  claimedBy: string | null,
): ClaimAction[] => {
  if (!facts.participationAllowed || !decidable.some((one) => one === state)) return []
  if (!tasks.review.allows(actor, facts)) return []
  if (claimedBy === null) return ['claim']
  return [isPerson(actor, claimedBy) ? 'release' : 'takeOver']
}
