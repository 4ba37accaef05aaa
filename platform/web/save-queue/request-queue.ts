/**
 * Result of sending; `again`: the caller decides what is next; `away`: unreachable, all wait; `later`: only this one
 * is retried later.
 */
export type Outcome = 'again' | 'away' | 'later'

/** A pending request. */
type Waiting = { key: string; due: number; tries: number }

type Options = {
  /** Sends the pending request of a key. */
  run: (key: string) => Promise<Outcome>
  /** Called when sending starts, ends, finds the server unreachable, or reachable again. */
  onChange: () => void
}

const first = 2000
const longest = 60_000
const pauseAfter = (tries: number): number => Math.min(first * 2 ** tries, longest)

/**
 * Sends pending requests, one at a time and in order, so that no value is in two requests. While the server is
 * unreachable it retries with increasing delays. Nothing is sent before `start`.
 */
export const createRequestQueue = ({ run, onChange }: Options) => {
  const waiting = new Map<string, Waiting>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: string | null = null
  let away: { until: number; tries: number } | null = null
  let isStopped = true

  const nextReady = (): Waiting | undefined => {
    const now = Date.now()
    if (away && away.until > now) return undefined
    return [...waiting.values()].find(({ due }) => due <= now)
  }

  const settle = (one: Waiting, outcome: Outcome): void => {
    if (outcome === 'away') {
      const tries = (away?.tries ?? -1) + 1
      away = { until: Date.now() + pauseAfter(tries), tries }
      return
    }
    away = null
    if (outcome === 'later') one.due = Date.now() + pauseAfter((one.tries += 1))
    else one.tries = 0
  }

  const pump = async (): Promise<void> => {
    for (let one = nextReady(); one; one = nextReady()) {
      const sending = run(one.key)
      running = one.key
      onChange()
      const outcome = await sending
      running = null
      settle(one, outcome)
      onChange()
    }
  }

  let pumping: Promise<void> | null = null
  const go = (): Promise<void> => {
    pumping ??= pump().finally(() => {
      pumping = null
      // Due since the last check.
      if (nextReady()) void go()
      else plan()
    })
    return pumping
  }

  const plan = (): void => {
    clearTimeout(timer)
    if (isStopped || pumping || waiting.size === 0) return
    const due = Math.min(...[...waiting.values()].map((one) => one.due))
    timer = setTimeout(() => void go(), Math.max(0, Math.max(due, away?.until ?? 0) - Date.now()))
  }

  return {
    isAway: (): boolean => away !== null,
    isSending: (): boolean => running !== null,
    dueOf: (key: string): number | undefined => waiting.get(key)?.due,
    /** Schedules a request for `due`; a pending one with the same key keeps its position. */
    put: (key: string, due: number): void => {
      const known = waiting.get(key)
      if (known) known.due = due
      else waiting.set(key, { key, due, tries: 0 })
      plan()
    },
    drop: (key: string): void => {
      if (waiting.delete(key)) plan()
    },
    /** Sends all pending requests now; resolves when nothing is left to try. */
    flush: async (): Promise<void> => {
      if (away) away = { ...away, until: 0 }
      for (const one of waiting.values()) one.due = 0
      await go()
    },
    stop: (): void => {
      isStopped = true
      clearTimeout(timer)
    },
    start: (): void => {
      isStopped = false
      plan()
    },
  }
}

export type RequestQueue = ReturnType<typeof createRequestQueue>
