import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'

const UnsavedDialog = lazy(async () => ({ default: (await import('./UnsavedDialog.tsx')).UnsavedDialog }))

type Props = {
  when: boolean
  /** The person chose to leave: what was typed is given up. */
  onLeave: () => void
  /** Paths that begin so show the same work: going there leaves nothing. */
  within?: string
}

/** Asks before unsaved work is left behind. A reload needs no question: the draft brings the text back. */
export const UnsavedGuard = ({ when, onLeave, within }: Props) => {
  const dirty = useRef(when)
  useEffect(() => {
    dirty.current = when
  }, [when])
  const blocker = useBlocker({
    // Another tab of the same screen keeps the form; only another page loses it.
    shouldBlockFn: ({ current, next }) =>
      dirty.current &&
      current.pathname !== next.pathname &&
      !(within !== undefined && next.pathname.startsWith(within)),
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    onLeave()
    blocker.proceed()
  }
  return (
    <Suspense>
      <UnsavedDialog onStay={blocker.reset} onLeave={leave} />
    </Suspense>
  )
}
