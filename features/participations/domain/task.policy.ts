import { type Actor, isMember, isPerson, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy, type Rule } from '#platform/domain/policy.ts'
import { selects } from './selecting.rules.ts'
import type { Performer } from './states.ts'

/** What the rules about a task need to know. */
export type TaskFacts = {
  acceleratorId: number
  performer: Performer
  /** `null` while an accelerator keeps the project: then nobody of a team acts. */
  leaderUid: string | null
  memberUids: readonly string[]
  trackerUid: string | null
  /** Who completed it last, where the accelerator or the tracker performs. */
  completedByUid: string | null
  /** Somebody else than whoever completed it can review it. */
  otherReviewers: boolean
  participationAllowed: boolean
  /** The project went on on another track: its work here is only read. */
  transferred: boolean
  /** Every earlier task that must be accepted first is accepted (product 5, strict order). */
  earlierAccepted: boolean
  /** The answer is given, where one is required. */
  filled: boolean
  /** Expertises by state, as the guards ask for them. */
  expertisesNotRejected: number
  expertisesOpen: number
}

const inTeam = (actor: Actor, task: TaskFacts): boolean => task.memberUids.some((uid) => isPerson(actor, uid))

/** A tracker who left the accelerator is none any more. */
const isTracker = (actor: Actor, task: TaskFacts): boolean =>
  isPerson(actor, task.trackerUid) && isMember(actor, task.acceleratorId, 'TRC', 'TRC_TEAM')

const performersOf: Record<Performer, Rule<TaskFacts>> = {
  TEAM: inTeam,
  ACCELERATOR: (actor, task) => isTeam(actor, task.acceleratorId),
  TRACKER: (actor, task) => isTracker(actor, task) || isMember(actor, task.acceleratorId, 'TRC_TEAM'),
}

/** The performer the trackpoint names: the project's team, the accelerator or the tracker. */
const performs: Rule<TaskFacts> = (actor, task) => performersOf[task.performer](actor, task)

/**
 * The tracker of the participation or the accelerator's team, but nobody reviews a project of their own, nor work of their
 * own while anybody else can (product 11: an accelerator of one person).
 */
const reviews = (actor: Actor, task: TaskFacts): boolean =>
  !inTeam(actor, task) &&
  !(isPerson(actor, task.completedByUid) && task.otherReviewers) &&
  (isTracker(actor, task) || isTeam(actor, task.acceleratorId))

/** Of work that a project left for another track nothing is done any more. */
const ofWorkNow =
  (rule: Rule<TaskFacts>): Rule<TaskFacts> =>
  (actor, task) =>
    !task.transferred && rule(actor, task)

// An expert reads what a job opens of it, not the task (ADR 61).
const sees = (actor: Actor, task: TaskFacts): boolean =>
  inTeam(actor, task) ||
  isTracker(actor, task) ||
  isTeam(actor, task.acceleratorId) ||
  isPortalAdministrator(actor)

/** Who may do what with a task (product 4 and 5). */
export const tasks = definePolicy<
  TaskFacts,
  'perform' | 'review' | 'comment' | 'select' | 'erase' | 'publishBusinessPlan'
>('task', {
  view: sees,
  perform: ofWorkNow(performs),
  review: ofWorkNow(reviews),
  comment: ofWorkNow((actor, task) => inTeam(actor, task) || reviews(actor, task)),
  select: ofWorkNow((actor, task) => selects(actor, task.acceleratorId) && !inTeam(actor, task)),
  erase: ofWorkNow((actor, task) => isTeam(actor, task.acceleratorId) && !inTeam(actor, task)),
  publishBusinessPlan: ofWorkNow((actor, task) => isTeam(actor, task.acceleratorId) && !inTeam(actor, task)),
})
