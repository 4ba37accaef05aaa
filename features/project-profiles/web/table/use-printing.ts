import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createStore } from '#platform/web/store.ts'

const printing = createStore(false)
let isWatching = false

/** Watches from the first table on; all tables share the result. */
const watch = (): void => {
  if (isWatching) return
  isWatching = true
  const media = globalThis.matchMedia?.('print')
  // The page is printed as it is when the event ends.
  const begin = () => flushSync(() => printing.set(true))
  const end = () => printing.set(false)
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  media?.addEventListener('change', () => (media.matches ? begin() : end()))
}

const subscribe = (listener: () => void): (() => void) => {
  watch()
  return printing.subscribe(listener)
}

/** Whether the page is being printed: scrolling tables then show all rows. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, printing.get)
