import { useEffect } from 'react'

/** A part of the page to report: its code, and the DOM id of its element. */
type ReadPart = { code: string; id: string }

/** A part counts as read when it was in view at two consecutive checks. */
const checkIntervalMs = 2000
/** Number of checks after which the parts read are sent together; they are also sent when the page is left. */
const checksBeforeSending = 5

/** Whether the visible part of an element is at least half of the element or half of the window. */
const isInView = (id: string): boolean => {
  const element = document.getElementById(id)
  if (!element) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
  return height > 0 && visible >= Math.min(height, window.innerHeight) / 2
}

/**
 * Reports the parts of a page that the reader saw, each once per visit; nothing while `parts` is null. Both arguments must be
 * memoized: new ones begin another visit. A failed report is neither repeated nor shown.
 */
export const usePartsRead = (
  parts: readonly ReadPart[] | null,
  report: (codes: string[]) => Promise<unknown>,
): void => {
  useEffect(() => {
    if (parts === null) return undefined
    const unread = new Map(parts.map(({ code, id }) => [code, id]))
    let seen = new Set<string>()
    let read: string[] = []
    let checks = 0
    const sendRead = () => {
      checks = 0
      if (read.length === 0) return
      const codes = read
      read = []
      void report(codes).catch(() => undefined)
    }
    const check = () => {
      if (document.visibilityState === 'hidden') return
      const inView = new Set([...unread].flatMap(([code, id]) => (isInView(id) ? [code] : [])))
      for (const code of inView)
        if (seen.has(code)) {
          unread.delete(code)
          read.push(code)
        }
      seen = inView
      checks += 1
      if (checks >= checksBeforeSending) sendRead()
    }
    const timer = setInterval(check, checkIntervalMs)
    document.addEventListener('visibilitychange', sendRead)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sendRead)
      sendRead()
    }
  }, [parts, report])
}
