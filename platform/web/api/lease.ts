type Lease = { holder: string; until: number }

/** Expiry of a lease, for tabs that were closed while they had it, in milliseconds. */
const lifetime = 15_000
/** Poll interval: a tab receives no event for its own storage writes. */
const lookAgain = 250
/** Long enough for every tab to see the others' writes. */
const settling = 150

const read = (key: string): Lease | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Lease | null
  } catch {
    return null
  }
}

const changed = (key: string, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer)
      window.removeEventListener('storage', hear)
      resolve()
    }
    const hear = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) settle()
    }
    const timer = setTimeout(settle, milliseconds)
    window.addEventListener('storage', hear)
  })

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

const take = async (key: string, holder: string): Promise<void> => {
  for (;;) {
    const current = read(key)
    const left = current ? current.until - Date.now() : 0
    if (left > 0 && left <= lifetime) {
      await changed(key, Math.min(left, lookAgain))
      continue
    }
    localStorage.setItem(key, JSON.stringify({ holder, until: Date.now() + lifetime }))
    // Several tabs may write at once; the last to write has the lease, once all can see which one it was.
    await pause(settling)
    if (read(key)?.holder === holder) return
  }
}

/** Runs work under a key in one tab of this browser at a time (for browsers without locks). */
export const leased = async (key: string, work: () => Promise<void>): Promise<void> => {
  const holder = String(crypto.getRandomValues(new Uint32Array(2)))
  await take(key, holder)
  try {
    await work()
  } finally {
    if (read(key)?.holder === holder) localStorage.removeItem(key)
  }
}
