import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import type { Place, Value } from '../../domain/values.ts'

/** An item as it was loaded. */
export type LoadedItem = {
  id: string
  rowKey: string | null
  values: Record<string, Value>
  versions?: Record<string, number>
}

/** Values as they were loaded, each with its version; a preview has no versions. */
export type LoadedValues = {
  plain: Record<string, Value>
  versions?: Record<string, number>
  items: Record<string, LoadedItem[]>
}

/** An item that the browser made and named. */
export type NewItem = { code: string; id: string; index?: number }

/** A value on the version it was read with. */
export type CellToSave = Place & { value: Value; version: number }

/** What one request saves: all of it, or nothing. */
export type Change = { add: NewItem[]; cells: CellToSave[] }

/** A value as somebody else left it. */
export type Theirs = {
  value: Value
  version: number
  at: string | null
  by: string | null
  /** The same person, elsewhere. */
  isSelf?: boolean
}

/** What a store saves with; a preview gives only a `save` that keeps nothing. */
export type ProfileBackend = {
  save: (change: Change) => Promise<{ savedAt: string; versions: number[] }>
  removeItems?: (code: string, ids: string[]) => Promise<unknown>
  moveItem?: (code: string, id: string, index: number) => Promise<unknown>
  /** One value as it stands now. */
  readCell?: (place: Place) => Promise<Theirs>
  /** All values as they stand now. */
  reload?: () => Promise<LoadedValues>
}

/**
 * A value that waits to be saved: `base` and `version` are what it was typed over, `tried` what was sent while nobody
 * knows how that ended.
 */
export type CellDeed = {
  kind: 'cell'
  place: Place
  value: Value
  base: Value
  version: number
  tried?: Value[]
  /** What was typed means nothing: it is not saved whatever the value says. */
  refused?: FieldErrorCode
}

/** Something that waits to be saved. */
export type Deed =
  | CellDeed
  | { kind: 'add'; item: NewItem }
  | { kind: 'block'; add: NewItem[]; cells: Omit<CellDeed, 'kind'>[] }
  | { kind: 'remove'; code: string; ids: string[] }
  | { kind: 'move'; code: string; id: string; index: number }

/** Two persons changed the same value: both values, until one is chosen. */
export type Conflict = { place: Place; mine: Value; theirs: Theirs }

/** How the saving of a whole profile stands. */
export type FillingStatus = {
  /** How many values wait, for whatever reason. */
  unsaved: number
  /** The network, the portal or the session is away: what waits is kept on this device. */
  isAway: boolean
  isSaving: boolean
  /** Values that are not saved because they are wrong. */
  invalid: readonly Place[]
  /** Values that the portal refused for another reason. */
  failed: readonly Place[]
  savedAt: string | null
  /** What waits could be kept on this device and survives the tab. */
  isKept: boolean
}
