import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import type { BoardColumn } from '../../domain/states.ts'
import type { ProjectInWork } from './in-work.queries.ts'

/** The fixed colour of each column of the board. */
export const columnTones: Record<BoardColumn, StateTone> = {
  NEW: 'new',
  TO_START: 'work',
  IN_WORK: 'work',
  TO_REVIEW: 'done',
  FINISHED: 'accepted',
  DISCARDED: 'rejected',
  BLOCKED: 'blocked',
  CLOSED: 'blocked',
}

/** The colour of a row's chip. */
export const toneOf = (row: Pick<ProjectInWork, 'column' | 'status'>): StateTone =>
  row.status === 'REJECT' ? 'rejected' : columnTones[row.column]

/** Since when a row is as it is. */
export const sinceOf = (row: ProjectInWork): string => row.participation?.currentTask?.since ?? row.createdAt

/** Columns in which the deadline of the current task still matters. */
export const isDueOpen = (row: ProjectInWork): boolean =>
  row.column === 'TO_START' || row.column === 'IN_WORK'
