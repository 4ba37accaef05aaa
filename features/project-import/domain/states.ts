/** Events of imports; the payload is `{ id }` of the import. */
export type ImportEvent =
  | 'ProjectImportStarted'
  | 'ProjectImportFinished'
  | 'ProjectImportUndoing'
  | 'ProjectImportUndone'

/** States of an import: draft, running, done, being undone, undone. */
export const importStates = ['DRAFT', 'RUNNING', 'FINISHED', 'UNDOING', 'UNDONE'] as const

export type ImportState = (typeof importStates)[number]

/** Actions on an import; the portal itself finishes running ones. */
export const importActions = ['start', 'finish', 'undo', 'finishUndo'] as const

export type ImportAction = (typeof importActions)[number]

/** Outcomes of a project of the file. */
export const itemStates = ['WAITING', 'CREATED', 'UPDATED', 'SKIPPED', 'FAILED', 'UNDONE', 'KEPT'] as const

export type ItemState = (typeof itemStates)[number]

/** States of projects that were left out. */
export const leftOut: readonly ItemState[] = ['SKIPPED', 'FAILED']

/** Projects in these states are still to be processed while an import is running. */
export const importWork: Partial<Record<ImportState, readonly ItemState[]>> = {
  RUNNING: ['WAITING'],
  UNDOING: ['CREATED', 'UPDATED'],
}

/** What to do with an existing project. */
export const existingChoices = ['SKIP', 'UPDATE'] as const

export type ExistingChoice = (typeof existingChoices)[number]

/** Treatment of a project with an unreadable cell: it is created without the cell, or left out. */
export const unreadChoices = ['KEEP', 'LEAVE_OUT'] as const

export type UnreadChoice = (typeof unreadChoices)[number]

/** Why a project was skipped, not imported, or kept when the import was undone. */
export const itemReasons = [
  'EXISTS',
  'TEAM_WRITES',
  'NOT_INVITED',
  'LETTER_LIMIT',
  'HAS_PROBLEMS',
  'TRACK_CLOSED',
  'CHANGED_MEANWHILE',
  'STARTED',
  'HAS_TEAM',
  'REFUSED',
] as const

export type ItemReason = (typeof itemReasons)[number]
