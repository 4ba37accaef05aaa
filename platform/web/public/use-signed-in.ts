import { useSyncExternalStore } from 'react'
import { mayBeSignedIn } from '../session.ts'

const onStorage = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Whether somebody seems to be signed in here; the server's first content is always a guest's. */
export const useSignedIn = (): boolean => useSyncExternalStore(onStorage, mayBeSignedIn, () => false)
