import type { RecordState } from './states.ts'

type Run = { status: RecordState }

/** Whether projects of a record are still compared. */
export const isRunning = ({ status }: Run): boolean => status === 'RUNNING'

/** Whether the portal works on a record: it compares projects, or applies the results. */
export const isWorking = ({ status }: Run): boolean => status === 'RUNNING' || status === 'APPLYING'
