import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import type { ParticipationEvent } from './events.ts'
import { remarkStates, type RemarkAction, type RemarkState, type TaskState } from './states.ts'
import { isClosed, isWritable } from './editing.rules.ts'
import { tasks, type TaskFacts } from './task.policy.ts'

/** What the rules about a remark need to know: its task, and the state of that. */
export type RemarkFacts = TaskFacts & { taskState: TaskState }

const whileWritten = ({ taskState, participationAllowed }: RemarkFacts): ErrorCode | null => {
  if (!participationAllowed) return 'PARTICIPATION_BLOCKED'
  return isWritable(taskState) ? null : 'TRACKPOINT_STATUS_CHANGED'
}

/**
 * The life of a remark at a field: the performer mends what it asks for and says so, the reviewer settles it or opens it
 * again. It outlives returns and submissions until it is settled.
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
    settle: { from: ['OPEN', 'MENDED'], to: 'SETTLED', by: tasks.review, event: 'RemarkSettled' },
    reopen: {
      from: ['MENDED', 'SETTLED'],
      to: 'OPEN',
      by: tasks.review,
      guard: ({ taskState }) => (isClosed(taskState) ? 'TRACKPOINT_STATUS_CHANGED' : null),
      event: 'RemarkReopened',
    },
  },
})
