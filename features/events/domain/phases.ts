import type { GuestState, HeldEventState, InvitationState } from './states.ts'

type HeldEvent = { status: HeldEventState }

/** Whether an event was cancelled. */
export const isCancelled = ({ status }: HeldEvent): boolean => status === 'CANCELLED'

/** Whether an event is ahead, so that its tickets are valid. */
export const isAhead = ({ status }: HeldEvent): boolean => status === 'PUBLISHED'

/** Whether a project waits for a place. */
export const awaitsPlace = ({ status }: { status: InvitationState }): boolean => status === 'WAITING'

/** Whether a guest has not confirmed a registration for an event that has no place left. */
export const joinsQueue = ({ status, full }: { status: GuestState; full: boolean }): boolean =>
  status === 'PENDING' && full
