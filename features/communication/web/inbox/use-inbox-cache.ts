import { useAnswer } from '#platform/web/query/use-answer.ts'
import { countNewNotifications, listNotifications } from '../../contract/notification.endpoints.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'

/** A row after marking, as the server would return it. */
const marked = (row: NotificationRow, read: boolean): NotificationRow => ({
  ...row,
  read,
  actions: row.actions.map((action) =>
    action === (read ? 'read' : 'unread') ? (read ? 'unread' : 'read') : action,
  ),
})

export type InboxCache = ReturnType<typeof useInboxCache>

/** Optimistic updates of every folder and the badge. */
export const useInboxCache = () => {
  const pages = useAnswer(listNotifications)
  const counter = useAnswer(countNewNotifications)
  const countBy = (by: number): void => counter.put(({ count }) => ({ count: Math.max(0, count + by) }))
  return {
    countBy,
    /** Marks rows as read or unread wherever they are listed; null marks all. */
    mark: (ids: readonly number[] | null, read: boolean): void => {
      pages.put((page) => ({
        ...page,
        items: page.items.map((row) =>
          row.read !== read && (ids === null ? row.actions.includes('read') : ids.includes(row.id))
            ? marked(row, read)
            : row,
        ),
      }))
      if (ids === null) counter.put({ count: 0 })
      else countBy(read ? -ids.length : ids.length)
    },
    /** Refetches after a failure. */
    restore: async (): Promise<void> => {
      await Promise.all([pages.refresh(), counter.refresh()])
    },
  }
}
