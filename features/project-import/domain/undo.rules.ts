import type { ItemReason } from './states.ts'

/** What is known of an imported project when the import is to be taken back. */
export type UndoFacts = {
  /** Whoever takes it back may still write in it: it is kept as before, or they are of its team. */
  writable: boolean
  /** Its main settings or its profile were changed since. */
  changed: boolean
  /** Somebody began to work on one of its tasks. */
  started: boolean
  /** Somebody has joined it since, as its leader or besides. */
  hasTeam: boolean
}

/** Why an imported project stays, or `null` when nothing came of it yet. */
export const keepingReason = ({ writable, changed, started, hasTeam }: UndoFacts): ItemReason | null => {
  if (started) return 'STARTED'
  if (hasTeam || !writable) return 'HAS_TEAM'
  return changed ? 'CHANGED_MEANWHILE' : null
}
