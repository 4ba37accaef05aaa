import { isPerson, type Actor } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { TaskState } from './states.ts'
import { tasks, type TaskFacts } from './task.policy.ts'

/** States in which the performer edits the answer. */
const writable: ReadonlySet<TaskState> = new Set(['PROCESS_CODE', 'START'])

/** States in which the business plan of a task may be published (product 5). */
const publishable: ReadonlySet<TaskState> = new Set(['DONE_CODE', 'ACCEPT_CODE'])

/** States after the decision. */
const closed: ReadonlySet<TaskState> = new Set(['ACCEPT_CODE', 'DISCARD_CODE'])

/** Whether a selection has decided on the task, but its result is not applied yet. */
const isSelected = (state: TaskState): boolean => state === 'AUTO_SELECT_PASS' || state === 'AUTO_SELECT_FAIL'

/** Whether the performer works on a task in this state. */
export const isWritable = (state: TaskState): boolean => writable.has(state)

/** Whether the performer's next action, starting or submitting the task, may disclose fields to its reviewers. */
export const opensNext = (state: TaskState): boolean => state === 'NOT_STARTED' || writable.has(state)

/** The state of a task as shown to the actor: the team sees it in review until the result of a selection is applied. */
export const stateShownTo = (
  actor: Actor,
  state: TaskState,
  { memberUids }: Pick<TaskFacts, 'memberUids'>,
): TaskState => (isSelected(state) && memberUids.some((uid) => isPerson(actor, uid)) ? 'DONE_CODE' : state)

/** Whether an expert review of the task is open, for readers outside its project, who may know of it. */
export const isAtExpert = (
  actor: Actor,
  { expertisesOpen, memberUids }: Pick<TaskFacts, 'expertisesOpen' | 'memberUids'>,
): boolean => expertisesOpen > 0 && !memberUids.some((uid) => isPerson(actor, uid))

/** Whether a task in this state is decided. */
export const isClosed = (state: TaskState): boolean => closed.has(state)

/** Why nobody may write in a task, because its project's work on the track is blocked; null otherwise. */
export const writingRefusal = ({ participationAllowed }: TaskFacts): ErrorCode | null =>
  participationAllowed ? null : 'PARTICIPATION_BLOCKED'

/** Whether the actor may comment on the task now. */
export const mayComment = (actor: Actor, task: TaskFacts): boolean =>
  writingRefusal(task) === null && tasks.comment.allows(actor, task)

/** Whether the actor may comment on a field now: reviewers may, from the start to the decision. */
export const mayRemark = (actor: Actor, state: TaskState, task: TaskFacts): boolean =>
  state !== 'NOT_STARTED' &&
  !closed.has(state) &&
  task.participationAllowed &&
  tasks.review.allows(actor, task)

/** Whether the actor may edit the answer and its files now. */
export const mayEditAnswer = (actor: Actor, state: TaskState, task: TaskFacts): boolean =>
  writable.has(state) && task.participationAllowed && tasks.perform.allows(actor, task)

/** Whether the actor may publish or unpublish the business plan now. */
export const mayPublishBusinessPlan = (actor: Actor, state: TaskState, task: TaskFacts): boolean =>
  publishable.has(state) && task.participationAllowed && tasks.publishBusinessPlan.allows(actor, task)

/** Why the actor, who may start the task, cannot start it yet; null otherwise. */
export const startBlockedBy = (
  actor: Actor,
  state: TaskState,
  task: TaskFacts,
): 'PARTICIPATION_BLOCKED' | 'PREVIOUS_TASK_NOT_ACCEPTED' | null => {
  if (state !== 'NOT_STARTED' || !tasks.perform.allows(actor, task)) return null
  if (!task.participationAllowed) return 'PARTICIPATION_BLOCKED'
  return task.earlierAccepted ? null : 'PREVIOUS_TASK_NOT_ACCEPTED'
}
