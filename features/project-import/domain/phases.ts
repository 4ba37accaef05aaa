import type { ImportState, ItemState } from './states.ts'

/** Whether an import has finished. */
export const isFinished = ({ status }: { status: ImportState }): boolean => status === 'FINISHED'

/** Whether a project of an import was left out. */
export const isLeftOut = ({ status }: { status: ItemState }): boolean => status === 'FAILED'
