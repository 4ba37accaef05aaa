import { type Actor, isAcceleratorAdmin, isMember, isPerson, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { ExpertJobState, ResultType } from './states.ts'

/** What the rules about a job need to know. */
export type ExpertJobFacts = {
  acceleratorId: number
  expertUid: string
  /** Whoever reviews the same task, has reviewed it or is asked to. */
  reviewerUids: readonly string[]
  memberUids: readonly string[]
  trackerUid: string | null
  status: ExpertJobState
  resultType: ResultType
  visibleToTeam: boolean
  /** The expert is in the project's team by now, or a conflict was declared that nobody had overridden. */
  barred: boolean
  /** The result is accepted by whoever ordered it. */
  accepted: boolean
  corrections: number
  /** What the expert has written so far. */
  comments: number
  hasFile: boolean
  /** Questions without an answer; of a template also those of it, once somebody completes the job. */
  unanswered: number
  /** The task still waits for a decision: a result can be asked for once more. */
  taskWaits: boolean
}

/** What the rules about the reviews of one task need to know. */
export type ReviewedTaskFacts = Pick<
  ExpertJobFacts,
  'acceleratorId' | 'memberUids' | 'trackerUid' | 'reviewerUids'
>

const inTeam = (actor: Actor, { memberUids }: ReviewedTaskFacts): boolean =>
  memberUids.some((uid) => isPerson(actor, uid))

/** Who lost the role, was blocked there or has a conflict is the expert of the job no more, whatever its state. */
const isExpert = (actor: Actor, job: ExpertJobFacts): boolean =>
  isPerson(actor, job.expertUid) &&
  isMember(actor, job.acceleratorId, 'EXP') &&
  job.status !== 'REJECT' &&
  !job.barred

/**
 * Whoever is of the project's team besides reads no more of its reviews than the team does, and whoever reviews the task no more than
 * an expert: nobody decides about a review of their own, or reads others' before it is written.
 */
const isBiased = (actor: Actor, job: ReviewedTaskFacts): boolean =>
  inTeam(actor, job) || job.reviewerUids.some((uid) => isPerson(actor, uid))

const manages = (actor: Actor, job: ReviewedTaskFacts): boolean =>
  isTeam(actor, job.acceleratorId) && !isBiased(actor, job)

/** A tracker who left the accelerator is none any more. */
const isTracker = (actor: Actor, job: ReviewedTaskFacts): boolean =>
  isPerson(actor, job.trackerUid) && isMember(actor, job.acceleratorId, 'TRC', 'TRC_TEAM')

const oversees = (actor: Actor, job: ReviewedTaskFacts): boolean =>
  manages(actor, job) || (isTracker(actor, job) && !isBiased(actor, job))

/** The team reads a result once it is complete: whoever ordered it decides with `visibleToTeam`, not by accepting it. */
const readsAsTeam = (actor: Actor, job: ExpertJobFacts): boolean =>
  inTeam(actor, job) && job.visibleToTeam && job.status === 'COMPLETE'

/** Who may do what with an expert's job (product 4). */
export const expertJobs = definePolicy<ExpertJobFacts, 'perform' | 'manage' | 'oversee' | 'read'>(
  'expertJob',
  {
    view: (actor, job) => isExpert(actor, job) || oversees(actor, job) || readsAsTeam(actor, job),
    /** The expert takes, writes, completes and declines. */
    perform: isExpert,
    /** The accelerator's team withdraws, sends back, accepts, shows and hides. */
    manage: manages,
    /** The accelerator's team and the tracker read everything of it. */
    oversee: oversees,
    /** The project's team reads what it is shown. */
    read: readsAsTeam,
  },
)

/** What the experts of one task say together: whoever oversees its reviews reads it, its team does not. */
export const reviewedTasks = definePolicy<ReviewedTaskFacts, 'judge'>('reviewedTask', {
  view: oversees,
  judge: oversees,
})

/** Whose expertise is spoken of. */
export type ExpertiseFacts = { acceleratorId: number }

/** The expertise of one accelerator: its team orders and sees it; a tracker sees that of the assigned projects. */
export const expertises = definePolicy<ExpertiseFacts, 'order' | 'list' | 'set'>('expertise', {
  view: (actor, { acceleratorId }) => isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC'),
  order: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  list: (actor, { acceleratorId }) => isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC'),
  /** How experts work there. */
  set: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})
