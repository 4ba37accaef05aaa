import type { ConflictReason } from '../../expertise/domain/conflict.rules.ts'

type ShownConflict = {
  declared: string
  isFound: boolean
  reasons: readonly ConflictReason[]
  isWaived?: boolean
}

/**
 * Why a juror does not score an entry, one line per reason; `say` translates a key. A found reason that is not
 * disclosed has a line of its own.
 */
export const conflictLines = (
  { declared, isFound, reasons, isWaived = false }: ShownConflict,
  say: (key: string) => string,
): string[] => [
  ...(declared ? [declared] : []),
  ...(isFound && reasons.length === 0 ? [say('open-tasks:jury.found')] : []),
  ...reasons.map((reason) => say(`expertise:conflicts.${reason}`)),
  ...(isWaived ? [say('open-tasks:jury.waived')] : []),
]
