import type { StreamState } from './states.ts'

type Stream = { state: StreamState }

/** Whether applications are taken now. */
export const isTaking = ({ state }: Stream): boolean => state === 'ACTIVE'

/** Whether the days of a stream are over. */
export const isOver = ({ state }: Stream): boolean => state === 'COMPLETED'
