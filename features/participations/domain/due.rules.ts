import type { AccessState } from '../../projects/domain/states.ts'
import type { TaskState } from './states.ts'

const open: ReadonlySet<TaskState> = new Set(['NOT_STARTED', 'PROCESS_CODE', 'START'])

/** Whether a deadline still applies: the task is not submitted, and the project is not blocked on its track. */
export const isDueOpen = (accessStatus: AccessState, state: TaskState): boolean =>
  accessStatus === 'ALLOWED_TO_WORK' && open.has(state)
