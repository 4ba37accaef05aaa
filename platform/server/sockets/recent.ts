/** Milliseconds for which something said is remembered: within them a page that has begun to ask begins to hear. */
const remembered = 30_000

/** How much is remembered; whoever missed more asks for everything. */
const most = 2000

/** Milliseconds that what was said may take from its commit to this process. */
const onItsWay = 1000

/** What was said lately, for pages that asked before they could hear. */
export const createRecent = <Said>() => {
  let said: { at: number; what: Said }[] = []
  /** Up to when things are forgotten. */
  let forgotten = Date.now()

  const forget = (now: number): void => {
    const first = said.findIndex(({ at }) => now - at < remembered)
    const gone = Math.max(first === -1 ? said.length : first, said.length - most)
    if (gone === 0) return
    forgotten = said[gone - 1]!.at
    said = said.slice(gone)
  }

  return {
    remember: (what: Said, now = Date.now()): void => {
      said.push({ at: now, what })
      // In slices: not for each thing said.
      if (said.length >= most * 2 || now - said[0]!.at > remembered * 2) forget(now)
    },
    /** What was said in the last `age` milliseconds; null when nobody knows all of it any more. */
    since: (age: number, now = Date.now()): Said[] | null => {
      forget(now)
      const from = now - age - onItsWay
      if (age > remembered || from < forgotten) return null
      return said.filter(({ at }) => at >= from).map(({ what }) => what)
    },
    /** A moment was not heard: what was said before is not all there was. */
    lose: (now = Date.now()): void => {
      said = []
      forgotten = now
    },
  }
}
