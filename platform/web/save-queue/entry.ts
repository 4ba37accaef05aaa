import { fieldErrorCodes, type FieldErrorCode } from '#platform/domain/product-error.ts'
import { nextPhase, type EntryEvent, type EntryPhase } from './entry-machine.ts'
import type { SaveFailure } from './save-failure.ts'

/** The server's current value, and the person who saved it. */
export type Theirs<V> = {
  value: V
  version: number
  at: string | null
  by: string | null
  isSelf?: boolean
  /** The value is read-only now. */
  isClosed?: boolean
}

/** A value being edited. `value` is what is shown, saved or not; immutable. */
export type Entry<V> = {
  value: V
  phase: EntryPhase
  /** Why it is not saved. */
  problem: FieldErrorCode | null
  /** Time of the last save by this page, as an instant. */
  savedAt: string | null
  /** The last known value on the server, and its version. */
  base: V
  version: number
  /** Values sent whose result is unknown. */
  sent: readonly V[]
  theirs: Theirs<V> | null
  /** The typed text has no valid value (half a date), or the server refused it: not saved, whatever the value. */
  refusal: FieldErrorCode | null
  isClosed: boolean
  /** The server's error. */
  error: unknown
}

/** The part of an unsaved entry that outlives the page. */
export type Draft<V> = Pick<Entry<V>, 'value' | 'base' | 'version' | 'sent' | 'refusal'>

/** Whether a stored value is a draft; the rules of its kind check the draft's value. */
export const isDraft = (given: unknown): given is Draft<unknown> => {
  if (typeof given !== 'object' || given === null) return false
  const { version, sent, refusal } = given as Record<string, unknown>
  const isRefusal = refusal === null || fieldErrorCodes.some((code) => code === refusal)
  return 'value' in given && 'base' in given && Number.isInteger(version) && Array.isArray(sent) && isRefusal
}

/** Rules for the values of a kind. */
export type ValueRules<V> = {
  same: (one: V, other: V) => boolean
  /** The error of a value, which is then not sent. */
  problem: (value: V) => FieldErrorCode | null
}

/** An entry as loaded. */
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

/** The draft of an entry. */
export const draftOf = <V>({ value, base, version, sent, refusal }: Entry<V>): Draft<V> => ({
  value,
  base,
  version,
  sent,
  refusal,
})

/** The transitions of an entry for values of a kind. All are pure: each returns the new entry. */
export const entrySteps = <V>({ same, problem }: ValueRules<V>) => {
  const moved = (entry: Entry<V>, event: EntryEvent, more: Partial<Entry<V>> = {}): Entry<V> => ({
    ...entry,
    ...more,
    phase: nextPhase(entry.phase, event),
  })

  /** Differs, or may differ, from the server's value: the result of the last attempt is unknown. */
  const isDirty = ({ value, base, sent, refusal }: Entry<V>): boolean =>
    refusal !== null || !same(value, base) || sent.some((one) => !same(value, one))

  const problemOf = ({ refusal, value }: Entry<V>): FieldErrorCode | null => refusal ?? problem(value)

  /** The phase that follows from the values. A value being typed counts as unfinished, not invalid, until `isLeft`. */
  const assessed = (entry: Entry<V>, isLeft: boolean): Entry<V> => {
    if (!entry.theirs && !isDirty(entry)) return moved(entry, 'settle', { problem: null, error: null })
    const open = moved(entry, entry.phase === 'conflict' ? 'resolve' : 'edit', { problem: null })
    if (entry.theirs) return moved(open, 'collide')
    if (entry.isClosed) return moved(open, 'refuse')
    const problem = problemOf(entry)
    const isShown = isLeft || entry.phase === 'invalid'
    return problem && isShown ? moved(open, 'invalidate', { problem }) : open
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
   * The server has another value. Accepted silently if nothing was typed here or both are equal; if the server still
   * has the value the user started from, or one sent from here, the user's value remains; otherwise the user chooses.
   */
  const received = (entry: Entry<V>, theirs: Theirs<V>, isNewest = false): Entry<V> => {
    const isOther = entry.isClosed !== (theirs.isClosed ?? false)
    if (!isNewest && !isOther && theirs.version <= entry.version) return entry
    // The same value again, from a reader that does not know its author: the choice is unchanged.
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
    /** The user entered another value, or a text without a valid one. */
    typed: (entry: Entry<V>, value: V, refusal: FieldErrorCode | null = null): Entry<V> =>
      assessed({ ...entry, value, refusal }, false),
    sending: (entry: Entry<V>): Entry<V> =>
      moved(entry, 'send', {
        problem: null,
        error: null,
        sent: entry.sent.some((one) => same(one, entry.value)) ? entry.sent : [...entry.sent, entry.value],
      }),
    lost: (entry: Entry<V>): Entry<V> => moved(entry, 'lose', { problem: null }),
    /** The server accepted the sent value; what was typed meanwhile remains unsaved. */
    confirmed: (entry: Entry<V>, sent: V, version: number, savedAt: string): Entry<V> =>
      assessed(
        {
          ...rebased(entry, { value: sent, version, at: null, by: null, isClosed: entry.isClosed }),
          savedAt,
        },
        false,
      ),
    /** The server did not accept the sent value. */
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
    /** Restores the draft of an earlier page. */
    restored: (entry: Entry<V>, draft: Draft<V>): Entry<V> => {
      if (!draft.refusal && same(entry.base, draft.value)) return entry
      // The page that left it may be sending it now.
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
