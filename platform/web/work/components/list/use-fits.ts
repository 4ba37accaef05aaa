import { useLayoutEffect, useRef, useState } from 'react'

/** Whether content fits into its frame without scrolling; checked again when either is resized. */
export const useFits = () => {
  const frame = useRef<HTMLDivElement>(null)
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    const outer = frame.current
    const inner = outer?.firstElementChild
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return undefined
    const look = () =>
      setFits(inner.scrollWidth <= outer.clientWidth && outer.scrollHeight <= outer.clientHeight)
    const observer = new ResizeObserver(look)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return { frame, fits }
}
