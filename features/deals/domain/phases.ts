import type { DealState } from './states.ts'

type Deal = { status: DealState }

/** Whether interest was expressed, but no offer was made yet. */
export const isOnlyInterest = ({ status }: Deal): boolean => status === 'INTEREST'

/** Whether the money was invested. */
export const isInvested = ({ status }: Deal): boolean => status === 'INVESTED'
