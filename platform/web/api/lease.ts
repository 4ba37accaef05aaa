type Lease = { holder: string; until: number }

/** A tab that was closed while it held the lease keeps the others waiting no longer than this. */
const lifetime = 15_000
/** Who waits looks again after so long at the latest: a tab is not told of what it writes itself. */
const lookAgain = 250
/** Long enough for every tab to see what the others wrote. */
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
    // Several tabs may write at once; the last one to write holds it, once all can see who that was.
    await pause(settling)
    if (read(key)?.holder === holder) return
  }
}

/** Does the work while no other tab of this browser does work under the same key (for browsers without locks). */
export const leased = async (key: string, work: () => Promise<void>): Promise<void> => {
  const holder = String(crypto.getRandomValues(new Uint32Array(2)))
  await take(key, holder)
  try {
    await work()
  } finally {
    if (read(key)?.holder === holder) localStorage.removeItem(key)
  }
}
