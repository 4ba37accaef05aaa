import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { askedJobs, expertJobs, leftJobs, type ExpertJobFacts } from './expert-job.policy.ts'
import {
  expertJobStates,
  openStates,
  type ExpertJobMove,
  type ExpertJobState,
  type ExpertJobEvent,
} from './states.ts'

/** Blocked work is frozen for experts, too; only who leaves, or whose client withdraws, ends a review of it. */
const whileAllowed = ({ workAllowed }: ExpertJobFacts): ErrorCode | null =>
  workAllowed ? null : 'PARTICIPATION_BLOCKED'

/** What a complete result lacks, by its type, or null. */
const lacks = ({ resultType, comments, hasFile, unanswered }: ExpertJobFacts): ErrorCode | null => {
  if (resultType === 'FILE' && !hasFile) return 'EXPERTISE_FILE_REQUIRED'
  if (resultType === 'COMMENTS' && comments === 0) return 'EXPERTISE_COMMENT_REQUIRED'
  return unanswered > 0 ? 'EXPERTISE_ANSWERS_REQUIRED' : null
}

/** Once, before the result is accepted, and while its task awaits a decision. */
const correctionRefusal = ({ accepted, corrections, taskWaits }: ExpertJobFacts): ErrorCode | null => {
  if (accepted || corrections > 0) return 'EXPERT_JOB_SETTLED'
  return taskWaits ? null : 'EXPERTISE_TASK_NOT_DONE'
}

/** State machine of an expert's job (product 5). */
export const expertJobMachine = defineMachine<ExpertJobState, ExpertJobMove, ExpertJobFacts, ExpertJobEvent>({
  name: 'expert_job',
  table: 'expert_job',
  column: 'status',
  states: expertJobStates,
  initial: 'NEW',
  conflict: 'STATE_CHANGED',
  transitions: {
    take: {
      from: ['NEW'],
      to: 'PROCESS',
      by: askedJobs.answer,
      conflict: 'EXPERT_JOB_NOT_NEW',
      guard: whileAllowed,
      event: 'ExpertJobTaken',
    },
    complete: {
      from: ['PROCESS'],
      to: 'COMPLETE',
      by: askedJobs.answer,
      conflict: 'EXPERT_JOB_NOT_IN_PROCESS',
      guard: (job) => whileAllowed(job) ?? lacks(job),
      event: 'ExpertJobCompleted',
    },
    reject: {
      from: openStates,
      to: 'REJECT',
      by: askedJobs.answer,
      conflict: 'EXPERT_JOB_NOT_IN_PROCESS',
      guard: whileAllowed,
      event: 'ExpertJobRejected',
    },
    leave: {
      from: openStates,
      to: 'REJECT',
      by: leftJobs.leave,
      conflict: 'EXPERT_JOB_NOT_IN_PROCESS',
      event: 'ExpertJobLeft',
    },
    withdraw: {
      from: openStates,
      to: 'REJECT',
      by: expertJobs.end,
      conflict: 'EXPERT_JOB_NOT_IN_PROCESS',
      event: 'ExpertJobWithdrawn',
    },
    correct: {
      from: ['COMPLETE'],
      to: 'PROCESS',
      by: expertJobs.manage,
      conflict: 'EXPERT_JOB_NOT_DONE',
      guard: (job) => whileAllowed(job) ?? correctionRefusal(job),
      event: 'ExpertJobCorrected',
    },
  },
})
