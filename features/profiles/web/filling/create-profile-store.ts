import { createStore, type Store } from '#platform/web/store.ts'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import type { Place, Value } from '../../domain/values.ts'
import type { TemplateTree } from '../../domain/template.ts'
import type { ProfileStore } from '../renderer/profile-source.ts'
import { createDesk, createListeners, judge, pauses, settled, wait, type Desk } from './desk.ts'
import { newItemId } from './item-id.ts'
import { keepsNothing, type KeptWork } from './kept-work.ts'
import { meetCell, refresh } from './meeting.ts'
import type { OtherTabs } from './other-tabs.ts'
import { mayRestore, restore } from './restoring.ts'
import { pasteBlock } from './saving-block.ts'
import { send } from './saving.ts'
import { createSender } from './sender.ts'
import { statusOf, sameStatus } from './status.ts'
import type { Conflict, FillingStatus, LoadedValues, ProfileBackend } from './store-types.ts'

/** What a store is made of; a preview gives `tree`, `values` and a `save` that keeps nothing. */
export type StoreOptions = ProfileBackend & {
  tree: TemplateTree
  values: LoadedValues
  kept?: KeptWork
  tabs?: OtherTabs
  isReadOnly?: (code: string) => boolean
  /** Says what could not be done with an item. */
  onError?: (error: unknown) => void
}

/** A store with what the page around the fields needs besides. */
export type FillingStore = ProfileStore & {
  status: Store<FillingStatus>
  conflicts: Store<readonly Conflict[]>
  /** A wrong value that the person has just left. */
  told: Store<Place | null>
  /** A conflict that was put off, to be asked about again. */
  reopened: Store<Place | null>
  resolve: (place: Place, choice: 'mine' | 'theirs') => void
  /** Gives up what is not saved at a place. */
  revert: (place: Place) => void
  /** Tries again what was refused, with all else that waits. */
  retry: () => Promise<boolean>
  /** Shows what others saved meanwhile. */
  refresh: () => Promise<void>
  /**
   * Goes on with what earlier visits left, and begins to send; answers how to stop, which ends when all
   * that may be sent was tried.
   * A page that is thrown away before it stood does nothing of it.
   */
  start: () => () => Promise<void>
}

