import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { isClosed, isWritable } from './editing.rules.ts'
import {
  remarkStates,
  type RemarkAction,
  type RemarkState,
  type TaskState,
  type ParticipationEvent,
} from './states.ts'
import { tasks, type TaskFacts } from './task.policy.ts'

/** Facts for a review comment: its task, and the task's state. */
export type RemarkFacts = TaskFacts & { taskState: TaskState }

const whileAllowed = ({ participationAllowed }: RemarkFacts): ErrorCode | null =>
  participationAllowed ? null : 'PARTICIPATION_BLOCKED'

const whileWritten = (remark: RemarkFacts): ErrorCode | null =>
  whileAllowed(remark) ?? (isWritable(remark.taskState) ? null : 'TRACKPOINT_STATUS_CHANGED')

/**
 * State machine of comments on fields: the performer marks one as fixed, the reviewer resolves or reopens it. It
 * survives returns and submissions until it is resolved.
 */
export const remarkMachine = defineMachine<RemarkState, RemarkAction, RemarkFacts, ParticipationEvent>({
  name: 'remark',
  table: 'task_comment',
  column: 'remark_status',
  states: remarkStates,
  initial: 'OPEN',
  conflict: 'STATE_CHANGED',
  transitions: {
    mend: { from: ['OPEN'], to: 'MENDED', by: tasks.perform, guard: whileWritten, event: 'RemarkMended' },
    takeBack: {
      from: ['MENDED'],
      to: 'OPEN',
      by: tasks.perform,
      guard: whileWritten,
      event: 'RemarkReopened',
    },
    settle: {
      from: ['OPEN', 'MENDED'],
      to: 'SETTLED',
      by: tasks.review,
      guard: whileAllowed,
      event: 'RemarkSettled',
    },
    reopen: {
      from: ['MENDED', 'SETTLED'],
      to: 'OPEN',
      by: tasks.review,
      guard: (remark) =>
        whileAllowed(remark) ?? (isClosed(remark.taskState) ? 'TRACKPOINT_STATUS_CHANGED' : null),
      event: 'RemarkReopened',
    },
  },
})
