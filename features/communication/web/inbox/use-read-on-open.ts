import { useEffect, useRef } from 'react'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { markAs } from './inbox-actions.ts'
import { useInboxCache } from './use-inbox-cache.ts'

/**
 * Marks a notification as read once when it is opened, so that marking it as unread is not reversed while it is open.
 */
export const useReadOnOpen = (row: NotificationRow | undefined): void => {
  const cache = useInboxCache()
  const opened = useRef<number | null>(null)
  const latest = useRef(cache)
  useEffect(() => {
    latest.current = cache
  })
  useEffect(() => {
    if (!row || opened.current === row.id) return
    opened.current = row.id
    if (row.actions.includes('read')) markAs(latest.current, row, true).catch(notifyError)
  }, [row])
}
