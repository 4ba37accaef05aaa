import type { DataRequestState } from './states.ts'

type Request = { status: DataRequestState }

/** Whether the data is open to its requester. */
export const isGranted = ({ status }: Request): boolean => status === 'GRANTED'

/** Whether a request that the accelerator passed on awaits the team's answer. */
export const awaitsTeam = ({ status }: Request): boolean => status === 'PASSED'

/** Whether a request has ended, so that its requester may read how. */
export const hasEnded = ({ status, over }: Request & { over: boolean }): boolean =>
  isGranted({ status }) ? over : status !== 'NEW' && status !== 'PASSED'

/** Whether a room was open and no longer is, so that its requester may ask again. */
export const wasOpen = ({ status }: Request): boolean => status === 'GRANTED' || status === 'REVOKED'
