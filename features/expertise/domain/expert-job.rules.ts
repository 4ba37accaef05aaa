import type { Actor } from '#platform/domain/actor.ts'
import type { Deadline } from '#platform/domain/deadline.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
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

/** Whether the expert has taken the job and works on it. */
export const isAtWork = ({ status }: { status: ExpertJobState }): boolean => status === 'PROCESS'

/** The open state in which the reader saw a job; a call that ends the job is refused if the job has left it since. */
export const seenOpen = ({ status }: { status: ExpertJobState }): (typeof openStates)[number] =>
  openStates.find((state) => state === status) ?? 'PROCESS'

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
  workAllowed,
}: ExpertJobFacts): ErrorCode | null => {
  if (!isOpen(status)) return 'EXPERT_JOB_NOT_IN_PROCESS'
  if (!workAllowed) return 'PARTICIPATION_BLOCKED'
  if (barred || expertGone) return 'EXPERT_UNAVAILABLE'
  return reminded ? 'EXPERT_REMINDED' : null
}

/** Why the expert cannot write the result now, or null. */
export const writingRefusal = ({
  status,
  workAllowed,
}: Pick<ExpertJobFacts, 'status' | 'workAllowed'>): ErrorCode | null => {
  if (status !== 'PROCESS') return 'EXPERT_JOB_NOT_IN_PROCESS'
  return workAllowed ? null : 'PARTICIPATION_BLOCKED'
}

/** Why the due date of the job cannot move now, or null. */
export const delayRefusal = ({ status, workAllowed }: ExpertJobFacts): ErrorCode | null => {
  if (!isOpen(status)) return 'EXPERT_JOB_NOT_IN_PROCESS'
  return workAllowed ? null : 'PARTICIPATION_BLOCKED'
}

/** Why a request for a later due date cannot be answered, or null. */
export const termRefusal = (job: ExpertJobFacts): ErrorCode | null =>
  delayRefusal(job) ?? (job.termAsked ? null : 'STATE_CHANGED')

/** Why a job cannot be ordered from another expert instead, or null. */
export const replacementRefusal = ({ status, taskWaits, workAllowed }: ExpertJobFacts): ErrorCode | null => {
  if (!isOpen(status)) return 'EXPERT_JOB_NOT_IN_PROCESS'
  if (!workAllowed) return 'PARTICIPATION_BLOCKED'
  return taskWaits ? null : 'EXPERTISE_TASK_NOT_DONE'
}

/** Actions of the client on the job now, and of the accelerator on others' orders. */
export const clientActionsOf = (actor: Actor, job: ExpertJobFacts): ClientAction[] => {
  const manages = expertJobs.manage.allows(actor, job)
  const may: Record<ClientAction, boolean> = {
    grantTerm: manages && termRefusal(job) === null,
    refuseTerm: manages && termRefusal(job) === null,
    extendTerm: manages && delayRefusal(job) === null,
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
  const isInWork = performs && writingRefusal(job) === null
  const may: Record<ExpertAction, boolean> = {
    take: performs && moves(actor, job, 'take'),
    write: isInWork,
    complete: isInWork,
    askTerm: performs && delayRefusal(job) === null,
    reject: performs && moves(actor, job, 'reject'),
    declareConflict: askedJobs.answer.allows(actor, job) && !job.barred,
  }
  return expertActions.filter((action) => may[action])
}
