import type { MeetingState } from './states.ts'

type Meeting = { status: MeetingState; reason: string }

/** Whether a meeting was cancelled. */
export const isCancelled = ({ status }: Pick<Meeting, 'status'>): boolean => status === 'CANCELLED'

/** Whether the portal released the time of a meeting, as nobody confirmed it: people give a reason when they cancel. */
export const isReleased = ({ status, reason }: Meeting): boolean => isCancelled({ status }) && reason === ''
