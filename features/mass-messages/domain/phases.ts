import type { MassMessageState } from './states.ts'

type Message = { state: MassMessageState }

/** Whether a message is still written. */
export const isDraft = ({ state }: Message): boolean => state === 'DRAFT'

/** Whether a message waits for its time. */
export const isPlanned = ({ state }: Message): boolean => state === 'PLANNED'

/** Whether a message is on its way: part of it is sent, or waits for its time. */
export const isGoing = ({ state }: Message): boolean => state === 'SENDING' || state === 'PLANNED'
