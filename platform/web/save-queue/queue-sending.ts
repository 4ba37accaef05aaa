import type { OtherTabs, SharedEntry } from './other-tabs.ts'
import type { QueueEntries } from './queue-entries.ts'
import type { Outcome, RequestQueue } from './request-queue.ts'
import { failureOf, saveFailure } from './save-failure.ts'
import type { SaveAnswer, SaveQueueOptions, SentEntry } from './save-queue.types.ts'

/** Sends unsaved values and applies the response, or the failure, to the entries. */
export const createQueueSending = <V, O>(
  options: SaveQueueOptions<V, O>,
  entries: QueueEntries<V, O>,
  { tabs, requests, onChange }: { tabs: OtherTabs<V>; requests: () => RequestQueue; onChange: () => void },
) => {
  const { at, grouped, isSendable, known, put, stepsOf, subjectOf } = entries
  let savedAt: string | null = null

  const lose = (keys: readonly string[]): void => {
    for (const key of keys) put(key, stepsOf(key).lost(at(key)), { renew: true })
  }

  /** Another person saved first: reads their values and merges the two. */
  const merge = async (batch: readonly SentEntry<V>[]): Promise<Outcome> => {
    const keys = batch.map(({ key }) => key)
    const before = keys.map(at)
    let found: readonly SharedEntry<V>[] = []
    try {
      found = (await options.read?.(keys)) ?? []
    } catch (error) {
      const { kind } = saveFailure(error)
      if (kind !== 'refused') {
        lose(keys.filter(known))
        return kind === 'away' ? 'away' : 'later'
      }
    }
    for (const { key, theirs } of found) if (known(key)) entries.take(key, theirs, true)
    const gone = keys.filter((key) => !found.some((one) => one.key === key))
    if (gone.length > 0) await options.onGone?.(gone).catch(() => undefined)
    const stuck = keys.filter(
      (key, index) => known(key)?.version === before[index]!.version && isSendable(key),
    )
    if (stuck.length < keys.length) return 'again'
    lose(stuck)
    return 'later'
  }

  const fail = (batch: readonly SentEntry<V>[], error: unknown): Promise<Outcome> | Outcome => {
    const failure = saveFailure(error)
    const there = batch.filter(({ key }) => known(key))
    if (failure.kind === 'away' || failure.kind === 'later') {
      lose(there.map(({ key }) => key))
      return failure.kind
    }
    if (failure.kind === 'changed') return merge(there)
    for (const { key, value } of there)
      put(key, stepsOf(key).failed(at(key), value, failureOf(failure, there, key)))
    return 'again'
  }

  /** Sends values in one request and applies the response; the caller reports failures. */
  const transmit = async (
    batch: readonly SentEntry<V>[],
    save: (batch: readonly SentEntry<V>[]) => Promise<SaveAnswer<V>>,
  ): Promise<void> => {
    for (const { key } of batch) {
      const next = stepsOf(key).sending(at(key))
      // What an operation saves, the operation confirms.
      put(key, grouped.has(key) ? { ...next, sent: at(key).sent } : next, { renew: true })
    }
    const answer = await save(batch)
    savedAt = answer.savedAt
    const saved = batch.map(({ key, value, version }, index) => ({
      key,
      theirs: { value, version: answer.versions[index] ?? version, at: answer.savedAt, by: null },
    }))
    tabs.share([...saved, ...(answer.news ?? [])])
    for (const { key, theirs } of saved) {
      if (!known(key)) continue
      grouped.delete(key)
      put(key, stepsOf(key).confirmed(at(key), theirs.value, theirs.version, answer.savedAt))
    }
    for (const { key, theirs } of answer.news ?? []) entries.receive(key, theirs)
    onChange()
  }

  /** Sends the pending values of a subject. */
  const send = async (subject: string): Promise<Outcome> => {
    const operation = entries.operations.get(subject)
    if (operation !== undefined) return (await options.operate?.(subject, operation)) ?? 'again'
    const keys = [...entries.unsaved].filter((key) => subjectOf(key) === subject && isSendable(key))
    if (keys.length === 0) {
      requests().drop(subject)
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

  return { send, transmit, savedAt: (): string | null => savedAt }
}
