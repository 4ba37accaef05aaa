import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { createStore } from '../store.ts'
import { isDraft, type Draft, type Entry } from './entry.ts'
import { noTabs } from './other-tabs.ts'
import { createQueueEntries } from './queue-entries.ts'
import { createQueueSending } from './queue-sending.ts'
import { createRequestQueue, type RequestQueue } from './request-queue.ts'
import type { SaveQueueOptions, StoredDraft } from './save-queue.types.ts'
import { noStatus, sameStatus, type SaveStatus } from './save-status.ts'

/** How long typing pauses before it is saved, and before something unfinished is called wrong; in milliseconds. */
export const savePauses = { save: 700, validate: 1500 }

/** Saves what is typed by itself; see `SaveQueueOptions`. */
export const createSaveQueue = <V, O = never>(options: SaveQueueOptions<V, O>) => {
  const { rules, tabs = noTabs<V>() } = options
  const warned = new Set<string>()
  const validating = new Map<string, ReturnType<typeof setTimeout>>()
  const left = createStore<string | null>(null)
  const status = createStore(noStatus)
  let wasAway = false

  const update = (): void => {
    const inPhase = (phase: Entry<V>['phase']) => [...unsaved].filter((key) => at(key).phase === phase)
    const next: SaveStatus = {
      unsaved: entries.count(),
      isAway: queue.isAway() || inPhase('offline').length > 0,
      isSaving: queue.isSending(),
      invalid: inPhase('invalid'),
      refused: inPhase('refused'),
      conflicts: inPhase('conflict'),
      savedAt: sending.savedAt(),
      isKept: entries.isKept(),
    }
    if (!sameStatus(status.get(), next)) status.set(next)
  }

  const requests = (): RequestQueue => queue
  const entries = createQueueEntries(options, { requests, onChange: update })
  const { at, drafts, findOutWho, held, isSendable, known, operations, put, receive, stepsOf, unsaved } =
    entries
  const sending = createQueueSending(options, entries, { tabs, requests, onChange: update })

  const queue: RequestQueue = createRequestQueue({
    run: sending.send,
    onChange: () => {
      if (queue.isAway() !== wasAway) {
        wasAway = !wasAway
        for (const key of unsaved)
          if (isSendable(key) && at(key).phase !== 'saving')
            put(key, stepsOf(key).assessed(at(key), false), { renew: true })
      }
      update()
    },
  })

  const validateLater = (key: string): void => {
    clearTimeout(validating.get(key))
    validating.delete(key)
    if (at(key).phase !== 'dirty' || !stepsOf(key).problemOf(at(key))) return
    const validate = () => {
      validating.delete(key)
      if (known(key)) put(key, stepsOf(key).assessed(at(key), true))
    }
    validating.set(key, setTimeout(validate, savePauses.validate))
  }

  const type = (key: string, value: V, refusal: FieldErrorCode | null): void => {
    held.delete(key)
    warned.delete(key)
    put(key, stepsOf(key).typed(at(key), value, refusal), { due: Date.now() + savePauses.save })
    validateLater(key)
  }

  const flush = async (): Promise<boolean> => {
    for (const key of unsaved)
      if (at(key).phase === 'dirty' && !isSendable(key)) put(key, stepsOf(key).assessed(at(key), true))
    await queue.flush()
    return entries.count() === 0
  }

  const restoreEntry = (key: string, draft: Draft<V>): void => {
    put(key, stepsOf(key).restored(at(key), draft))
    void findOutWho(key)
  }

  const restoreEntries: NonNullable<typeof options.restore> = (stored) => {
    for (const { key, draft } of stored) if ('entry' in draft) restoreEntry(key, draft.entry)
  }

  /** Of an earlier page, or of nobody: whatever throws here is left where it lies. */
  const isRestorable = (key: string, draft: StoredDraft<V, O>): boolean => {
    const { mayRestore = () => 'entry' in draft } = options
    if (!mayRestore(key, draft)) return false
    if (!('entry' in draft)) return true
    if (!isDraft(draft.entry)) return false
    const { base, value, sent } = draft.entry
    const { same, problem } = rules(key)
    for (const one of [base, value, ...sent]) {
      same(one, at(key).base)
      problem(one)
    }
    return true
  }

  let isRestored = false

  return {
    entry: at,
    known,
    status,
    /** A wrong value that the person has just left, once for each; whoever says so sets it back. */
    left,
    operations,
    subscribe: entries.subscribe,
    keys: entries.keys,
    unsaved,
    /** Shows a value at once; saves it when it is valid, typing has paused, and the network is there. */
    set: (key: string, value: V): void => type(key, value, null),
    /** What is being typed means nothing yet: kept from being saved, and told. */
    refuse: (key: string, problem: FieldErrorCode): void => type(key, at(key).value, problem),
    /** The person left the field: what waits there is saved at once, and what cannot be saved is told. */
    leave: (key: string): void => {
      if (!unsaved.has(key) || at(key).phase === 'refused') return
      const isWaiting = at(key).phase === 'dirty'
      put(key, stepsOf(key).assessed(at(key), true), isWaiting ? { due: Date.now() } : {})
      if (at(key).phase !== 'invalid' || warned.has(key)) return
      warned.add(key)
      left.set(key)
    },
    /** Gives up what is not saved. */
    revert: (key: string): void => type(key, at(key).base, null),
    resolve: (key: string, choice: 'mine' | 'theirs'): void =>
      put(key, stepsOf(key).resolved(at(key), choice)),
    /** The server's value was read anew. */
    receive,
    /** From now on these values are saved by an operation, and by nothing else, until the person types in them. */
    hold: (keys: readonly string[]): void => keys.forEach((key) => held.add(key)),
    isHeld: (key: string): boolean => held.has(key),
    /** Shows a value that an operation brings. */
    lay: (key: string, value: V): void => put(key, stepsOf(key).typed(at(key), value)),
    /** Sends values that an operation holds; whatever fails is thrown. */
    sendHeld: sending.transmit,
    /** Values that an operation could not send: they wait with it. */
    lose: (keys: readonly string[]): void => keys.forEach((key) => put(key, stepsOf(key).lost(at(key)))),
    /** The values of these keys are gone, whatever waits there. */
    forget: entries.forget,
    /** Something that is no value waits to be sent, after all that waits already. */
    enqueue: entries.enqueue,
    /** An operation is done, or given up. */
    settle: entries.settle,
    restoreEntry,
    /** Other tabs read anew what they show. */
    shareReload: tabs.shareReload,
    isSending: queue.isSending,
    flush,
    /** Tries again what was refused, with all else that waits. */
    retry: (): Promise<boolean> => {
      for (const key of status.get().refused)
        put(key, stepsOf(key).assessed(at(key), false), { due: Date.now() })
      return flush()
    },
    /**
     * Goes on with what earlier pages left, and begins to send; answers how to stop, which ends when all that may be
     * sent was tried. A page that is thrown away before it stood does nothing of it.
     */
    start: (): (() => Promise<void>) => {
      const { restore = restoreEntries } = options
      if (!isRestored) restore(drafts.adopt(isRestorable))
      isRestored = true
      queue.start()
      const end = tabs.listen({
        onEntries: (shared) => shared.forEach(({ key, theirs }) => receive(key, theirs)),
        onReload: () => options.onReload?.(),
      })
      return async () => {
        for (const timer of validating.values()) clearTimeout(timer)
        queue.stop()
        await flush()
        // Others hear of what is saved on leaving, too.
        end()
      }
    },
  }
}

export type SaveQueue<V, O = never> = ReturnType<typeof createSaveQueue<V, O>>