/** Keeps a profile while it is filled in; see `ProfileStore`. */
export const createProfileStore = (options: StoreOptions): FillingStore => {
  const {
    tree,
    values,
    kept = keepsNothing,
    tabs,
    isReadOnly = () => false,
    onError = () => undefined,
  } = options
  const listeners = createListeners()
  const told = createStore<Place | null>(null)
  const reopened = createStore<Place | null>(null)
  const judging = new Map<string, ReturnType<typeof setTimeout>>()
  const parts = createDesk({
    tree,
    values,
    backend: options,
    kept,
    tell: listeners.tell,
    share: (cells) => tabs?.share(cells),
    shareItems: () => tabs?.shareItems(),
    onError,
  })
  const desk = parts as Desk
  const status = createStore<FillingStatus>(
    statusOf({ ...parts, waiting: new Map(), isAway: false, isSending: false }),
  )
  const update = (): void => {
    const { waiting, isAway, isSending } = desk.sender
    const next = statusOf({ ...desk, waiting, isAway: isAway(), isSending: isSending() })
    if (!sameStatus(status.get(), next)) status.set(next)
  }
  let wasAway = false
  desk.sender = createSender({
    run: (waiting) => send(desk, waiting),
    onChange: () => {
      if (desk.sender.isAway() !== wasAway) {
        wasAway = !wasAway
        for (const { deed, due } of desk.sender.waiting.values())
          if (deed.kind === 'cell' && due !== null)
            desk.cells.show(desk.cells.at(deed.place), { phase: wasAway ? 'offline' : 'typing' })
      }
      update()
    },
  })
  const { cells, state, sender, conflicts } = desk

  const judgeLater = (place: Place): void => {
    const work = cells.at(place)
    clearTimeout(judging.get(work.key))
    judging.delete(work.key)
    if (work.cell.phase !== 'typing' || !cells.problemOf(work)) return
    judging.set(
      work.key,
      setTimeout(() => {
        judging.delete(work.key)
        judge(desk, work, 0)
        update()
      }, pauses.judge),
    )
  }
  const change = (place: Place, value: Value, refused: FieldErrorCode | null): void => {
    const work = cells.at(place)
    if (sender.waiting.get(work.key)?.deed.kind !== 'cell') desk.inBlocks.delete(work.key)
    work.refused = refused
    work.isTold = false
    cells.show(work, { value })
    judge(desk, work, Date.now() + pauses.save)
    judgeLater(place)
    update()
  }
  const flush = async (): Promise<boolean> => {
    for (const { deed } of sender.waiting.values())
      if (deed.kind === 'cell' && cells.problemOf(cells.at(deed.place))) judge(desk, cells.at(deed.place), 0)
    await sender.flush()
    update()
    return sender.waiting.size === 0
  }
  const stops: (() => void)[] = []
  let isRestored = false
  const restoreOnce = (): void => {
    if (isRestored) return
    isRestored = true
    restore(desk, kept.adopt(mayRestore(tree, isReadOnly)))
    update()
  }

  return {
    cell: (place) => cells.at(place).cell,
    items: state.headsOf,
    subscribe: listeners.subscribe,
    values: state.values,
    status,
    conflicts,
    told,
    reopened,
    set: (place, value) => change(place, value, null),
    refuse: (place, problem) => change(place, cells.at(place).cell.value, problem),
    leave: (place) => {
      const work = cells.at(place)
      const waiting = sender.waiting.get(work.key)
      if (!waiting) return
      const due = waiting.due === null ? 0 : Math.min(waiting.due, Date.now())
      judge(desk, work, due)
      judgeLater(place)
      if (work.cell.phase === 'invalid' && !work.isTold) {
        work.isTold = true
        told.set(place)
      }
      update()
    },
    paste: (block) => pasteBlock(desk, block).finally(update),
    addItem: (code, index) => {
      const item = { code, id: newItemId(), ...(index === undefined ? {} : { index }) }
      desk.structure.changes += 1
      state.insert(code, { id: item.id, rowKey: null, values: {} }, index)
      desk.newItems.set(item.id, item)
      wait(desk, `add:${item.id}`, { kind: 'add', item }, Date.now())
      desk.tell(code)
      update()
      return item.id
    },
    removeItems: (code, ids) => {
      desk.structure.changes += 1
      const gone = new Set(ids)
      for (const { key } of cells.forgetItems(code, gone)) settled(desk, key)
      const unknown = ids.filter((id) => desk.newItems.has(id) && !sender.isSending())
      for (const id of unknown) {
        desk.newItems.delete(id)
        settled(desk, `add:${id}`)
      }
      const known = ids.filter((id) => !unknown.includes(id))
      state.remove(code, gone)
      if (known.length > 0)
        wait(desk, `remove:${newItemId()}`, { kind: 'remove', code, ids: known }, Date.now())
      desk.tell(code)
      update()
    },
    moveItem: (code, id, index) => {
      desk.structure.changes += 1
      state.move(code, id, index)
      wait(desk, `move:${id}`, { kind: 'move', code, id, index }, Date.now())
      desk.tell(code)
      update()
    },
    flush,
    resolve: (place, choice) => {
      const work = cells.at(place)
      const { theirs } = work
      if (!theirs) return
      cells.setBase(work, theirs.value, theirs.version)
      if (choice === 'theirs') {
        work.refused = null
        cells.show(work, { value: theirs.value })
      }
      judge(desk, work, Date.now())
      update()
    },
    revert: (place) => {
      const work = cells.at(place)
      change(place, work.base, null)
    },
    retry: () => {
      for (const place of status.get().failed) judge(desk, cells.at(place), Date.now())
      return flush()
    },
    refresh: async () => {
      await refresh(desk)
      update()
    },
    start: () => {
      restoreOnce()
      sender.start()
      if (tabs)
        stops.push(
          tabs.listen({
            onCells: (shared) => {
              for (const { place, theirs } of shared)
                if (cells.at(place).field) meetCell(desk, cells.at(place), theirs)
              update()
            },
            onItems: () => void refresh(desk).then(update, () => undefined),
          }),
        )
      return () => {
        const ends = stops.splice(0)
        for (const timer of judging.values()) clearTimeout(timer)
        sender.stop()
        // Others hear of what is saved on leaving, too.
        return flush().then(() => ends.forEach((end) => end()))
      }
    },
  }
}
