import { noDrafts } from './drafts.ts'
import { draftOf, entrySteps, loadedEntry, type Entry, type EntrySteps, type Theirs } from './entry.ts'
import { createListeners } from './listeners.ts'
import type { RequestQueue } from './request-queue.ts'
import type { SaveQueueOptions, StoredDraft } from './save-queue.types.ts'

type PutOptions = { due?: number; renew?: boolean }

/** What the entries know of their queue. */
type Surroundings = {
  /** The request queue, created after the entries. */
  requests: () => RequestQueue
  /** An entry, or the set of pending ones, has changed. */
  onChange: () => void
}

/** Milliseconds before a failed read is retried. */
const readAgainAfter = 1000

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

/** The entries of a save queue: each with its phase, the unsaved ones, and the drafts that outlive the page. */
export const createQueueEntries = <V, O>(
  options: SaveQueueOptions<V, O>,
  { requests, onChange }: Surroundings,
) => {
  const { rules, subjectOf = (key) => key, drafts = noDrafts<StoredDraft<V, O>>() } = options
  const entries = new Map<string, Entry<V>>()
  const steps = new Map<string, EntrySteps<V>>()
  const unsaved = new Set<string>()
  const operations = new Map<string, O>()
  /** Keys that an operation saves together; they are not sent separately. */
  const grouped = new Set<string>()
  const listeners = createListeners()
  let isStored = true

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

  const isSendable = (key: string): boolean => {
    const { phase } = at(key)
    if (phase !== 'dirty' && phase !== 'offline' && phase !== 'saving') return false
    return !grouped.has(key) && stepsOf(key).problemOf(at(key)) === null
  }

  const store = (key: string, draft: StoredDraft<V, O>, renew = false): void => {
    if (renew) drafts.renew(key, draft)
    else if (!drafts.put(key, draft)) isStored = false
  }

  const schedule = (key: string, due?: number): void => {
    const subject = subjectOf(key)
    const waits = options.subjectOf
      ? [...unsaved].some((one) => subjectOf(one) === subject && isSendable(one))
      : unsaved.has(key) && isSendable(key)
    if (waits) requests().put(subject, due ?? requests().dueOf(subject) ?? Date.now())
    else requests().drop(subject)
  }

  const put = (key: string, given: Entry<V>, { due, renew = false }: PutOptions = {}): void => {
    const before = at(key)
    const isLost = given.phase === 'dirty' && requests().isAway() && !stepsOf(key).problemOf(given)
    const next = isLost ? stepsOf(key).lost(given) : given
    entries.set(key, next)
    if (next.phase === 'conflict') grouped.delete(key)
    const wasUnsaved = unsaved.has(key)
    if (next.phase === 'saved' || grouped.has(key)) {
      if (unsaved.delete(key)) drafts.remove(key)
    } else {
      unsaved.add(key)
      store(key, { entry: draftOf(next) }, renew)
    }
    if (wasUnsaved || unsaved.has(key)) schedule(key, due)
    options.onEntry?.(key, next, before)
    listeners.notify(key)
    onChange()
  }

  const take = (key: string, theirs: Theirs<V>, isNewest = false): void => {
    const before = at(key)
    const next = stepsOf(key).received(before, theirs, isNewest)
    if (next !== before) put(key, next)
  }

  /** Reads who saved it and when. */
  const findOutWho = async (key: string): Promise<void> => {
    const { theirs: conflicting } = at(key)
    if (!conflicting || conflicting.by !== null || conflicting.at !== null) return
    // A connection that has just come back may fail once; without a name the choice between two values is the same.
    const read = () => options.read?.([key])
    const found = await read()
      ?.catch(() => pause(readAgainAfter).then(read))
      .catch(() => [])
    for (const { theirs } of found ?? []) if (entries.get(key)?.theirs) take(key, theirs, true)
  }

  return {
    at,
    stepsOf,
    subjectOf,
    drafts,
    known: (key: string): Entry<V> | undefined => entries.get(key),
    keys: (): IterableIterator<string> => entries.keys(),
    unsaved: unsaved as ReadonlySet<string>,
    operations: operations as ReadonlyMap<string, O>,
    grouped,
    subscribe: listeners.subscribe,
    isSendable,
    put,
    /** The server has another value. */
    take,
    findOutWho,
    receive: (key: string, theirs: Theirs<V>): void => {
      take(key, theirs)
      void findOutWho(key)
    },
    count: (): number => unsaved.size + operations.size,
    /** Whether everything unsaved outlives the page; true if everything is saved. */
    isStored: (): boolean => {
      if (unsaved.size + operations.size === 0) isStored = true
      return isStored
    },
    enqueue: (key: string, operation: O): void => {
      operations.set(key, operation)
      store(key, { operation })
      requests().put(key, Date.now())
      onChange()
    },
    settle: (key: string): void => {
      if (!operations.delete(key)) return
      drafts.remove(key)
      requests().drop(key)
      onChange()
    },
    forget: (keys: readonly string[]): void => {
      for (const key of keys) {
        entries.delete(key)
        grouped.delete(key)
        if (!unsaved.delete(key)) continue
        drafts.remove(key)
        requests().drop(subjectOf(key))
      }
      onChange()
    },
  }
}

export type QueueEntries<V, O> = ReturnType<typeof createQueueEntries<V, O>>
