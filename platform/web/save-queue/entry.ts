import { fieldErrorCodes, type FieldErrorCode } from '#platform/domain/product-error.ts'
import { nextPhase, type EntryEvent, type EntryPhase } from './entry-machine.ts'
import type { SaveFailure } from './save-failure.ts'

/** A value as the server holds it by now, and who saved it. */
export type Theirs<V> = {
  value: V
  version: number
  at: string | null
  by: string | null
  isSelf?: boolean
  /** It may not be changed any more. */
  isClosed?: boolean
}

/** A value while somebody works on it. `value` is what is shown, saved or not; nothing here is ever changed in place. */
export type Entry<V> = {
  value: V
  phase: EntryPhase
  /** Why it is not saved. */
  problem: FieldErrorCode | null
  /** When this page saved it last, as an instant. */
  savedAt: string | null
  /** What the server is known to hold, and its version. */
  base: V
  version: number
  /** What was sent while nobody knows how that ended. */
  sent: readonly V[]
  theirs: Theirs<V> | null
  /** What is typed means nothing (half a date), or the server found it wrong: not saved whatever the value says. */
  refusal: FieldErrorCode | null
  isClosed: boolean
  /** Why the server did not take it. */
  error: unknown
}

/** What outlives the page of an entry that is not saved. */
export type Draft<V> = Pick<Entry<V>, 'value' | 'base' | 'version' | 'sent' | 'refusal'>

/** Whether what a storage held is a draft at all; what its value is, is told by the rules of its kind. */
export const isDraft = (given: unknown): given is Draft<unknown> => {
  if (typeof given !== 'object' || given === null) return false
  const { version, sent, refusal } = given as Record<string, unknown>
  const isRefusal = refusal === null || fieldErrorCodes.some((code) => code === refusal)
  return 'value' in given && 'base' in given && Number.isInteger(version) && Array.isArray(sent) && isRefusal
}

/** What values of a kind mean. */
export type ValueRules<V> = {
  same: (one: V, other: V) => boolean
  /** What is wrong with a value; it is not sent then. */
  problem: (value: V) => FieldErrorCode | null
}

/** An entry as it was loaded. */
export const loadedEntry = <V>({ value, version }: Pick<Theirs<V>, 'value' | 'version'>): Entry<V> => ({
  value,
  phase: 'saved',
  problem: null,
  savedAt: null,
  base: value,
  version,
  sent: [],
  theirs: null,
  refusal: null,
  isClosed: false,
  error: null,
})

/** What a draft says of an entry. */
export const draftOf = <V>({ value, base, version, sent, refusal }: Entry<V>): Draft<V> => ({
  value,
  base,
  version,
  sent,
  refusal,
})

