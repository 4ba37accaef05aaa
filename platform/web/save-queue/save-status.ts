/** Saving status of a whole page; lists contain keys. */
export type SaveStatus = {
  /** Number of unsaved entries, for any reason. */
  unsaved: number
  /** The network, the portal or the session is unavailable: pending values are stored on this device. */
  isAway: boolean
  isSaving: boolean
  /** Not saved because invalid. */
  invalid: readonly string[]
  /** Refused by the server for another reason. */
  refused: readonly string[]
  /** Also changed by another person. */
  conflicts: readonly string[]
  savedAt: string | null
  /** Pending values are stored on this device and survive the tab. */
  isStored: boolean
}

export const noStatus: SaveStatus = {
  unsaved: 0,
  isAway: false,
  isSaving: false,
  invalid: [],
  refused: [],
  conflicts: [],
  savedAt: null,
  isStored: true,
}

/** Whether two statuses are equal. */
export const sameStatus = (one: SaveStatus, other: SaveStatus): boolean =>
  one.unsaved === other.unsaved &&
  one.isAway === other.isAway &&
  one.isSaving === other.isSaving &&
  one.savedAt === other.savedAt &&
  one.isStored === other.isStored &&
  one.invalid.join() === other.invalid.join() &&
  one.refused.join() === other.refused.join() &&
  one.conflicts.join() === other.conflicts.join()

/** Whether something could not be saved and no other page will send it. */
export const isStuck = ({ unsaved, isAway, invalid, refused, conflicts }: SaveStatus): boolean =>
  unsaved > 0 && (isAway || invalid.length + refused.length + conflicts.length > 0)
