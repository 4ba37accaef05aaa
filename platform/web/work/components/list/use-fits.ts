import { useLayoutEffect, useRef, useState } from 'react'

/** Whether what stands in a frame has room in it without scrolling sideways; asked again whenever one of them grows. */
export const useFits = () => {
  const frame = useRef<HTMLDivElement>(null)
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    const outer = frame.current
    const inner = outer?.firstElementChild
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return undefined
    const look = () => setFits(inner.scrollWidth <= outer.clientWidth)
    const observer = new ResizeObserver(look)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return { frame, fits }
}
