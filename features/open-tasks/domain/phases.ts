import type { OpenTaskState } from './states.ts'

type OpenTask = { status: OpenTaskState }

/** Whether an open task is still a draft. */
export const isDraft = ({ status }: OpenTask): boolean => status === 'DRAFT'

/** Whether entries are accepted now. */
export const takesEntries = ({ status }: OpenTask): boolean => status === 'OPEN'

/** Whether entries are accepted now or will be. */
export const isBeforeClose = ({ status }: OpenTask): boolean => status === 'APPROVED' || status === 'OPEN'

/** Whether an open task was cancelled. */
export const isCancelled = ({ status }: OpenTask): boolean => status === 'CANCELLED'
