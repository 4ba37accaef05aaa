import type { Drafts } from './drafts.ts'
import type { Draft, Entry, Theirs, ValueRules } from './entry.ts'
import type { OtherTabs, SharedEntry } from './other-tabs.ts'
import type { Outcome } from './request-queue.ts'

/** A value on its way, on the version it was read with. */
export type SentEntry<V> = { key: string; value: V; version: number }

/** What the server answered to a save. */
export type SaveAnswer<V> = {
  savedAt: string
  /** Of each value sent, in their order. */
  versions: readonly number[]
  /** What it told of other values besides. */
  news?: readonly SharedEntry<V>[]
}

/** What is kept of something unsaved: a value, or an operation that is no value. */
export type StoredDraft<V, O> = { entry: Draft<V> } | { operation: O }

/** What a queue saves with. Keys name values: a field of a form, a cell of a profile. */
export type SaveQueueOptions<V, O = never> = {
  /** A value as it was loaded. */
  load: (key: string) => Pick<Theirs<V>, 'value' | 'version'>
  rules: (key: string) => ValueRules<V>
  /** Saves all of it or nothing. */
  save: (batch: readonly SentEntry<V>[]) => Promise<SaveAnswer<V>>
  /** What the server holds by now; a key that is left out is gone. */
  read?: (keys: readonly string[]) => Promise<readonly SharedEntry<V>[]>
  /** Values of one subject go together, in one request; each is its own subject unless this is said. */
  subjectOf?: (key: string) => string
  drafts?: Drafts<StoredDraft<V, O>>
  tabs?: OtherTabs<V>
  /** An entry is another by now. */
  onEntry?: (key: string, entry: Entry<V>, before: Entry<V>) => void
  /** What a value belonged to is gone; whatever follows is done when this ends. */
  onGone?: (keys: readonly string[]) => Promise<void>
  /** Another tab changed more than values. */
  onReload?: () => void
  /** Sends an operation, and settles it. */
  operate?: (key: string, operation: O) => Promise<Outcome>
  /** Whether this page can bring a draft to its end; values only unless this is said. */
  mayRestore?: (key: string, draft: StoredDraft<V, O>) => boolean
  /** Takes over what earlier pages left; by itself a queue restores values. */
  restore?: (left: readonly { key: string; draft: StoredDraft<V, O> }[]) => void
}
