/** How the saving of a whole page stands; lists hold keys. */
export type SaveStatus = {
  /** How much waits, for whatever reason. */
  unsaved: number
  /** The network, the portal or the session is away: what waits is kept on this device. */
  isAway: boolean
  isSaving: boolean
  /** Not saved because it is wrong. */
  invalid: readonly string[]
  /** Refused by the server for another reason. */
  refused: readonly string[]
  /** Changed by somebody else, too. */
  conflicts: readonly string[]
  savedAt: string | null
  /** What waits could be kept on this device and survives the tab. */
  isKept: boolean
}

export const noStatus: SaveStatus = {
  unsaved: 0,
  isAway: false,
  isSaving: false,
  invalid: [],
  refused: [],
  conflicts: [],
  savedAt: null,
  isKept: true,
}

/** Whether two say the same. */
export const sameStatus = (one: SaveStatus, other: SaveStatus): boolean =>
  one.unsaved === other.unsaved &&
  one.isAway === other.isAway &&
  one.isSaving === other.isSaving &&
  one.savedAt === other.savedAt &&
  one.isKept === other.isKept &&
  one.invalid.join() === other.invalid.join() &&
  one.refused.join() === other.refused.join() &&
  one.conflicts.join() === other.conflicts.join()

/** Whether something could not be saved that only this page sends. */
export const isStuck = ({ unsaved, isAway, invalid, refused, conflicts }: SaveStatus): boolean =>
  unsaved > 0 && (isAway || invalid.length + refused.length + conflicts.length > 0)
