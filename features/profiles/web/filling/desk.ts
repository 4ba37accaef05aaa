import { createStore, type Store } from '#platform/web/store.ts'
import { fieldFinder } from '../../domain/places.rules.ts'
import type { TemplateTree } from '../../domain/template.ts'
import { isEmpty, placeKey, type Place, type Value } from '../../domain/values.ts'
import { anywhere } from '../renderer/profile-source.ts'
import { createCells, type Cells, type Work } from './cells.ts'
import type { KeptWork } from './kept-work.ts'
import { createProfileState, type ProfileState } from './profile-state.ts'
import type { Sender } from './sender.ts'
import type { Conflict, Deed, LoadedValues, NewItem, ProfileBackend, Theirs } from './store-types.ts'

/** How long typing pauses before it is saved, and before something unfinished is called wrong; in milliseconds. */
export const pauses = { save: 700, judge: 1500 }

/** What the parts of the store work on together. */
export type Desk = {
  state: ProfileState
  cells: Cells
  backend: ProfileBackend
  kept: KeptWork
  sender: Sender
  /** Items that the portal does not know yet. */
  newItems: Map<string, NewItem>
  /** Places that wait in a block. */
  inBlocks: Set<string>
  /** Who waits for the end of a block. */
  blockEnds: Map<string, (error: unknown) => void>
  conflicts: Store<readonly Conflict[]>
  savedAt: Store<string | null>
  /** Counts what changes lists of items, so that an older answer is known as such. */
  structure: { changes: number }
  isAllKept: Store<boolean>
  tell: (at: string) => void
  /** The portal took these values: other tabs may show them. */
  share: (cells: { place: Place; theirs: Theirs }[]) => void
  shareItems: () => void
  onError: (error: unknown) => void
}

/** One listener's list for each place. */
export const createListeners = () => {
  const listeners = new Map<string, Set<() => void>>()
  return {
    subscribe: (at: string, listener: () => void): (() => void) => {
      const known = listeners.get(at) ?? new Set()
      listeners.set(at, known.add(listener))
      return () => {
        known.delete(listener)
        if (known.size === 0 && listeners.get(at) === known) listeners.delete(at)
      }
    },
    tell: (at: string): void => {
      for (const listener of listeners.get(at) ?? []) listener()
    },
  }
}

/** What is given to make a desk. */
export type DeskParts = Pick<Desk, 'backend' | 'kept' | 'tell' | 'share' | 'shareItems' | 'onError'> & {
  tree: TemplateTree
  values: LoadedValues
}

/** A desk without its sender, which is told how to send by the parts that stand on the desk. */
export const createDesk = ({ tree, values, tell, ...parts }: DeskParts): Omit<Desk, 'sender'> => {
  const state = createProfileState(values)
  const tellAll = (at: string): void => {
    tell(at)
    tell(anywhere)
  }
  const cells = createCells({
    state,
    fieldOf: fieldFinder(tree),
    onChange: (place) => tellAll(placeKey(place)),
  })
  return {
    ...parts,
    state,
    cells,
    tell: tellAll,
    newItems: new Map(),
    inBlocks: new Set(),
    blockEnds: new Map(),
    conflicts: createStore<readonly Conflict[]>([]),
    savedAt: createStore<string | null>(null),
    structure: { changes: 0 },
    isAllKept: createStore(true),
  }
}

/** Keeps a deed on this device and gives it to the sender; `due` null: it waits for the person. */
export const wait = (
  { kept, sender, isAllKept }: Desk,
  key: string,
  deed: Deed,
  due: number | null,
): void => {
  const isKept = kept.keep(key, deed)
  if (!isKept) isAllKept.set(false)
  sender.put(key, deed, due)
}

/** A deed is done, or given up. */
export const settled = ({ kept, sender, isAllKept }: Desk, key: string): void => {
  if (!sender.waiting.has(key)) return
  kept.forget(key)
  sender.drop(key)
  if (sender.waiting.size === 0) isAllKept.set(true)
}

/** Nothing given is saved as nothing. */
export const asSaved = (value: Value): Value => (isEmpty(value) ? null : value)

/** The portal knows an item by now. */
export const itemIsSaved = (desk: Desk, id: string): void => {
  if (!desk.newItems.delete(id)) return
  desk.structure.changes += 1
  settled(desk, `add:${id}`)
}

/** What is said of a value after anything about it changed: saved, waiting, wrong or in conflict. */
export const judge = (desk: Desk, work: Work, due: number): void => {
  const { cells, sender, conflicts } = desk
  if (work.theirs) {
    desk.inBlocks.delete(work.key)
    wait(desk, work.key, cells.deedOf(work), null)
    cells.show(work, { phase: 'conflict', problem: null })
    const others = conflicts.get().filter(({ place }) => placeKey(place) !== work.key)
    conflicts.set([...others, { place: work.place, mine: work.cell.value, theirs: work.theirs }])
    return
  }
  if (conflicts.get().some(({ place }) => placeKey(place) === work.key))
    conflicts.set(conflicts.get().filter(({ place }) => placeKey(place) !== work.key))
  if (!cells.isDirty(work)) {
    settled(desk, work.key)
    cells.show(work, { phase: 'saved', problem: null })
    return
  }
  if (desk.inBlocks.has(work.key)) return
  const problem = cells.problemOf(work)
  wait(desk, work.key, cells.deedOf(work), problem ? null : due)
  if (!problem) cells.show(work, { phase: sender.isAway() ? 'offline' : 'typing', problem: null })
  // What is being typed is unfinished before it is wrong; what was called wrong once is judged at every letter.
  else if (work.cell.phase === 'invalid' || due === 0) cells.show(work, { phase: 'invalid', problem })
  else cells.show(work, { phase: 'typing', problem: null })
}
