import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { Actor } from '#platform/domain/actor.ts'
import type { Deadline } from '#platform/domain/deadline.ts'
import { refusal } from '#platform/domain/machine.ts'
import { expertJobMachine } from './expert-job.machine.ts'
import { askedJobs, expertJobs, expertResults, type ExpertJobFacts } from './expert-job.policy.ts'
import {
  clientActions,
  expertActions,
  openStates,
  type ClientAction,
  type ExpertAction,
  type ExpertJobState,
  type Wait,
} from './states.ts'

/** Whether the expert still has to act. */
export const isOpen = (status: ExpertJobState): boolean => openStates.some((state) => state === status)

type Stand = { status: ExpertJobState; withdrawn: boolean; corrections: number; acceptedAt: string | null }

/** What a job awaits, or how it ended. */
export const waitOf = ({ status, withdrawn, corrections, acceptedAt }: Stand): Wait => {
  const ofStates: Record<ExpertJobState, Wait> = {
    NEW: 'take',
    PROCESS: corrections > 0 ? 'mend' : 'complete',
    COMPLETE: acceptedAt === null ? 'accept' : 'accepted',
    REJECT: withdrawn ? 'withdrawn' : 'declined',
  }
  return ofStates[status]
}

/** Whether a job is late: its due date has passed, and it is not complete. `now` in milliseconds. */
export const isOverdue = (
  { status, due }: { status: ExpertJobState; due: Deadline | null },
  now: number,
): boolean => isOpen(status) && due !== null && Date.parse(due.endsAt) <= now

/** Why the result cannot be accepted, or null. */
export const acceptanceRefusal = ({ status, accepted }: ExpertJobFacts): ErrorCode | null =>
  status !== 'COMPLETE' ? 'EXPERT_JOB_NOT_DONE' : accepted ? 'EXPERT_JOB_SETTLED' : null

const moves = (actor: Actor, job: ExpertJobFacts, move: keyof typeof expertJobMachine.transitions): boolean =>
  refusal(expertJobMachine, job.status, move, actor, job) === null

/** Why the task cannot be opened to the expert of an order by an investor or mentor, or null. */
export const openingRefusal = ({ status, workOpened }: ExpertJobFacts): ErrorCode | null =>
  isOpen(status) && !workOpened ? null : 'STATE_CHANGED'

/** Why the expert cannot be reminded of the job, or null. */
export const reminderRefusal = ({
  status,
  barred,
  expertGone,
  reminded,
}: ExpertJobFacts): ErrorCode | null => {
  if (!isOpen(status)) return 'EXPERT_JOB_NOT_IN_PROCESS'
  if (barred || expertGone) return 'EXPERT_UNAVAILABLE'
  return reminded ? 'EXPERT_REMINDED' : null
}

/** Why a request for a later due date cannot be answered, or null. */
export const termRefusal = ({ status, termAsked }: ExpertJobFacts): ErrorCode | null => {
  if (!isOpen(status)) return 'EXPERT_JOB_NOT_IN_PROCESS'
  return termAsked ? null : 'STATE_CHANGED'
}

/** Why a job cannot be ordered from another expert instead, or null. */
export const replacementRefusal = ({ status, taskWaits }: ExpertJobFacts): ErrorCode | null => {
  if (!isOpen(status)) return 'EXPERT_JOB_NOT_IN_PROCESS'
  return taskWaits ? null : 'EXPERTISE_TASK_NOT_DONE'
}

/** Actions of the client on the job now, and of the accelerator on others' orders. */
export const clientActionsOf = (actor: Actor, job: ExpertJobFacts): ClientAction[] => {
  const manages = expertJobs.manage.allows(actor, job)
  const may: Record<ClientAction, boolean> = {
    grantTerm: manages && termRefusal(job) === null,
    refuseTerm: manages && termRefusal(job) === null,
    extendTerm: manages && isOpen(job.status),
    replace: expertJobs.replace.allows(actor, job) && job.offerOpen && replacementRefusal(job) === null,
    remind: manages && reminderRefusal(job) === null,
    withdraw: moves(actor, job, 'withdraw'),
    correct: moves(actor, job, 'correct'),
    acceptResult: expertResults.accept.allows(actor, job) && acceptanceRefusal(job) === null,
    showToTeam: manages && !job.visibleToTeam && job.status !== 'REJECT',
    hideFromTeam: manages && job.visibleToTeam && job.status !== 'REJECT',
    openWork: expertJobs.openWork.allows(actor, job) && openingRefusal(job) === null,
    declareConflict: expertJobs.weigh.allows(actor, job) && !job.barred,
  }
  return clientActions.filter((action) => may[action])
}

/** Actions of the expert on the job now; missing parts are reported on completion. */
export const expertActionsOf = (actor: Actor, job: ExpertJobFacts): ExpertAction[] => {
  const performs = expertJobs.perform.allows(actor, job)
  const isInWork = performs && job.status === 'PROCESS'
  const may: Record<ExpertAction, boolean> = {
    take: performs && moves(actor, job, 'take'),
    write: isInWork,
    complete: isInWork,
    askTerm: performs && isOpen(job.status),
    reject: performs && moves(actor, job, 'reject'),
    declareConflict: askedJobs.answer.allows(actor, job) && !job.barred,
  }
  return expertActions.filter((action) => may[action])
}
