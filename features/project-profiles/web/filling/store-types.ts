import type { Draft, Entry, Theirs } from '#platform/web/save-queue/entry.ts'
import type { SaveQueue } from '#platform/web/save-queue/save-queue.ts'
import type { StoredDraft } from '#platform/web/save-queue/save-queue.types.ts'
import type { Place, Value } from '../../../fields/domain/values.ts'
import type { ProfileState } from './profile-state.ts'

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

/** What a store saves with; a preview gives only a `save` that keeps nothing. */
export type ProfileBackend = {
  save: (change: Change) => Promise<{ savedAt: string; versions: number[] }>
  removeItems?: (code: string, ids: string[]) => Promise<unknown>
  moveItem?: (code: string, id: string, index: number) => Promise<unknown>
  /** One value as it stands now. */
  readCell?: (place: Place) => Promise<Theirs<Value>>
  /** All values as they stand now. */
  reload?: () => Promise<LoadedValues>
}

/** A value of a block, with what it is put over. */
export type BlockCell = Pick<Draft<Value>, 'value' | 'base' | 'version'> & { place: Place }

/** Something besides a value that waits to be saved. */
export type Operation =
  | { kind: 'add'; item: NewItem }
  | { kind: 'block'; add: NewItem[]; cells: BlockCell[] }
  | { kind: 'remove'; code: string; ids: string[] }
  | { kind: 'move'; code: string; id: string; index: number }

/** What is kept of a profile that is not saved. */
export type ProfileDraft = StoredDraft<Value, Operation>

/** The cells of a profile and its operations, by `placeKey` and by names of their own. */
export type ProfileQueue = SaveQueue<Value, Operation>

/** What the parts of the store work on together. */
export type StoreContext = {
  state: ProfileState
  queue: ProfileQueue
  backend: ProfileBackend
  /** Items that the portal does not know yet. */
  newItems: Map<string, NewItem>
  /** Who waits for the end of a block. */
  blockEnds: Map<string, (error: unknown) => void>
  /** Counts what changes lists of items, so that an older answer is known as such. */
  structure: { changes: number }
  /** A list of items is another by now. */
  notify: (code: string) => void
  onError: (error: unknown) => void
}

/** Two persons changed the same value: both values, until one is chosen. */
export type Conflict = { place: Place; mine: Value; theirs: Theirs<Value> }

export type ProfileEntry = Entry<Value>
