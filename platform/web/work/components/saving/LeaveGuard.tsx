import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isStuck, type SaveStatus } from '../../../save-queue/save-status.ts'
import type { Store } from '../../../store.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

type Props = {
  queue: { status: Store<SaveStatus>; flush: () => Promise<boolean> }
  /** The label of a field, to list the invalid ones. */
  nameOf?: (key: string) => string
  /** Paths with this prefix belong to the same work: navigating there loses nothing. */
  within?: string
}

/**
 * Saves pending values before the page is left, and asks if some cannot be saved. A reload restores everything, so
 * the browser's own question appears only while the network is unavailable or a value is not saved.
 */
export const LeaveGuard = ({ queue, nameOf, within }: Props) => {
  const isBlocked = (): boolean => isStuck(queue.status.get())
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || queue.status.get().unsaved === 0) return false
      if (within !== undefined && next.pathname.startsWith(within)) return false
      if (!isBlocked() && (await queue.flush())) return false
      return isBlocked()
    },
    enableBeforeUnload: isBlocked,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const { unsaved, invalid } = queue.status.get()
  return (
    <Suspense>
      <LeaveDialog
        count={unsaved}
        wrong={nameOf ? invalid.map(nameOf) : []}
        onStay={blocker.reset}
        onLeave={blocker.proceed}
      />
    </Suspense>
  )
}
