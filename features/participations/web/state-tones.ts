import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import type { TaskState } from '../domain/states.ts'

/** What the states of a task are like. */
export const taskTones: Record<TaskState, StateTone> = {
  NOT_STARTED: 'new',
  PROCESS_CODE: 'work',
  START: 'work',
  DONE_CODE: 'done',
  ACCEPT_CODE: 'accepted',
  DISCARD_CODE: 'rejected',
  AUTO_SELECT_PASS: 'done',
  AUTO_SELECT_FAIL: 'done',
}

const open: ReadonlySet<TaskState> = new Set(['NOT_STARTED', 'PROCESS_CODE', 'START'])

/** Whether a deadline still means something in a state. */
export const isDueOpen = (state: TaskState): boolean => open.has(state)
