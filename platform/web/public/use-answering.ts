import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** Whether the page answers by now: what is typed into the server's first content would be lost. */
export const useAnswering = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
