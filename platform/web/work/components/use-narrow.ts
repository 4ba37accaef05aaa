import { useSyncExternalStore } from 'react'
import { breakpoints } from '../../breakpoints.ts'

const query = (width: number): MediaQueryList | null =>
  globalThis.matchMedia?.(`(max-width: ${width - 0.02}px)`) ?? null

/** Whether the window is narrower than a breakpoint; a table becomes cards under 600 px. */
export const useNarrow = (width: number = breakpoints.s): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = query(width)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    () => query(width)?.matches ?? false,
  )
