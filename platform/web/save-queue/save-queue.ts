import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { createStore } from '../store.ts'
import { isDraft, type Draft, type Entry } from './entry.ts'
import { noTabs } from './other-tabs.ts'
import { createQueueEntries } from './queue-entries.ts'
import { createQueueSending } from './queue-sending.ts'
import { createRequestQueue, type RequestQueue } from './request-queue.ts'
import type { SaveQueueOptions, StoredDraft } from './save-queue.types.ts'
import { noStatus, sameStatus, type SaveStatus } from './save-status.ts'

/** Pauses in typing before saving, and before unfinished text is reported as invalid; in milliseconds. */
export const savePauses = { save: 700, validate: 1500 }

/** Saves typed values automatically; see `SaveQueueOptions`. */
export const createSaveQueue = <V, O = never>(options: SaveQueueOptions<V, O>) => {
  const { rules, tabs = noTabs<V>() } = options
  const validating = new Map<string, ReturnType<typeof setTimeout>>()
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
      isStored: entries.isStored(),
    }
    if (!sameStatus(status.get(), next)) status.set(next)
  }

  const requests = (): RequestQueue => queue
  const entries = createQueueEntries(options, { requests, onChange: update })
  const { at, drafts, findOutWho, grouped, isSendable, known, operations, put, receive, stepsOf, unsaved } =
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
    grouped.delete(key)
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

  /** Drafts of an earlier page or of unknown origin: those that throw here are left in the storage. */
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
    operations,
    subscribe: entries.subscribe,
    keys: entries.keys,
    unsaved,
    /** Shows a value at once; saves it when it is valid, typing has paused, and the server is reachable. */
    set: (key: string, value: V): void => type(key, value, null),
    /** The typed text has no valid value yet: not saved, and reported. */
    refuse: (key: string, problem: FieldErrorCode): void => type(key, at(key).value, problem),
    /** The user left the field: its pending value is saved at once, or it shows its error. */
    leave: (key: string): void => {
      if (!unsaved.has(key) || at(key).phase === 'refused') return
      const isWaiting = at(key).phase === 'dirty'
      put(key, stepsOf(key).assessed(at(key), true), isWaiting ? { due: Date.now() } : {})
    },
    /** Discards an unsaved value. */
    revert: (key: string): void => type(key, at(key).base, null),
    resolve: (key: string, choice: 'mine' | 'theirs'): void =>
      put(key, stepsOf(key).resolved(at(key), choice)),
    /** The server's value was refetched. */
    receive,
    /** From now on only an operation saves these values, until the user edits them. */
    hold: (keys: readonly string[]): void => keys.forEach((key) => grouped.add(key)),
    isHeld: (key: string): boolean => grouped.has(key),
    /** Shows a value set by an operation. */
    lay: (key: string, value: V): void => put(key, stepsOf(key).typed(at(key), value)),
    /** Sends values reserved by an operation; failures are thrown. */
    sendHeld: sending.transmit,
    /** Values that an operation could not send: they wait with it. */
    lose: (keys: readonly string[]): void => keys.forEach((key) => put(key, stepsOf(key).lost(at(key)))),
    /** The values of these keys are deleted, with anything pending. */
    forget: entries.forget,
    /** Adds an operation, sent after everything already pending. */
    enqueue: entries.enqueue,
    /** An operation is done, or cancelled. */
    settle: entries.settle,
    restoreEntry,
    /** Makes other tabs refetch. */
    shareReload: tabs.shareReload,
    isSending: queue.isSending,
    flush,
    /** Retries refused values, with all other pending ones. */
    retry: (): Promise<boolean> => {
      for (const key of status.get().refused)
        put(key, stepsOf(key).assessed(at(key), false), { due: Date.now() })
      return flush()
    },
    /**
     * Restores the drafts of earlier pages, and starts sending; returns a stop function, which resolves when all that
     * may be sent was tried. A page discarded before mounting does nothing of it.
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
        // Other tabs are also notified of what is saved on leaving.
        end()
      }
    },
  }
}

export type SaveQueue<V, O = never> = ReturnType<typeof createSaveQueue<V, O>>
