/** States of an import: being prepared, running, done, being taken back, taken back. */
export const importStates = ['DRAFT', 'RUNNING', 'FINISHED', 'UNDOING', 'UNDONE'] as const

export type ImportState = (typeof importStates)[number]

/** Actions on an import; the portal itself finishes what it runs. */
export const importActions = ['start', 'finish', 'undo', 'finishUndo'] as const

export type ImportAction = (typeof importActions)[number]

/** What became of a project of the file. */
export const itemStates = ['WAITING', 'CREATED', 'UPDATED', 'SKIPPED', 'FAILED', 'UNDONE', 'KEPT'] as const

export type ItemState = (typeof itemStates)[number]

/** States of projects that were left out. */
export const leftOut: readonly ItemState[] = ['SKIPPED', 'FAILED']

/** What an import works off while it runs in the background: projects in these states are still to be done. */
export const importWork: Partial<Record<ImportState, readonly ItemState[]>> = {
  RUNNING: ['WAITING'],
  UNDOING: ['CREATED', 'UPDATED'],
}

/** What to do with a project that exists already. */
export const existingChoices = ['SKIP', 'UPDATE'] as const

export type ExistingChoice = (typeof existingChoices)[number]

/** What becomes of a project with a cell that cannot be read: it is made without the cell, or left out. */
export const unreadChoices = ['KEEP', 'LEAVE_OUT'] as const

export type UnreadChoice = (typeof unreadChoices)[number]

/** Why a project was skipped, not imported, or kept when the import was taken back. */
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
