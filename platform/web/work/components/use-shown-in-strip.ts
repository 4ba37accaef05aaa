import { useEffect, type RefObject } from 'react'

/**
 * On a phone tabs and views are wider than the window: scrolls the chosen one to the middle of its strip, without the
 * page.
 */
export const useShownInStrip = (strip: RefObject<HTMLElement | null>, chosen: string): void => {
  useEffect(() => {
    const frame = strip.current
    const one = frame?.querySelector(chosen)
    if (!frame || !one) return
    const [around, own] = [frame.getBoundingClientRect(), one.getBoundingClientRect()]
    frame.scrollBy?.({ left: own.left - around.left - (around.width - own.width) / 2 })
  }, [strip, chosen])
}
