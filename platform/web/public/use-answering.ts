import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** Whether the page is interactive: text typed into the server's HTML before that would be lost. */
export const useAnswering = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
