import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Width of a chart's container in pixels; a fixed one before measuring and in print. */
export const useChartWidth = (): [RefObject<HTMLDivElement | null>, number] => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(560)
  useLayoutEffect(() => {
    const measured = box.current
    if (!measured || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width ?? 0
      if (now > 0) setWidth(Math.round(now))
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [box, width]
}
