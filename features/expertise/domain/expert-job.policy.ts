import {
  acceleratorsAs,
  type Actor,
  hasRole,
  isAcceleratorAdmin,
  isMember,
  isPerson,
  isTeam,
} from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { ExpertJobState, ResultType } from './states.ts'

/** Facts for the policy and machine of a job. */
export type ExpertJobFacts = {
  acceleratorId: number
  expertUid: string
  /** The person who ordered the job for themselves and pays for it; null if the accelerator ordered it. */
  requesterUid: string | null
  /** The requester may no longer read it: they lost the role, left the portal or joined the project's team. */
  requesterGone: boolean
  /**
   * Everybody who reviews the task, did so or is requested to, for any client: they read others' reviews only after
   * writing their own.
   */
  reviewerUids: readonly string[]
  memberUids: readonly string[]
  trackerUid: string | null
  status: ExpertJobState
  resultType: ResultType
  visibleToTeam: boolean
  /**
   * The expert reads the task itself: always for the accelerator's orders, for others' orders once the accelerator
   * allows it.
   */
  workOpened: boolean
  /** The expert is or was in the project's team, or a conflict was declared that nobody had overridden. */
  barred: boolean
  /** The expert no longer works as an expert there. */
  expertGone: boolean
  /** The client reminded the expert within the last day. */
  reminded: boolean
  /** The expert asked for a later due date and has no answer yet. */
  termAsked: boolean
  /** The client accepted the result. */
  accepted: boolean
  corrections: number
  /** What the expert has written so far. */
  comments: number
  hasFile: boolean
  /** Questions without an answer; template questions also count when the job is completed. */
  unanswered: number
  /** The project may work on the track: nothing moves a review of blocked or transferred work. */
  workAllowed: boolean
  /** The task still awaits a decision: a correction can be requested. */
  taskWaits: boolean
  /** The client could order the job again: always for the accelerator's orders. */
  offerOpen: boolean
}

/** Facts for the policy about the reviews of one task. */
export type ReviewedTaskFacts = Pick<
  ExpertJobFacts,
  'acceleratorId' | 'memberUids' | 'trackerUid' | 'reviewerUids'
>

const inTeam = (actor: Actor, { memberUids }: ReviewedTaskFacts): boolean =>
  memberUids.some((uid) => isPerson(actor, uid))

/**
 * A person who lost the role, was blocked there or has a conflict is no longer the expert of the job, whatever its
 * state.
 */
const isExpert = (actor: Actor, job: ExpertJobFacts): boolean =>
  isPerson(actor, job.expertUid) &&
  isMember(actor, job.acceleratorId, 'EXP') &&
  job.status !== 'REJECT' &&
  !job.barred

/**
 * A member of the project's team reads no more of its reviews than the team does, and a reviewer of the task no more
 * than an expert, whatever other role they have: nobody decides on a review of their own, or reads others' before
 * writing it.
 */
const isBiased = (actor: Actor, job: ReviewedTaskFacts): boolean =>
  inTeam(actor, job) || job.reviewerUids.some((uid) => isPerson(actor, uid))

/** Roles granted by an accelerator or the portal: self-assigned roles cannot order (ADR 30). */
export const isRequester = (actor: Actor, acceleratorId: number): boolean =>
  hasRole(actor, 'INV') || isMember(actor, acceleratorId, 'MNT', 'ACC', 'TRC_TEAM')

/** Whether any accelerator could take the actor's orders, before others are checked. */
export const mayOrderForThemselves = (actor: Actor): boolean =>
  actor.kind === 'person' && (hasRole(actor, 'INV') || acceleratorsAs(actor, 'MNT').length > 0)

/** The actor ordered the job for themselves, and may still order. */
const ordered = (actor: Actor, job: ExpertJobFacts): boolean =>
  isPerson(actor, job.requesterUid) && isRequester(actor, job.acceleratorId) && !isBiased(actor, job)

const hosts = (actor: Actor, job: ReviewedTaskFacts): boolean =>
  isTeam(actor, job.acceleratorId) && !isBiased(actor, job)

const manages = (actor: Actor, job: ExpertJobFacts): boolean =>
  job.requesterUid === null ? hosts(actor, job) : ordered(actor, job)

/**
 * The client settles what they owe, even when they may no longer read it; when the client has left, the accelerator's
 * administrator does so that the expert is paid.
 */
const accepts = (actor: Actor, job: ExpertJobFacts): boolean =>
  job.requesterUid === null
    ? hosts(actor, job)
    : isPerson(actor, job.requesterUid) ||
      (job.requesterGone && isAcceleratorAdmin(actor, job.acceleratorId) && hosts(actor, job))

/** A tracker who left the accelerator is not a tracker. */
const isTracker = (actor: Actor, job: ReviewedTaskFacts): boolean =>
  isPerson(actor, job.trackerUid) && isMember(actor, job.acceleratorId, 'TRC', 'TRC_TEAM')

const assesses = (actor: Actor, job: ReviewedTaskFacts): boolean =>
  hosts(actor, job) || (isTracker(actor, job) && !isBiased(actor, job))

const oversees = (actor: Actor, job: ExpertJobFacts): boolean => assesses(actor, job) || ordered(actor, job)

