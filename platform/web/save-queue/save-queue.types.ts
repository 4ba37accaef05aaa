import type { Drafts } from './drafts.ts'
import type { Draft, Entry, Theirs, ValueRules } from './entry.ts'
import type { OtherTabs, SharedEntry } from './other-tabs.ts'
import type { Outcome } from './request-queue.ts'

/** A value being sent, with the version it is based on. */
export type SentEntry<V> = { key: string; value: V; version: number }

/** The server's response to a save. */
export type SaveAnswer<V> = {
  savedAt: string
  /** One version per sent value, in the same order. */
  versions: readonly number[]
  /** Other changed values in the response. */
  news?: readonly SharedEntry<V>[]
}

/** A stored draft: a value, or an operation. */
export type StoredDraft<V, O> = { entry: Draft<V> } | { operation: O }

/** Options of a save queue. Keys name values: a field of a form, a cell of a profile. */
export type SaveQueueOptions<V, O = never> = {
  /** A value as loaded. */
  load: (key: string) => Pick<Theirs<V>, 'value' | 'version'>
  rules: (key: string) => ValueRules<V>
  /** Saves all values or none. */
  save: (batch: readonly SentEntry<V>[]) => Promise<SaveAnswer<V>>
  /** The server's current values; a missing key is deleted. */
  read?: (keys: readonly string[]) => Promise<readonly SharedEntry<V>[]>
  /** Values of one subject are sent together, in one request; by default each value is its own subject. */
  subjectOf?: (key: string) => string
  drafts?: Drafts<StoredDraft<V, O>>
  tabs?: OtherTabs<V>
  /** An entry has changed. */
  onEntry?: (key: string, entry: Entry<V>, before: Entry<V>) => void
  /** The object of a value was deleted; the queue waits for this to resolve. */
  onGone?: (keys: readonly string[]) => Promise<void>
  /** Another tab changed more than values. */
  onReload?: () => void
  /** Sends and settles an operation. */
  operate?: (key: string, operation: O) => Promise<Outcome>
  /** Whether this page can finish a draft; by default values only. */
  mayRestore?: (key: string, draft: StoredDraft<V, O>) => boolean
  /** Restores drafts of earlier pages; by default the queue restores values. */
  restore?: (left: readonly { key: string; draft: StoredDraft<V, O> }[]) => void
}
