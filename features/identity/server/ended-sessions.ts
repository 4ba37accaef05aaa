import { expiringMap } from '#platform/server/expiring-map.ts'

/** An access token outlives its session by at most this (its own lifetime and the leeway). */
const memory = 18 * 60_000

/** More than end in that time; forgetting one of them would let its tokens in again. */
const capacity = 1_000_000

/** Even while every notice arrives the record is read again: a service on another database gives no notice. */
const readAgainAfter = 60_000

/** Which sessions have ended, whose access tokens would live on for minutes. */
export type EndedSessions = {
  /** Whether the session has ended. While notices may be missing it is looked up; it fails rather than guesses. */
  has: (sid: string) => Promise<boolean>
  /** A session ended at this moment. */
  note: (sid: string) => void
  /** From here on every notice arrives: what ended before is read. */
  listening: () => void
  /** From here on notices may be missing. */
  deaf: () => void
}

/** Keeps what has ended by notices, and by the service's own record where a notice may have been missed. */
export const createEndedSessions = (options: {
  /** The sessions that have ended within the lifetime of a token. */
  read: () => Promise<readonly string[]>
  onEnded: (sid: string) => void
}): EndedSessions => {
  const ended = expiringMap<true>(capacity)
  let period = 0
  let isListening = false
  /** The period of listening in which the record was read, and until when that is taken for all. */
  let complete = { period: -1, until: 0 }
  let reading: Promise<void> | undefined

  const note = (sid: string): void => {
    if (ended.get(sid)) return
    ended.set(sid, true, Date.now() + memory)
    options.onEnded(sid)
  }

  const read = async (): Promise<void> => {
    const begun = period
    for (const sid of await options.read()) note(sid)
    if (isListening && period === begun) complete = { period, until: Date.now() + readAgainAfter }
  }

  const readOnce = (): Promise<void> => (reading ??= read().finally(() => (reading = undefined)))

  /** Reads what may have been missed; beside the call where only a service on another database could have ended one. */
  const makeComplete = async (): Promise<void> => {
    if (complete.period !== period) return readOnce()
    if (complete.until <= Date.now()) readOnce().catch(() => {})
  }

  return {
    has: async (sid) => {
      if (ended.get(sid)) return true
      await makeComplete()
      return ended.get(sid) === true
    },
    note,
    listening: () => {
      isListening = true
      period++
      // Whoever asks next tries again; until then sockets of ended sessions stay open.
      readOnce().catch(() => {})
    },
    deaf: () => {
      isListening = false
      period++
    },
  }
}
