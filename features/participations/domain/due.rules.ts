import type { TaskState } from './states.ts'

const open: ReadonlySet<TaskState> = new Set(['NOT_STARTED', 'PROCESS_CODE', 'START'])

/** Whether a deadline still means something in a state. */
export const isDueOpen = (state: TaskState): boolean => open.has(state)
