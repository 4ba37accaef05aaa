import type { Draft, Entry, Theirs } from '#platform/web/save-queue/entry.ts'
import type { SaveQueue } from '#platform/web/save-queue/save-queue.ts'
import type { StoredDraft } from '#platform/web/save-queue/save-queue.types.ts'
import type { Place, Value } from '../../../fields/domain/values.ts'
import type { ProfileState } from './profile-state.ts'

/** A loaded item. */
export type LoadedItem = {
  id: string
  rowKey: string | null
  values: Record<string, Value>
  versions?: Record<string, number>
}

/** Loaded values, each with its version; a preview has no versions. */
export type LoadedValues = {
  plain: Record<string, Value>
  versions?: Record<string, number>
  items: Record<string, LoadedItem[]>
}

/** An item created in the browser, with its id. */
export type NewItem = { code: string; id: string; index?: number }

/** A value with the version it was read with. */
export type CellToSave = Place & { value: Value; version: number }

/** One request to save, all or nothing. */
export type Change = { add: NewItem[]; cells: CellToSave[] }

/** Calls of a store; a preview has only a `save` that stores nothing. */
export type ProfileBackend = {
  save: (change: Change) => Promise<{ savedAt: string; versions: number[] }>
  removeItems?: (code: string, ids: string[]) => Promise<unknown>
  moveItem?: (code: string, id: string, index: number) => Promise<unknown>
  /** The current value of a cell. */
  readCell?: (place: Place) => Promise<Theirs<Value>>
  /** All current values. */
  reload?: () => Promise<LoadedValues>
}

/** A value of a block, with the one that it replaces. */
export type BlockCell = Pick<Draft<Value>, 'value' | 'base' | 'version'> & { place: Place }

/** A queued change other than a value. */
export type Operation =
  | { kind: 'add'; item: NewItem }
  | { kind: 'block'; add: NewItem[]; cells: BlockCell[] }
  | { kind: 'remove'; code: string; ids: string[] }
  | { kind: 'move'; code: string; id: string; index: number }

/** The stored draft of a profile. */
export type ProfileDraft = StoredDraft<Value, Operation>

/** The queue of a profile's cells, by `placeKey`, and its operations, by their own keys. */
export type ProfileQueue = SaveQueue<Value, Operation>

/** State shared by the parts of the store. */
export type StoreContext = {
  state: ProfileState
  queue: ProfileQueue
  backend: ProfileBackend
  /** Items that the portal has not stored yet. */
  newItems: Map<string, NewItem>
  /** Callbacks for the end of a block. */
  blockEnds: Map<string, (error: unknown) => void>
  /** Counts changes of item lists, so that outdated responses are recognized. */
  structure: { changes: number }
  /** Notifies that a list of items changed. */
  notify: (code: string) => void
  onError: (error: unknown) => void
}

/** Two persons changed the same value: both values, until one is chosen. */
export type Conflict = { place: Place; mine: Value; theirs: Theirs<Value> }

export type ProfileEntry = Entry<Value>
