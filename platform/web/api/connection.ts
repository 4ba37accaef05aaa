import { createStore } from '../store.ts'

/** Whether the portal is reachable; `away` = the portal or its database is unavailable. */
export const connectionStore = createStore<'there' | 'away'>('there')

let probing = false
const longest = 15_000

const isReady = async (): Promise<boolean> => {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Records that a call found the portal unavailable, and polls with increasing delays until it is back. */
export const reportAway = (): void => {
  connectionStore.set('away')
  if (probing) return
  probing = true
  let pause = 1000
  const probe = async (): Promise<void> => {
    if (await isReady()) {
      probing = false
      connectionStore.set('there')
      return
    }
    pause = Math.min(pause * 1.6, longest)
    setTimeout(() => void probe(), pause * (0.75 + Math.random() / 2))
  }
  setTimeout(() => void probe(), pause)
}
