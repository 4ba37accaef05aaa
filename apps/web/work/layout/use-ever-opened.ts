import { useState } from 'react'
import type { Store } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** Whether a store has had a value since the page was opened: its component is loaded only then. */
export const useEverOpened = <T>(store: Store<T>): boolean => {
  const isOpen = Boolean(useStore(store))
  const [ever, setEver] = useState(isOpen)
  if (isOpen && !ever) setEver(true)
  return ever || isOpen
}
