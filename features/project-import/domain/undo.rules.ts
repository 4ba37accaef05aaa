import type { ItemReason } from './states.ts'

/** Facts that decide whether the import of a project can be undone. */
export type UndoFacts = {
  /** The person who undoes it may still write to it: the accelerator keeps it, or they are in its team. */
  writable: boolean
  /** Its main settings or its profile were changed since. */
  changed: boolean
  /** Work on one of its tasks has begun. */
  started: boolean
  /** Somebody has joined its team since. */
  hasTeam: boolean
}

/** Why an imported project is kept, or `null` if nothing happened to it since. */
export const keepingReason = ({ writable, changed, started, hasTeam }: UndoFacts): ItemReason | null => {
  if (started) return 'STARTED'
  if (hasTeam || !writable) return 'HAS_TEAM'
  return changed ? 'CHANGED_MEANWHILE' : null
}
