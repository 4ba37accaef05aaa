import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'

const UnsavedDialog = lazy(async () => ({ default: (await import('./UnsavedDialog.tsx')).UnsavedDialog }))

type Props = {
  when: boolean
  /** The person chose to leave: the changes are discarded. */
  onLeave: () => void
  /** Paths with this prefix belong to the same work: navigating there loses nothing. */
  within?: string
}

/** Asks before leaving unsaved changes. A reload needs no question: the draft restores the text. */
export const UnsavedGuard = ({ when, onLeave, within }: Props) => {
  const dirty = useRef(when)
  useEffect(() => {
    dirty.current = when
  }, [when])
  const blocker = useBlocker({
    // Another tab of the same screen preserves the form; only another page loses it.
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
