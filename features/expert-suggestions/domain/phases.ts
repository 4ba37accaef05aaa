import type { SuggestionState } from './states.ts'

/** Whether a suggestion awaits the accelerator's decision. */
export const isUndecided = ({ status }: { status: SuggestionState }): boolean => status === 'NEW'
