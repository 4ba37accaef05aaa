import type { AccessState } from '../../projects/domain/states.ts'
import type { RemarkState, TaskState } from './states.ts'

type Task = { state: TaskState }
type Remark = { status: RemarkState }
type Work = { accessStatus: AccessState; tasksTotal: number; tasksAccepted: number }

/** Whether a task was started. */
export const isStarted = ({ state }: Task): boolean => state !== 'NOT_STARTED'

/** Whether a completed task awaits its review. */
export const isInReview = ({ state }: Task): boolean => state === 'DONE_CODE'

/** Whether a task was returned and is being corrected. */
export const isReturned = ({ state }: Task): boolean => state === 'START'

/** Whether a task was accepted. */
export const isAccepted = ({ state }: Task): boolean => state === 'ACCEPT_CODE'

/** Whether a task was discarded. */
export const isDiscarded = ({ state }: Task): boolean => state === 'DISCARD_CODE'

/** Whether a project may work on its track. */
export const mayWork = ({ accessStatus }: Pick<Work, 'accessStatus'>): boolean =>
  accessStatus === 'ALLOWED_TO_WORK'

/** Whether all tasks of a project that may work are accepted. */
export const isFinished = (work: Work): boolean =>
  mayWork(work) && work.tasksTotal > 0 && work.tasksAccepted === work.tasksTotal

/** Whether the team still has to answer a remark. */
export const isUnanswered = ({ status }: Remark): boolean => status === 'OPEN'

/** Whether the team says that a remark is mended. */
export const isMended = ({ status }: Remark): boolean => status === 'MENDED'

/** Whether the reviewer has settled a remark. */
export const isSettled = ({ status }: Remark): boolean => status === 'SETTLED'
