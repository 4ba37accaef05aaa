import type { Deed } from './store-types.ts'

/** How sending a deed went; `away`: nobody is there, all wait; `later`: this one alone is tried again later. */
export type Outcome = 'done' | 'again' | 'held' | 'away' | 'later'

/** A deed that waits. */
export type Waiting = {
  key: string
  deed: Deed
  /** When it may be sent; `null`: not before something changes. */
  due: number | null
  tries: number
}

type Options = {
  run: (waiting: Waiting) => Promise<Outcome>
  /** Called whenever sending begins, ends, finds nobody, or finds somebody again. */
  onChange: () => void
}

const first = 2000
const longest = 60_000
const pauseAfter = (tries: number): number => Math.min(first * 2 ** tries, longest)

/**
 * Sends what waits, one request at a time and in the order it was done, so that no place is ever in two requests. While
 * nobody is there it asks again with growing pauses. Nothing is sent by itself before `start`.
 */
export const createSender = ({ run, onChange }: Options) => {
  const waiting = new Map<string, Waiting>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: { key: string; done: Promise<void> } | null = null
  let away: { until: number; tries: number } | null = null
  let isStopped = true

  const nextReady = (): Waiting | undefined => {
    const now = Date.now()
    if (away && away.until > now) return undefined
    return [...waiting.values()].find(({ due }) => due !== null && due <= now)
  }

  const settle = (one: Waiting, outcome: Outcome): void => {
    const isCurrent = waiting.get(one.key) === one
    if (outcome === 'away') {
      const tries = (away?.tries ?? -1) + 1
      away = { until: Date.now() + pauseAfter(tries), tries }
      return
    }
    away = null
    if (!isCurrent) return
    if (outcome === 'done') waiting.delete(one.key)
    else if (outcome === 'held') one.due = null
    else if (outcome === 'later') one.due = Date.now() + pauseAfter((one.tries += 1))
  }

  const pump = async (): Promise<void> => {
    for (let one = nextReady(); one; one = nextReady()) {
      const sending = run(one)
      running = { key: one.key, done: sending.then(() => undefined) }
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
      // What became due between the last look and now.
      if (nextReady()) void go()
      else plan()
    })
    return pumping
  }

  const plan = (): void => {
    clearTimeout(timer)
    if (isStopped || pumping) return
    const dues = [...waiting.values()].flatMap(({ due }) => due ?? [])
    if (dues.length === 0) return
    const at = Math.max(Math.min(...dues), away?.until ?? 0)
    timer = setTimeout(() => void go(), Math.max(0, at - Date.now()))
  }

  return {
    waiting,
    isAway: (): boolean => away !== null,
    isSending: (key?: string): boolean => running !== null && (key === undefined || running.key === key),
    /** A deed to send at `due`; one that waits under the same key is replaced, in its place in the order. */
    put: (key: string, deed: Deed, due: number | null): void => {
      const known = waiting.get(key)
      if (known) Object.assign(known, { deed, due })
      else waiting.set(key, { key, deed, due, tries: 0 })
      plan()
    },
    drop: (key: string): void => {
      waiting.delete(key)
      plan()
    },
    /** Sends everything that may be sent, now; ends when nothing is left to try. */
    flush: async (): Promise<void> => {
      if (away) away = { ...away, until: 0 }
      for (const one of waiting.values()) if (one.due !== null) one.due = 0
      await go()
    },
    plan,
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

/** See `createSender`. */
export type Sender = ReturnType<typeof createSender>
