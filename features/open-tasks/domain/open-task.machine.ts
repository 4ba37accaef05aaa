import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself } from '#platform/domain/policy.ts'
import type { OpenTaskEvent } from './events.ts'
import { openTasks, type OpenTaskFacts } from './open-task.policy.ts'
import { openTaskStates, type OpenTaskMove, type OpenTaskState } from './states.ts'

/** Further facts for the guards of an open task. */
export type OpenTaskMoved = OpenTaskFacts & {
  /** It has criteria and a description. */
  isComplete: boolean
  /** The opening and the deadline are in the future. */
  isAhead: boolean
  /** Number of entries in competition that nobody has scored by the current criteria. */
  unscored: boolean
}

/**
 * State machine of open tasks: a task is public from its approval until it is recalled before its opening. A task
 * that was public is cancelled, never deleted.
 */
export const openTaskMachine = defineMachine<OpenTaskState, OpenTaskMove, OpenTaskMoved, OpenTaskEvent>({
  name: 'open_task',
  table: 'open_task',
  column: 'status',
  states: openTaskStates,
  initial: 'DRAFT',
  conflict: 'STATE_CHANGED',
  transitions: {
    submit: {
      from: ['DRAFT'],
      to: 'MODERATION',
      by: openTasks.host,
      guard: ({ isComplete, isAhead }) =>
        isComplete ? (isAhead ? null : 'OPEN_TASK_STAGES_PAST') : 'OPEN_TASK_INCOMPLETE',
      event: 'OpenTaskSubmitted',
    },
    recall: {
      from: ['MODERATION', 'APPROVED'],
      to: 'DRAFT',
      by: openTasks.manage,
      event: 'OpenTaskRecalled',
    },
    approve: {
      from: ['MODERATION'],
      to: 'APPROVED',
      by: openTasks.moderate,
      guard: ({ isAhead }) => (isAhead ? null : 'OPEN_TASK_STAGES_PAST'),
      event: 'OpenTaskApproved',
    },
    return: { from: ['MODERATION'], to: 'DRAFT', by: openTasks.moderate, event: 'OpenTaskReturned' },
    open: { from: ['APPROVED'], to: 'OPEN', by: byPortalItself, event: 'OpenTaskOpened' },
    close: { from: ['OPEN'], to: 'CLOSED', by: byPortalItself, event: 'OpenTaskClosed' },
    reopen: { from: ['CLOSED'], to: 'OPEN', by: openTasks.oversee, event: 'OpenTaskReopened' },
    judge: {
      from: ['CLOSED'],
      to: 'JUDGED',
      by: openTasks.manage,
      guard: ({ unscored }) => (unscored ? 'OPEN_TASK_UNSCORED' : null),
      event: 'OpenTaskJudged',
    },
    announce: { from: ['JUDGED'], to: 'RESULTS', by: byPortalItself, event: 'OpenTaskResults' },
    cancel: {
      from: ['DRAFT', 'APPROVED', 'OPEN', 'CLOSED', 'JUDGED'],
      to: 'CANCELLED',
      by: openTasks.cancel,
      // A draft that was never public is deleted.
      guard: ({ wasPublished }) => (wasPublished ? null : 'STATE_CHANGED'),
      event: 'OpenTaskCancelled',
    },
  },
})
