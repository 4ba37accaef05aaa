import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself } from '#platform/domain/policy.ts'
import type { OpenTaskEvent } from './events.ts'
import { openTasks, type OpenTaskFacts } from './open-task.policy.ts'
import { openTaskStates, type OpenTaskMove, type OpenTaskState } from './states.ts'

/** What the guards of an open task need to know besides. */
export type OpenTaskMoved = OpenTaskFacts & {
  /** It has criteria and a description. */
  isComplete: boolean
  /** The opening and the deadline are ahead. */
  isAhead: boolean
  /** Entries in competition that nobody has scored by the criteria as they are now. */
  unscored: boolean
}

/**
 * The life of an open task: from approval on everybody sees it, until it is recalled into a draft before its opening. What everybody
 * saw at some time is cancelled, never deleted.
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
      // A draft that nobody saw is deleted.
      guard: ({ wasPublished }) => (wasPublished ? null : 'STATE_CHANGED'),
      event: 'OpenTaskCancelled',
    },
  },
})
