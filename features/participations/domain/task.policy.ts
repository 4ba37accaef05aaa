import { type Actor, isMember, isPerson, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy, type Rule } from '#platform/domain/policy.ts'
import { selects } from './selecting.rules.ts'
import type { Performer } from './states.ts'

/** Facts for the task policy. */
export type TaskFacts = {
  acceleratorId: number
  performer: Performer
  /** `null` while an accelerator owns the project: then there is no team to act. */
  leaderUid: string | null
  memberUids: readonly string[]
  trackerUid: string | null
  /** The person who completed it last, if the accelerator or the tracker performs. */
  completedByUid: string | null
  /** Whether somebody other than that person can review it. */
  otherReviewers: boolean
  participationAllowed: boolean
  /** Whether the project was transferred to another track: the task is then read-only. */
  transferred: boolean
  /** Whether all earlier tasks that must be accepted first are accepted (product 5, strict order). */
  earlierAccepted: boolean
  /** Whether a required answer is given. */
  filled: boolean
  /** Number of expert reviews by state, for the guards. */
  expertisesNotRejected: number
  expertisesOpen: number
}

const inTeam = (actor: Actor, task: TaskFacts): boolean => task.memberUids.some((uid) => isPerson(actor, uid))

/** A tracker who left the accelerator loses the role. */
const isTracker = (actor: Actor, task: TaskFacts): boolean =>
  isPerson(actor, task.trackerUid) && isMember(actor, task.acceleratorId, 'TRC', 'TRC_TEAM')

const performersOf: Record<Performer, Rule<TaskFacts>> = {
  TEAM: inTeam,
  ACCELERATOR: (actor, task) => isTeam(actor, task.acceleratorId),
  TRACKER: (actor, task) => isTracker(actor, task) || isMember(actor, task.acceleratorId, 'TRC_TEAM'),
}

/** Whether the actor belongs to the task's performer: the project's team, the accelerator or the tracker. */
const performs: Rule<TaskFacts> = (actor, task) => performersOf[task.performer](actor, task)

/**
 * The participation's tracker or the accelerator's team, but not for their own project, nor for a task that they
 * completed unless there is no other reviewer (product 11: an accelerator of one person).
 */
const reviews = (actor: Actor, task: TaskFacts): boolean =>
  !inTeam(actor, task) &&
  !(isPerson(actor, task.completedByUid) && task.otherReviewers) &&
  (isTracker(actor, task) || isTeam(actor, task.acceleratorId))

/** Restricts a rule to work that was not transferred to another track. */
const ofWorkNow =
  (rule: Rule<TaskFacts>): Rule<TaskFacts> =>
  (actor, task) =>
    !task.transferred && rule(actor, task)

// An expert reads what an expert review discloses, not the task itself (ADR 61).
const sees = (actor: Actor, task: TaskFacts): boolean =>
  inTeam(actor, task) ||
  isTracker(actor, task) ||
  isTeam(actor, task.acceleratorId) ||
  isPortalAdministrator(actor)

/** Permissions for a task (product 4 and 5). */
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
