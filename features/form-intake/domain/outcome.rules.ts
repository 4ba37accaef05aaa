import type { Making } from './kinds.ts'
import type { SubmissionReason } from './states.ts'

/**
 * The project that a submission names, as far as the accelerator knows it: kept by the accelerator for the same or for
 * another sender, or led by the sender.
 */
export type KnownProject = 'KEPT_FOR_SENDER' | 'KEPT_FOR_OTHER' | 'LED_BY_SENDER' | 'NONE'

/** What decides about a submission. */
export type OutcomeFacts = {
  making: Making
  hasProblems: boolean
  hasTrack: boolean
  known: KnownProject
}

/** What is to be done with a submission. */
export type Outcome =
  | { action: 'CREATE' | 'UPDATE' }
  /** It waits for somebody: the leader of the project, or whoever decides about rights. */
  | { action: 'WAIT'; reason: Extract<SubmissionReason, 'WAITS_LEADER' | 'WAITS_HAND'> }
  | { action: 'REJECT'; reason: SubmissionReason }

const byProject: Readonly<Record<KnownProject, Outcome>> = {
  NONE: { action: 'CREATE' },
  KEPT_FOR_SENDER: { action: 'UPDATE' },
  // Whoever knows a project's name may write nothing into it.
  KEPT_FOR_OTHER: { action: 'REJECT', reason: 'NAME_TAKEN' },
  LED_BY_SENDER: { action: 'WAIT', reason: 'WAITS_LEADER' },
}

/** Decides what becomes of a submission (ADR 57): nothing is written in anybody's name but by themselves. */
export const outcomeOf = ({ making, hasProblems, hasTrack, known }: OutcomeFacts): Outcome => {
  if (hasProblems) return { action: 'REJECT', reason: 'HAS_PROBLEMS' }
  if (making === 'REQUEST') return { action: 'WAIT', reason: 'WAITS_HAND' }
  if (making === 'PROJECT' && !hasTrack) return { action: 'REJECT', reason: 'NO_TRACK' }
  if (making === 'DESCRIPTION' && known === 'NONE') return { action: 'REJECT', reason: 'PROJECT_UNKNOWN' }
  return byProject[known]
}
