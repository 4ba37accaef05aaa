import { createStore, type Store } from '#platform/web/store.ts'
import { randomId } from '#platform/web/random-id.ts'
import type { Drafts } from '#platform/web/save-queue/drafts.ts'
import { createListeners } from '#platform/web/save-queue/listeners.ts'
import type { OtherTabs } from '#platform/web/save-queue/other-tabs.ts'
import { createSaveQueue } from '#platform/web/save-queue/save-queue.ts'
import type { SaveStatus } from '#platform/web/save-queue/save-status.ts'
import { fieldFinder } from '../../../fields/domain/places.rules.ts'
import { valueProblem } from '../../../fields/domain/validate-value.ts'
import { placeKey, placeOfKey, sameValue, type Place, type Value } from '../../../fields/domain/values.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import { anywhere, type ProfileStore } from '../renderer/profile-source.ts'
import { pasteBlock, saveBlock } from './block-operation.ts'
import { saveItems } from './item-operations.ts'
import { addItem, asSaved, forgetCells, itemIsSaved } from './items.ts'
import { createProfileState } from './profile-state.ts'
import { refresh } from './refreshing.ts'
import { mayRestore, restore } from './restoring.ts'
import type {
  LoadedValues,
  Operation,
  ProfileBackend,
  ProfileDraft,
  ProfileEntry,
  StoreContext,
} from './store-types.ts'

/** Options of a store; a preview passes `tree`, `values` and a `save` that stores nothing. */
export type StoreOptions = ProfileBackend & {
  tree: ElementTree
  values: LoadedValues
  drafts?: Drafts<ProfileDraft>
  tabs?: OtherTabs<Value>
  isReadOnly?: (code: string) => boolean
  /** Reports a failed operation on an item. */
  onError?: (error: unknown) => void
}

/** A store with the additional state of the page around the fields; keys are `placeKey`s. */
export type FillingStore = Omit<ProfileStore, 'cell'> & {
  cell: (place: Place) => ProfileEntry
  status: Store<SaveStatus>
  /** A postponed conflict that the user reopened. */
  reopened: Store<Place | null>
  resolve: (place: Place, choice: 'mine' | 'theirs') => void
  /** Discards the unsaved value of a place. */
  revert: (place: Place) => void
  /** Retries refused saves, with everything else in the queue. */
  retry: () => Promise<boolean>
  /** Shows values saved by others meanwhile. */
  refresh: () => Promise<void>
  start: () => () => Promise<void>
}

/** Creates the store of a profile being filled in; see `ProfileStore`. */
export const createProfileStore = (options: StoreOptions): FillingStore => {
  const { tree, values, drafts, tabs, isReadOnly = () => false, onError = () => undefined } = options
  const state = createProfileState(values)
  const fieldOf = fieldFinder(tree)
  const listeners = createListeners()
  const notify = (at: string): void => {
    listeners.notify(at)
    listeners.notify(anywhere)
  }
  const queue = createSaveQueue<Value, Operation>({
    ...(drafts ? { drafts } : {}),
    ...(tabs ? { tabs } : {}),
    load: (key) => {
      const place = placeOfKey(key)
      return { value: state.valueAt(place), version: state.versionAt(place) }
    },
    rules: (key) => {
      const field = fieldOf(placeOfKey(key))
      return { same: sameValue, problem: (value) => (field ? valueProblem(field, value) : null) }
    },
    save: async (batch) => {
      const { key, value, version } = batch[0]!
      const place = placeOfKey(key)
      const item = place.item === null ? undefined : context.newItems.get(place.item)
      const saved = await options.save({
        add: item ? [item] : [],
        cells: [{ ...place, value: asSaved(value), version }],
      })
      if (item) itemIsSaved(context, item.id)
      return saved
    },
    read: async (keys) => {
      const [key = ''] = keys
      const place = placeOfKey(key)
      const theirs = await options.readCell?.(place)
      // Deleted items have no server value.
      return theirs && (place.item === null || theirs.version > 0) ? [{ key, theirs }] : []
    },
    onEntry: (key, { value, version }, before) => {
      const place = placeOfKey(key)
      if (!Object.is(value, state.valueAt(place))) state.put(place, value)
      if (version !== before.version) state.setVersion(place, version)
      notify(key)
    },
    onGone: async ([key = '']) => {
      const { item } = placeOfKey(key)
      if (item === null) return
      // A removed item cannot be added again under the same id.
      if (context.newItems.delete(item)) queue.settle(`add:${item}`)
      await refresh(context)
    },
    onReload: () => void refresh(context).catch(() => undefined),
    operate: (key, operation) =>
      operation.kind === 'block' ? saveBlock(context, key, operation) : saveItems(context, key, operation),
    mayRestore: mayRestore(tree, isReadOnly),
    restore: (stored) => restore(context, stored),
  })
  const context: StoreContext = {
    state,
    queue,
    backend: options,
    newItems: new Map(),
    blockEnds: new Map(),
    structure: { changes: 0 },
    notify,
    onError,
  }

  return {
    cell: (place) => queue.entry(placeKey(place)),
    items: state.headsOf,
    subscribe: listeners.subscribe,
    values: state.values,
    status: queue.status,
    reopened: createStore<Place | null>(null),
    set: (place, value) => queue.set(placeKey(place), value),
    refuse: (place, problem) => queue.refuse(placeKey(place), problem),
    leave: (place) => queue.leave(placeKey(place)),
    paste: (block) => pasteBlock(context, block),
    addItem: (code, index) => {
      const id = randomId()
      addItem(context, { code, id, ...(index === undefined ? {} : { index }) })
      return id
    },
    removeItems: (code, ids) => {
      const { newItems, structure } = context
      structure.changes += 1
      const gone = new Set(ids)
      forgetCells(context, code, gone)
      const unknown = ids.filter((id) => newItems.has(id) && !queue.isSending())
      for (const id of unknown) {
        newItems.delete(id)
        queue.settle(`add:${id}`)
      }
      const known = ids.filter((id) => !unknown.includes(id))
      state.remove(code, gone)
      if (known.length > 0) queue.enqueue(`remove:${randomId()}`, { kind: 'remove', code, ids: known })
      notify(code)
    },
    moveItem: (code, id, index) => {
      context.structure.changes += 1
      state.move(code, id, index)
      queue.enqueue(`move:${id}`, { kind: 'move', code, id, index })
      notify(code)
    },
    flush: queue.flush,
    resolve: (place, choice) => queue.resolve(placeKey(place), choice),
    revert: (place) => queue.revert(placeKey(place)),
    retry: queue.retry,
    refresh: () => refresh(context),
    start: queue.start,
  }
}