/** The steps of an entry's life for values of a kind. All are pure: each answers the entry as it is then. */
export const entrySteps = <V>({ same, problem }: ValueRules<V>) => {
  const moved = (entry: Entry<V>, event: EntryEvent, more: Partial<Entry<V>> = {}): Entry<V> => ({
    ...entry,
    ...more,
    phase: nextPhase(entry.phase, event),
  })

  /** Not, or not surely, what the server holds: nobody knows how the last try ended. */
  const isDirty = ({ value, base, sent, refusal }: Entry<V>): boolean =>
    refusal !== null || !same(value, base) || sent.some((one) => !same(value, one))

  const problemOf = ({ refusal, value }: Entry<V>): FieldErrorCode | null => refusal ?? problem(value)

  /** The phase that follows from the values. What is being typed is unfinished before it is wrong, until `isLeft`. */
  const assessed = (entry: Entry<V>, isLeft: boolean): Entry<V> => {
    if (!entry.theirs && !isDirty(entry)) return moved(entry, 'settle', { problem: null, error: null })
    const open = moved(entry, entry.phase === 'conflict' ? 'resolve' : 'edit', { problem: null })
    if (entry.theirs) return moved(open, 'collide')
    if (entry.isClosed) return moved(open, 'refuse')
    const problem = problemOf(entry)
    const isSaid = isLeft || entry.phase === 'invalid'
    return problem && isSaid ? moved(open, 'invalidate', { problem }) : open
  }

  const rebased = (entry: Entry<V>, { value, version, isClosed = false }: Theirs<V>): Entry<V> => ({
    ...entry,
    base: value,
    version,
    sent: [],
    theirs: null,
    isClosed,
  })

  /**
   * The server holds another value by now. Taken silently when nothing was typed here or both say the same; when what
   * was typed over is still there, or was sent from here, what was typed goes on; else the person chooses.
   */
  const received = (entry: Entry<V>, theirs: Theirs<V>, isNewest = false): Entry<V> => {
    const isOther = entry.isClosed !== (theirs.isClosed ?? false)
    if (!isNewest && !isOther && theirs.version <= entry.version) return entry
    // The same value once more, read by who does not say whose it is: the choice stands as it was put.
    if (!isNewest && theirs.by === null && entry.theirs?.version === theirs.version) return entry
    const next = rebased(entry, theirs)
    const isAgreed = !entry.refusal && same(theirs.value, entry.value)
    if (isAgreed || !isDirty(entry)) return assessed(isAgreed ? next : { ...next, value: theirs.value }, true)
    const isOwn = [entry.base, ...entry.sent].some((one) => same(theirs.value, one))
    return assessed(isOwn || next.isClosed ? next : { ...entry, theirs }, true)
  }

  const without = (entry: Entry<V>, sent: V): Entry<V> => ({
    ...entry,
    sent: entry.sent.filter((one) => !same(one, sent)),
  })

  return {
    isDirty,
    problemOf,
    assessed,
    received,
    /** A person, or an input that makes nothing of what was typed, gave it another value. */
    typed: (entry: Entry<V>, value: V, refusal: FieldErrorCode | null = null): Entry<V> =>
      assessed({ ...entry, value, refusal }, false),
    sending: (entry: Entry<V>): Entry<V> =>
      moved(entry, 'send', {
        problem: null,
        error: null,
        sent: entry.sent.some((one) => same(one, entry.value)) ? entry.sent : [...entry.sent, entry.value],
      }),
    lost: (entry: Entry<V>): Entry<V> => moved(entry, 'lose', { problem: null }),
    /** The server took what was sent; what was typed meanwhile waits. */
    confirmed: (entry: Entry<V>, sent: V, version: number, savedAt: string): Entry<V> =>
      assessed(
        {
          ...rebased(entry, { value: sent, version, at: null, by: null, isClosed: entry.isClosed }),
          savedAt,
        },
        false,
      ),
    /** The server did not take what was sent. */
    failed: (entry: Entry<V>, sent: V, failure: SaveFailure): Entry<V> => {
      const known = { ...without(entry, sent), error: failure.error }
      const isSame = same(entry.value, sent)
      if (failure.kind === 'invalid' && isSame)
        return assessed({ ...known, refusal: failure.problem ?? problemOf(known) ?? 'INVALID' }, true)
      return failure.kind === 'refused' && isSame
        ? moved(known, 'refuse', { problem: null })
        : assessed(known, false)
    },
    resolved: (entry: Entry<V>, choice: 'mine' | 'theirs'): Entry<V> => {
      if (!entry.theirs) return entry
      const next = rebased(entry, entry.theirs)
      return assessed(choice === 'mine' ? next : { ...next, value: entry.theirs.value, refusal: null }, true)
    },
    /** What an earlier page left goes on from where it was. */
    restored: (entry: Entry<V>, draft: Draft<V>): Entry<V> => {
      if (!draft.refusal && same(entry.base, draft.value)) return entry
      // The page that left it may be sending it at this moment.
      const sent = draft.refusal ? draft.sent : [...draft.sent, draft.value]
      const next = { ...entry, ...draft, sent }
      const loaded = {
        value: entry.base,
        version: entry.version,
        at: null,
        by: null,
        isClosed: entry.isClosed,
      }
      return draft.version === entry.version ? assessed(next, true) : received(next, loaded, true)
    },
  }
}

export type EntrySteps<V> = ReturnType<typeof entrySteps<V>>
