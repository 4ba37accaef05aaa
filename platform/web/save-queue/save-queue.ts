import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { createStore } from '../store.ts'
import { noDrafts } from './drafts.ts'
import {
  draftOf,
  entrySteps,
  isDraft,
  loadedEntry,
  type Draft,
  type Entry,
  type EntrySteps,
  type Theirs,
} from './entry.ts'
import { createListeners } from './listeners.ts'
import { noTabs, type SharedEntry } from './other-tabs.ts'
import { createRequestQueue, type Outcome } from './request-queue.ts'
import { failureOf, saveFailure } from './save-failure.ts'
import type { SaveAnswer, SaveQueueOptions, SentEntry, StoredDraft } from './save-queue.types.ts'
import { noStatus, sameStatus, type SaveStatus } from './save-status.ts'

/** How long typing pauses before it is saved, and before something unfinished is called wrong; in milliseconds. */
export const savePauses = { save: 700, validate: 1500 }

type PutOptions = { due?: number; renew?: boolean }

/** Saves what is typed by itself; see `SaveQueueOptions`. */
export const createSaveQueue = <V, O = never>(options: SaveQueueOptions<V, O>) => {
  const {
    rules,
    subjectOf = (key) => key,
    drafts = noDrafts<StoredDraft<V, O>>(),
    tabs = noTabs<V>(),
  } = options
  const entries = new Map<string, Entry<V>>()
  const steps = new Map<string, EntrySteps<V>>()
  const unsaved = new Set<string>()
  const operations = new Map<string, O>()
  /** Keys that an operation saves together; they don't go by themselves. */
  const held = new Set<string>()
  const warned = new Set<string>()
  const validating = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = createListeners()
  const left = createStore<string | null>(null)
  const status = createStore(noStatus)
  let savedAt: string | null = null
  let isKept = true
  let wasAway = false

  const at = (key: string): Entry<V> => {
    const known = entries.get(key)
    if (known) return known
    const made = loadedEntry(options.load(key))
    entries.set(key, made)
    return made
  }
  const stepsOf = (key: string): EntrySteps<V> => {
    const known = steps.get(key) ?? entrySteps(rules(key))
    steps.set(key, known)
    return known
  }

  const update = (): void => {
    if (unsaved.size + operations.size === 0) isKept = true
    const inPhase = (phase: Entry<V>['phase']) => [...unsaved].filter((key) => at(key).phase === phase)
    const next: SaveStatus = {
      unsaved: unsaved.size + operations.size,
      isAway: queue.isAway() || inPhase('offline').length > 0,
      isSaving: queue.isSending(),
      invalid: inPhase('invalid'),
      refused: inPhase('refused'),
      conflicts: inPhase('conflict'),
      savedAt,
      isKept,
    }
    if (!sameStatus(status.get(), next)) status.set(next)
  }

  const isSendable = (key: string): boolean => {
    const { phase } = at(key)
    if (phase !== 'dirty' && phase !== 'offline' && phase !== 'saving') return false
    return !held.has(key) && stepsOf(key).problemOf(at(key)) === null
  }

  const store = (key: string, draft: StoredDraft<V, O>, renew = false): void => {
    if (renew) drafts.renew(key, draft)
    else if (!drafts.put(key, draft)) isKept = false
  }

  const schedule = (key: string, due?: number): void => {
    const subject = subjectOf(key)
    const waits = options.subjectOf
      ? [...unsaved].some((one) => subjectOf(one) === subject && isSendable(one))
      : unsaved.has(key) && isSendable(key)
    if (waits) queue.put(subject, due ?? queue.dueOf(subject) ?? Date.now())
    else queue.drop(subject)
  }

  const put = (key: string, given: Entry<V>, { due, renew = false }: PutOptions = {}): void => {
    const before = at(key)
    const isLost = given.phase === 'dirty' && queue.isAway() && !stepsOf(key).problemOf(given)
    const next = isLost ? stepsOf(key).lost(given) : given
    entries.set(key, next)
    if (next.phase === 'conflict') held.delete(key)
    const wasUnsaved = unsaved.has(key)
    if (next.phase === 'saved' || held.has(key)) {
      if (unsaved.delete(key)) drafts.remove(key)
    } else {
      unsaved.add(key)
      store(key, { entry: draftOf(next) }, renew)
    }
    if (wasUnsaved || unsaved.has(key)) schedule(key, due)
    options.onEntry?.(key, next, before)
    listeners.notify(key)
    update()
  }

  const settle = (key: string): void => {
    if (!operations.delete(key)) return
    drafts.remove(key)
    queue.drop(key)
    update()
  }

  const take = (key: string, theirs: Theirs<V>, isNewest = false): void => {
    const before = at(key)
    const next = stepsOf(key).received(before, theirs, isNewest)
    if (next !== before) put(key, next)
  }

  /** Asks who it was and when. */
  const findOutWho = async (key: string): Promise<void> => {
    const { theirs: met } = at(key)
    if (!met || met.by !== null || met.at !== null) return
    // Without a name the choice between two values is the same.
    const found = await options.read?.([key]).catch(() => [])
    for (const { theirs } of found ?? []) if (entries.get(key)?.theirs) take(key, theirs, true)
  }

  const receive = (key: string, theirs: Theirs<V>): void => {
    take(key, theirs)
    void findOutWho(key)
  }

  /** Somebody else saved first: theirs is read, and the two are brought together. */
  const merge = async (batch: readonly SentEntry<V>[]): Promise<Outcome> => {
    const keys = batch.map(({ key }) => key)
    const before = keys.map(at)
    let found: readonly SharedEntry<V>[] = []
    try {
      found = (await options.read?.(keys)) ?? []
    } catch (error) {
      const { kind } = saveFailure(error)
      if (kind !== 'refused') {
        for (const key of keys) if (entries.has(key)) put(key, stepsOf(key).lost(at(key)), { renew: true })
        return kind === 'away' ? 'away' : 'later'
      }
    }
    for (const { key, theirs } of found) if (entries.has(key)) take(key, theirs, true)
    const gone = keys.filter((key) => !found.some((one) => one.key === key))
    if (gone.length > 0) await options.onGone?.(gone).catch(() => undefined)
    const stuck = keys.filter((key, index) => {
      const entry = entries.get(key)
      return entry && isSendable(key) && entry.version === before[index]!.version
    })
    if (stuck.length < keys.length) return 'again'
    for (const key of stuck) put(key, stepsOf(key).lost(at(key)), { renew: true })
    return 'later'
  }

  const fail = (batch: readonly SentEntry<V>[], error: unknown): Promise<Outcome> | Outcome => {
    const failure = saveFailure(error)
    const there = batch.filter(({ key }) => entries.has(key))
    if (failure.kind === 'away' || failure.kind === 'later') {
      for (const { key } of there) put(key, stepsOf(key).lost(at(key)), { renew: true })
      return failure.kind
    }
    if (failure.kind === 'changed') return merge(there)
    for (const { key, value } of there)
      put(key, stepsOf(key).failed(at(key), value, failureOf(failure, there, key)))
    return 'again'
  }

  /** Sends values in one request and takes the answer over; a failure is the caller's to tell. */
  const transmit = async (
    batch: readonly SentEntry<V>[],
    save: (batch: readonly SentEntry<V>[]) => Promise<SaveAnswer<V>>,
  ): Promise<void> => {
    for (const { key } of batch) {
      const next = stepsOf(key).sending(at(key))
      // What an operation saves is known again by the operation.
      put(key, held.has(key) ? { ...next, sent: at(key).sent } : next, { renew: true })
    }
    const answer = await save(batch)
    savedAt = answer.savedAt
    const saved = batch.map(({ key, value, version }, index) => ({
      key,
      theirs: { value, version: answer.versions[index] ?? version, at: answer.savedAt, by: null },
    }))
    tabs.share([...saved, ...(answer.news ?? [])])
    for (const { key, theirs } of saved) {
      if (!entries.has(key)) continue
      held.delete(key)
      put(key, stepsOf(key).confirmed(at(key), theirs.value, theirs.version, answer.savedAt))
    }
    for (const { key, theirs } of answer.news ?? []) receive(key, theirs)
    update()
  }

  const send = async (subject: string): Promise<Outcome> => {
    const operation = operations.get(subject)
    if (operation !== undefined) return (await options.operate?.(subject, operation)) ?? 'again'
    const keys = [...unsaved].filter((key) => subjectOf(key) === subject && isSendable(key))
    if (keys.length === 0) {
      queue.drop(subject)
      return 'again'
    }
    const batch = keys.map((key) => ({ key, value: at(key).value, version: at(key).version }))
    try {
      await transmit(batch, options.save)
      return 'again'
    } catch (error) {
      return fail(batch, error)
    }
  }

  const queue = createRequestQueue({
    run: send,
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
      if (entries.has(key)) put(key, stepsOf(key).assessed(at(key), true))
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
    return unsaved.size + operations.size === 0
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
  const resolve = (key: string, choice: 'mine' | 'theirs'): void =>
    put(key, stepsOf(key).resolved(at(key), choice))

  return {
    entry: at,
    known: (key: string): Entry<V> | undefined => entries.get(key),
    status,
    /** A wrong value that the person has just left, once for each; whoever says so sets it back. */
    left,
    operations: operations as ReadonlyMap<string, O>,
    subscribe: listeners.subscribe,
    keys: (): IterableIterator<string> => entries.keys(),
    unsaved: unsaved as ReadonlySet<string>,
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
    resolve,
    /** The server's value was read anew. */
    receive,
    /** From now on these values are saved by an operation, and by nothing else, until the person types in them. */
    hold: (keys: readonly string[]): void => keys.forEach((key) => held.add(key)),
    isHeld: (key: string): boolean => held.has(key),
    /** Shows a value that an operation brings. */
    lay: (key: string, value: V): void => put(key, stepsOf(key).typed(at(key), value)),
    /** Sends values that an operation holds; whatever fails is thrown. */
    sendHeld: transmit,
    /** Values that an operation could not send: they wait with it. */
    lose: (keys: readonly string[]): void => keys.forEach((key) => put(key, stepsOf(key).lost(at(key)))),
    /** The values of these keys are gone, whatever waits there. */
    forget: (keys: readonly string[]): void => {
      for (const key of keys) {
        entries.delete(key)
        held.delete(key)
        if (!unsaved.delete(key)) continue
        drafts.remove(key)
        queue.drop(subjectOf(key))
      }
      update()
    },
    /** Something that is no value waits to be sent, after all that waits already. */
    enqueue: (key: string, operation: O): void => {
      operations.set(key, operation)
      store(key, { operation })
      queue.put(key, Date.now())
      update()
    },
    /** An operation is done, or given up. */
    settle,
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
