import type { StateTable } from '#platform/domain/state-table.ts'
import type { RemarkState, TaskState } from './states.ts'

/** State table of a project's tasks. */
export const taskStateTable: StateTable<TaskState> = {
  words: 'participations:states',
  tones: {
    NOT_STARTED: 'new',
    PROCESS_CODE: 'work',
    START: 'work',
    DONE_CODE: 'done',
    ACCEPT_CODE: 'accepted',
    DISCARD_CODE: 'rejected',
    AUTO_SELECT_PASS: 'done',
    AUTO_SELECT_FAIL: 'rejected',
  },
}

/** State table of comments on a task's fields. */
export const remarkStateTable: StateTable<RemarkState> = {
  words: 'participations:remarks.status',
  tones: {
    OPEN: 'work',
    MENDED: 'done',
    SETTLED: 'accepted',
  },
}
