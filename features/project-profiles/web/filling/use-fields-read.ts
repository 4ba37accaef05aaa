import { useEffect } from 'react'
import { call } from '#platform/web/api/call.ts'
import { noteFieldsRead } from '../../contract/profile.endpoints.ts'
import { elementAnchor } from '../renderer/anchors.ts'
import type { Which } from './filling-backend.ts'

type Asked = readonly { code: string }[]

/** A field counts as read when it was in view at two consecutive checks. */
const checkIntervalMs = 2000
/** Number of checks after which the fields read are sent together; they are also sent when the page is left. */
const checksBeforeSending = 5

/** Whether the visible part of an element is at least half of the element or half of the window. */
const isInView = (code: string): boolean => {
  const element = document.getElementById(elementAnchor(code))
  if (!element) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
  return height > 0 && visible >= Math.min(height, window.innerHeight) / 2
}

/**
 * Reports the fields that a reviewer read, each once per visit of the page; nothing while `asked` is null. The number is
 * for a report only: a failed request is neither repeated nor shown.
 */
export const useFieldsRead = ({ projectId, opener }: Which, asked: Asked | null): void => {
  useEffect(() => {
    if (asked === null) return undefined
    const unread = new Set(asked.map(({ code }) => code))
    let seen = new Set<string>()
    let read: string[] = []
    let checks = 0
    const sendRead = () => {
      checks = 0
      if (read.length === 0) return
      const codes = read
      read = []
      void call(
        noteFieldsRead,
        { body: { projectId, opener, codes } },
        { deniedHere: true, quiet: true },
      ).catch(() => undefined)
    }
    const check = () => {
      if (document.visibilityState === 'hidden') return
      const inView = new Set([...unread].filter(isInView))
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
  }, [projectId, opener, asked])
}
