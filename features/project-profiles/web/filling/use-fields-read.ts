import { useEffect } from 'react'
import { call } from '#platform/web/api/call.ts'
import { noteFieldsRead } from '../../contract/profile.endpoints.ts'
import { elementAnchor } from '../renderer/anchors.ts'
import type { Which } from './filling-backend.ts'

type Asked = readonly { code: string }[]

/** A field counts as read when it was in view at two looks in a row. */
const lookEveryMs = 2000
/** What was read is sent together after this many looks, and when the page is left. */
const looksBeforeSending = 5

/** Whether half of an element, or half of the window, is its visible part. */
const isInView = (code: string): boolean => {
  const element = document.getElementById(elementAnchor(code))
  if (!element) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
  return height > 0 && visible >= Math.min(height, window.innerHeight) / 2
}

/**
 * Reports which fields a reviewer read, each once for a visit of the page; nothing while `asked` is null. The number is
 * for a report only: a failed request is not repeated, and nobody is disturbed by it.
 */
export const useFieldsRead = ({ projectId, opener }: Which, asked: Asked | null): void => {
  useEffect(() => {
    if (asked === null) return undefined
    const unread = new Set(asked.map(({ code }) => code))
    let seen = new Set<string>()
    let read: string[] = []
    let looks = 0
    const sendRead = () => {
      looks = 0
      if (read.length === 0) return
      const codes = read
      read = []
      void call(
        noteFieldsRead,
        { body: { projectId, opener, codes } },
        { deniedHere: true, quiet: true },
      ).catch(() => undefined)
    }
    const look = () => {
      if (document.visibilityState === 'hidden') return
      const inView = new Set([...unread].filter(isInView))
      for (const code of inView)
        if (seen.has(code)) {
          unread.delete(code)
          read.push(code)
        }
      seen = inView
      looks += 1
      if (looks >= looksBeforeSending) sendRead()
    }
    const timer = setInterval(look, lookEveryMs)
    document.addEventListener('visibilitychange', sendRead)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sendRead)
      sendRead()
    }
  }, [projectId, opener, asked])
}
