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

/** What the rules about a job need to know. */
export type ExpertJobFacts = {
  acceleratorId: number
  expertUid: string
  /** Whoever ordered the job for themselves, and pays for it; null of what the accelerator ordered. */
  requesterUid: string | null
  /** Whoever ordered for themselves reads it no more: they lost the role, left the portal or joined the project's team. */
  requesterGone: boolean
  /** Whoever reviews the same task, has reviewed it or is asked to, whoever asks: they read no others' before their own is written. */
  reviewerUids: readonly string[]
  memberUids: readonly string[]
  trackerUid: string | null
  status: ExpertJobState
  resultType: ResultType
  visibleToTeam: boolean
  /** The expert reads the task itself: always of what the accelerator ordered, of others' orders once it says so. */
  workOpened: boolean
  /** The expert is or was in the project's team, or a conflict was declared that nobody had overridden. */
  barred: boolean
  /** Whoever was asked works as an expert there no more. */
  expertGone: boolean
  /** Whoever ordered reminded the expert within the day. */
  reminded: boolean
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

/** Whom an accelerator or the portal made what they are: roles that anybody adds to oneself order nothing (ADR 30). */
export const isRequester = (actor: Actor, acceleratorId: number): boolean =>
  hasRole(actor, 'INV') || isMember(actor, acceleratorId, 'MNT', 'ACC', 'TRC_TEAM')

/** Some accelerator could take orders of theirs: nobody else has to be asked about. */
export const mayOrderForThemselves = (actor: Actor): boolean =>
  actor.kind === 'person' && (hasRole(actor, 'INV') || acceleratorsAs(actor, 'MNT').length > 0)

/** Whoever ordered the job for themselves, while they may order at all. */
const ordered = (actor: Actor, job: ExpertJobFacts): boolean =>
  isPerson(actor, job.requesterUid) && isRequester(actor, job.acceleratorId) && !isBiased(actor, job)

const hosts = (actor: Actor, job: ReviewedTaskFacts): boolean =>
  isTeam(actor, job.acceleratorId) && !isBiased(actor, job)

const manages = (actor: Actor, job: ExpertJobFacts): boolean =>
  job.requesterUid === null ? hosts(actor, job) : ordered(actor, job)

/**
 * Whoever ordered settles what they owe, also once they may not read it; when they are gone the accelerator's administrator does: an
 * expert who did the work is paid.
 */
const accepts = (actor: Actor, job: ExpertJobFacts): boolean =>
  job.requesterUid === null
    ? hosts(actor, job)
    : isPerson(actor, job.requesterUid) ||
      (job.requesterGone && isAcceleratorAdmin(actor, job.acceleratorId) && hosts(actor, job))

/** A tracker who left the accelerator is none any more. */
const isTracker = (actor: Actor, job: ReviewedTaskFacts): boolean =>
  isPerson(actor, job.trackerUid) && isMember(actor, job.acceleratorId, 'TRC', 'TRC_TEAM')

const assesses = (actor: Actor, job: ReviewedTaskFacts): boolean =>
  hosts(actor, job) || (isTracker(actor, job) && !isBiased(actor, job))

const oversees = (actor: Actor, job: ExpertJobFacts): boolean => assesses(actor, job) || ordered(actor, job)

/** The team reads a result once it is complete: whoever ordered it decides with `visibleToTeam`, not by accepting it. */
const readsAsTeam = (actor: Actor, job: ExpertJobFacts): boolean =>
  inTeam(actor, job) && job.visibleToTeam && job.status === 'COMPLETE'

/** Who may do what with an expert's job (product 4). */
export const expertJobs = definePolicy<
  ExpertJobFacts,
  'perform' | 'manage' | 'end' | 'openWork' | 'weigh' | 'oversee' | 'follow' | 'read'
>('expertJob', {
  view: (actor, job) => isExpert(actor, job) || oversees(actor, job) || readsAsTeam(actor, job),
  /** The expert reads and writes. */
  perform: isExpert,
  /** Whoever ordered sends back, shows and hides: the accelerator's team, or the investor or mentor. */
  manage: manages,
  /** Whoever ordered takes it back; the accelerator ends what others ordered of its work. */
  end: (actor, job) => manages(actor, job) || hosts(actor, job),
  /** The accelerator lets the expert of what others ordered read the task itself. */
  openWork: (actor, job) => job.requesterUid !== null && hosts(actor, job),
  /** The accelerator's team knows what stands between the expert and the project, and says so. */
  weigh: hosts,
  /** The accelerator's team, the tracker and whoever ordered read everything of it. */
  oversee: oversees,
  /** The expert and whoever oversees it learn what became of a result that went back; the team reads the result alone. */
  follow: (actor, job) => isExpert(actor, job) || oversees(actor, job),
  /** The project's team reads what it is shown. */
  read: readsAsTeam,
})

/** Whoever was asked is told what became of the job when they move one that was withdrawn or declined; to read it is another right. */
const wasAsked = (actor: Actor, job: ExpertJobFacts): boolean =>
  isPerson(actor, job.expertUid) && isMember(actor, job.acceleratorId, 'EXP') && job.status === 'REJECT'

/** A job as what its expert answers: takes, declines or hands over; of one that is over they say a conflict still. */
export const askedJobs = definePolicy<ExpertJobFacts, 'answer'>('askedJob', {
  view: (actor, job) => expertJobs.view.allows(actor, job) || wasAsked(actor, job),
  answer: (actor, job) => isExpert(actor, job) || wasAsked(actor, job),
})

/** A job as what its expert leaves behind with their account, whatever they may still do with it. */
export const leftJobs = definePolicy<ExpertJobFacts, 'leave'>('leftJob', {
  view: (actor, job) => isPerson(actor, job.expertUid),
  leave: (actor, job) => isPerson(actor, job.expertUid),
})

/** The complete result of a job as what is owed for: it is accepted also by whoever may not read it any more. */
export const expertResults = definePolicy<ExpertJobFacts, 'accept'>('expertResult', {
  view: (actor, job) => expertJobs.view.allows(actor, job) || accepts(actor, job),
  accept: accepts,
})

/** Jobs whose experts are reminded at once: all of them are of whoever reminds. */
export const remindedJobs = definePolicy<readonly ExpertJobFacts[], 'remind'>('remindedJobs', {
  view: (actor, jobs) => jobs.every((job) => expertJobs.view.allows(actor, job)),
  remind: (actor, jobs) => jobs.every((job) => manages(actor, job)),
})

/** What the experts of one task say together: whoever oversees its reviews reads it, its team does not. */
export const reviewedTasks = definePolicy<ReviewedTaskFacts, 'assess'>('reviewedTask', {
  view: assesses,
  assess: assesses,
})

/** Whose expertise is spoken of. */
export type ExpertiseFacts = { acceleratorId: number }

/** The expertise of one accelerator: its team orders and sees it; a tracker sees that of the assigned projects. */
export const expertises = definePolicy<ExpertiseFacts, 'order' | 'list' | 'set'>('expertise', {
  view: (actor, { acceleratorId }) => isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC'),
  order: (actor, { acceleratorId }) => isTeam(actor, acceleratorId),
  list: (actor, { acceleratorId }) => isMember(actor, acceleratorId, 'ACC', 'TRC_TEAM', 'TRC'),
  set: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})

/** What the rules about ordering for oneself need to know. */
export type OwnOrderFacts = {
  /** The page of the project opens to the actor. */
  seen: boolean
  memberUids: readonly string[]
  /** The accelerator that takes such orders of the project, which stands in one of its showcases; null when none does. */
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

/** An order of several projects at once: whoever may order of each, where one accelerator takes them all. */
export const ownBatches = definePolicy<readonly OwnOrderFacts[], 'order'>('ownBatch', {
  view: (actor, projects) => projects.every((project) => ownOrders.view.allows(actor, project)),
  order: (actor, projects) =>
    projects.every((project) => ownOrders.order.allows(actor, project)) &&
    new Set(projects.map(({ acceleratorId }) => acceleratorId)).size === 1,
})
