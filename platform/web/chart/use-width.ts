import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Width of a drawing before it is measured, and in print. */
const unmeasured = 560

/** The width in pixels of a drawing's container, measured again when it changes. */
export const useWidth = (): [RefObject<HTMLDivElement | null>, number] => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(unmeasured)
  useLayoutEffect(() => {
    const measured = box.current
    if (!measured || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width: now } = entry!.contentRect
      if (now > 0) setWidth(Math.round(now))
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [box, width]
}
