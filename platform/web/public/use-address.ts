import { useSyncExternalStore } from 'react'

const changed = 'addresschange'

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(changed, listener)
  }
}

const current = (): string => location.pathname + location.search

const go = (address: string, how: 'push' | 'replace'): void => {
  history[`${how}State`](null, '', address)
  window.dispatchEvent(new Event(changed))
}

/**
 * The current path and query, and a function to change them without leaving the page. `address` is the requested URL:
 * the server knows no other.
 */
export const useAddress = (address: string): [string, typeof go] => [
  useSyncExternalStore(subscribe, current, () => address),
  go,
]
