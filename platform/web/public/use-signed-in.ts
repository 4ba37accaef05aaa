import { useSyncExternalStore } from 'react'
import { mayBeSignedIn } from '../session.ts'

const onStorage = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Whether a session seems to exist; the server's HTML is always for guests. */
export const useSignedIn = (): boolean => useSyncExternalStore(onStorage, mayBeSignedIn, () => false)
