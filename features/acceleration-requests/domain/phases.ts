import type { AccelerationRequestState, RunState } from './states.ts'

type Request = { status: AccelerationRequestState }

/** Whether an application still awaits the decision. */
export const isPending = ({ status }: Request): boolean => status === 'NEW'

/** Whether an application was accepted. */
export const isAccepted = ({ status }: Request): boolean => status === 'ACCEPT'

/** Whether an application was rejected. */
export const isRejected = ({ status }: Request): boolean => status === 'REJECT'

/** Whether a run of decisions still works. */
export const isRunning = ({ status }: { status: RunState }): boolean => status === 'RUNNING'
