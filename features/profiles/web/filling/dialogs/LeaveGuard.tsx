import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { FillingStore } from '../create-profile-store.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

/** Whether something could not be saved that only this page sends. */
const holds = (store: FillingStore): boolean => {
  const { unsaved, isAway, invalid, failed } = store.status.get()
  return unsaved > 0 && (isAway || invalid.length + failed.length + store.conflicts.get().length > 0)
}

/**
 * Saves what waits before the page is left, and asks when something cannot be saved. A reload brings everything back,
 * so the browser itself asks only while the network is away or a value is not saved.
 */
export const LeaveGuard = ({ store }: { store: FillingStore }) => {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || store.status.get().unsaved === 0) return false
      if (!holds(store) && (await store.flush())) return false
      return holds(store)
    },
    enableBeforeUnload: () => holds(store),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog store={store} onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  )
}
