import { isPerson, type Actor } from '#platform/domain/actor.ts'
import { decidable, type TaskState } from './states.ts'
import { tasks, type TaskFacts } from './task.policy.ts'

/** Hours after which a review that somebody took is anybody's again: nobody waits for whoever forgot it. */
export const claimHours = 4

/** What a reviewer may do about who reviews a task. */
export const claimActions = ['claim', 'release', 'takeOver'] as const

export type ClaimAction = (typeof claimActions)[number]

/** What the actor may do about the review of a task: take it, give it back, or take it over from `claimedBy`. */
export const possibleClaims = (
  actor: Actor,
  state: TaskState,
  facts: TaskFacts,
  claimedBy: string | null,
): ClaimAction[] => {
  if (!decidable.some((one) => one === state) || !tasks.review.allows(actor, facts)) return []
  if (claimedBy === null) return ['claim']
  return [isPerson(actor, claimedBy) ? 'release' : 'takeOver']
}