/** The team reads a complete result: the client decides with `visibleToTeam`, not by accepting it. */
const readsAsTeam = (actor: Actor, job: ExpertJobFacts): boolean =>
  inTeam(actor, job) && job.visibleToTeam && job.status === 'COMPLETE'

/** Permissions for an expert's job (product 4). */
export const expertJobs = definePolicy<
  ExpertJobFacts,
  'perform' | 'manage' | 'replace' | 'end' | 'openWork' | 'weigh' | 'oversee' | 'follow' | 'read'
>('expertJob', {
  view: (actor, job) => isExpert(actor, job) || oversees(actor, job) || readsAsTeam(actor, job),
  /** The expert reads and writes. */
  perform: isExpert,
  /** The client returns, shows and hides it: the accelerator's team, or the investor or mentor. */
  manage: manages,
  /** The client orders it from another expert. */
  replace: manages,
  /** The client withdraws it; the accelerator ends others' orders for its tasks. */
  end: (actor, job) => manages(actor, job) || hosts(actor, job),
  /** The accelerator lets the expert of another client's order read the task itself. */
  openWork: (actor, job) => job.requesterUid !== null && hosts(actor, job),
  /** The accelerator's team sees conflicts between the expert and the project, and declares them. */
  weigh: hosts,
  /** The accelerator's team, the tracker and the client read all of it. */
  oversee: oversees,
  /** The expert and those who oversee it see the changes of a returned result; the team reads the result only. */
  follow: (actor, job) => isExpert(actor, job) || oversees(actor, job),
  /** The project's team reads the results that are visible to it. */
  read: readsAsTeam,
})

/**
 * A requested expert learns the state of the job when they move one that was withdrawn or declined; reading it is a
 * separate permission.
 */
const isChosenExpert = (actor: Actor, job: ExpertJobFacts): boolean =>
  isPerson(actor, job.expertUid) && isMember(actor, job.acceleratorId, 'EXP') && job.status === 'REJECT'

/** A job as its expert answers it: accepts, declines or submits; on a closed one they can still declare a conflict. */
export const askedJobs = definePolicy<ExpertJobFacts, 'answer'>('askedJob', {
  view: (actor, job) => expertJobs.view.allows(actor, job) || isChosenExpert(actor, job),
  answer: (actor, job) => isExpert(actor, job) || isChosenExpert(actor, job),
})

/** A job that is ended when its expert's account is deleted, regardless of other permissions. */
export const leftJobs = definePolicy<ExpertJobFacts, 'leave'>('leftJob', {
  view: (actor, job) => isPerson(actor, job.expertUid),
  leave: (actor, job) => isPerson(actor, job.expertUid),
})

/** The complete result of a job for settling its fee: a client who may no longer read it can still accept it. */
export const expertResults = definePolicy<ExpertJobFacts, 'accept'>('expertResult', {
  view: (actor, job) => expertJobs.view.allows(actor, job) || accepts(actor, job),
  accept: accepts,
})

/** Jobs whose experts are answered or reminded together: the actor must have ordered all of them. */
export const remindedJobs = definePolicy<readonly ExpertJobFacts[], 'remind' | 'decideTerm'>('remindedJobs', {
  decideTerm: (actor, jobs) => jobs.every((job) => manages(actor, job)),
  view: (actor, jobs) => jobs.every((job) => expertJobs.view.allows(actor, job)),
  remind: (actor, jobs) => jobs.every((job) => manages(actor, job)),
})

/** Combined scores of one task: readable by those who oversee its reviews, not by its team. */
export const reviewedTasks = definePolicy<ReviewedTaskFacts, 'assess'>('reviewedTask', {
  view: assesses,
  assess: assesses,
})

/** The accelerator of the expertise. */
export type ExpertiseFacts = { acceleratorId: number }

/** The expertise of one accelerator: its team orders and sees it; a tracker sees that of the assigned projects. */
export const expertises = definePolicy<ExpertiseFacts, 'order' | 'list' | 'set'>('expertise', {
  view: (actor, { acceleratorId }) => isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC'),
  order: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  list: (actor, { acceleratorId }) => isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC'),
  set: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})

/** Facts for the policy about ordering for oneself. */
export type OwnOrderFacts = {
  /** The actor may open the project's page. */
  seen: boolean
  memberUids: readonly string[]
  /** The accelerator that takes such orders and has the project in one of its showcases; null if none. */
  acceleratorId: number | null
}

/** Reviews that an investor or mentor orders for themselves; the accelerator's team orders as the accelerator. */
export const ownOrders = definePolicy<OwnOrderFacts, 'order'>('ownOrder', {
  view: (actor, { seen }) => seen && actor.kind === 'person',
  order: (actor, { seen, memberUids, acceleratorId }) =>
    seen &&
    acceleratorId !== null &&
    isRequester(actor, acceleratorId) &&
    !isTeam(actor, acceleratorId) &&
    !memberUids.some((uid) => isPerson(actor, uid)),
})

/** An order for several projects at once: the actor may order for each, and one accelerator takes all of them. */
export const ownBatches = definePolicy<readonly OwnOrderFacts[], 'order'>('ownBatch', {
  view: (actor, projects) => projects.every((project) => ownOrders.view.allows(actor, project)),
  order: (actor, projects) =>
    projects.every((project) => ownOrders.order.allows(actor, project)) &&
    new Set(projects.map(({ acceleratorId }) => acceleratorId)).size === 1,
})
