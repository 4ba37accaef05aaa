import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isStuck, type SaveStatus } from '../../../save-queue/save-status.ts'
import type { Store } from '../../../store.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

type Props = {
  queue: { status: Store<SaveStatus>; flush: () => Promise<boolean> }
  /** The name of a field, to say which ones are wrong. */
  nameOf?: (key: string) => string
  /** Paths that begin so show the same work: going there leaves nothing. */
  within?: string
}

/**
 * Saves what waits before the page is left, and asks when something cannot be saved. A reload brings everything back,
 * so the browser itself asks only while the network is away or a value is not saved.
 */
export const LeaveGuard = ({ queue, nameOf, within }: Props) => {
  const isHeld = (): boolean => isStuck(queue.status.get())
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || queue.status.get().unsaved === 0) return false
      if (within !== undefined && next.pathname.startsWith(within)) return false
      if (!isHeld() && (await queue.flush())) return false
      return isHeld()
    },
    enableBeforeUnload: isHeld,
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
