import type { Making } from './kinds.ts'
import type { SubmissionReason } from './states.ts'

/**
 * Relation of the named project to the accelerator and the sender: owned by the accelerator and created for this
 * sender, created for another sender, or led by the sender.
 */
export type KnownProject = 'KEPT_FOR_SENDER' | 'KEPT_FOR_OTHER' | 'LED_BY_SENDER' | 'NONE'

/** Facts that determine the outcome. */
export type OutcomeFacts = {
  making: Making
  hasProblems: boolean
  hasTrack: boolean
  known: KnownProject
}

/** What to do with a submission. */
export type Outcome =
  | { action: 'CREATE' | 'UPDATE' }
  /** Waits for the leader of the project, or for an administrator. */
  | { action: 'WAIT'; reason: Extract<SubmissionReason, 'WAITS_LEADER' | 'WAITS_HAND'> }
  | { action: 'REJECT'; reason: SubmissionReason }

const byProject: Readonly<Record<KnownProject, Outcome>> = {
  NONE: { action: 'CREATE' },
  KEPT_FOR_SENDER: { action: 'UPDATE' },
  // Knowing a project's name must not be enough to write to it.
  KEPT_FOR_OTHER: { action: 'REJECT', reason: 'NAME_TAKEN' },
  LED_BY_SENDER: { action: 'WAIT', reason: 'WAITS_LEADER' },
}

/**
 * Determines the outcome of a submission (ADR 57). Nothing is written in a person's name without their confirmation.
 */
export const outcomeOf = ({ making, hasProblems, hasTrack, known }: OutcomeFacts): Outcome => {
  if (hasProblems) return { action: 'REJECT', reason: 'HAS_PROBLEMS' }
  if (making === 'REQUEST') return { action: 'WAIT', reason: 'WAITS_HAND' }
  if (making === 'PROJECT' && !hasTrack) return { action: 'REJECT', reason: 'NO_TRACK' }
  if (making === 'DESCRIPTION' && known === 'NONE') return { action: 'REJECT', reason: 'PROJECT_UNKNOWN' }
  return byProject[known]
}
