/** Milliseconds for which a message is stored: within them a page that has sent its first request opens its socket. */
const remembered = 30_000

/** Maximum number of stored messages; a page that missed more refetches everything. */
const maxMessages = 2000

/** Milliseconds that a message may take from its commit to this process. */
const onItsWay = 1000

/** Recent messages, for pages whose first request was before their socket opened. */
export const createRecent = <Said>() => {
  let messages: { at: number; what: Said }[] = []
  /** Messages before this time have been discarded. */
  let forgotten = Date.now()

  const forget = (now: number): void => {
    const first = messages.findIndex(({ at }) => now - at < remembered)
    const gone = Math.max(first === -1 ? messages.length : first, messages.length - maxMessages)
    if (gone === 0) return
    forgotten = messages[gone - 1]!.at
    messages = messages.slice(gone)
  }

  return {
    remember: (what: Said, now = Date.now()): void => {
      messages.push({ at: now, what })
      // In batches, not for each message.
      if (messages.length >= maxMessages * 2 || now - messages[0]!.at > remembered * 2) forget(now)
    },
    /** Messages of the last `age` milliseconds; null if they are no longer complete. */
    since: (age: number, now = Date.now()): Said[] | null => {
      forget(now)
      const from = now - age - onItsWay
      if (age > remembered || from < forgotten) return null
      return messages.filter(({ at }) => at >= from).map(({ what }) => what)
    },
    /** Messages were lost for a moment: those stored before are incomplete. */
    lose: (now = Date.now()): void => {
      messages = []
      forgotten = now
    },
  }
}
