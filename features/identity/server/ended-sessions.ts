import { expiringMap } from '#platform/server/expiring-map.ts'

/** Maximum time that an access token outlives its session (its own lifetime and the leeway). */
const memory = 18 * 60_000

/** More than can end in that time; evicting one would make its tokens valid again. */
const capacity = 1_000_000

/** The record is reread even without lost notifications: a service on another database sends none. */
const readAgainAfter = 60_000

/** Ended sessions, whose access tokens would be valid for minutes. */
export type EndedSessions = {
  /** Whether the session has ended. While notifications may be missing it is looked up; throws rather than guesses. */
  has: (sid: string) => Promise<boolean>
  /** Records a session that has just ended. */
  note: (sid: string) => void
  /** From here on every notification is received: earlier ended sessions are read. */
  listening: () => void
  /** From here on notifications may be missing. */
  deaf: () => void
}

/** Stores ended sessions from notifications, and from the service's own record where a notification may have been lost. */
export const createEndedSessions = (options: {
  /** The sessions that have ended within the lifetime of a token. */
  read: () => Promise<readonly string[]>
  onEnded: (sid: string) => void
}): EndedSessions => {
  const ended = expiringMap<true>(capacity)
  let period = 0
  let isListening = false
  /** The period of listening in which the record was read, and until when that counts as complete. */
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

  /** Reads what may have been missed; in the background if only a service on another database could have ended one. */
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
      // The next call retries; until then sockets of ended sessions stay open.
      readOnce().catch(() => {})
    },
    deaf: () => {
      isListening = false
      period++
    },
  }
}
