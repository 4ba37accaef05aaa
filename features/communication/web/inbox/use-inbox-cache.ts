import { useAnswer } from '#platform/web/query/use-answer.ts'
import { countNewNotifications, listNotifications } from '../../contract/notification.endpoints.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'

/** A row after it was marked, as the server would answer it. */
const marked = (row: NotificationRow, read: boolean): NotificationRow => ({
  ...row,
  read,
  actions: row.actions.map((action) =>
    action === (read ? 'read' : 'unread') ? (read ? 'unread' : 'read') : action,
  ),
})

export type InboxCache = ReturnType<typeof useInboxCache>

/** Shows at once in every folder and in the counter what the server will answer in a moment. */
export const useInboxCache = () => {
  const pages = useAnswer(listNotifications)
  const counter = useAnswer(countNewNotifications)
  const countBy = (by: number): void => counter.put(({ count }) => ({ count: Math.max(0, count + by) }))
  return {
    countBy,
    /** Shows rows as read or unread, wherever they are listed; null: all of them. */
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
    /** Shows what stands, after something could not be done. */
    restore: async (): Promise<void> => {
      await Promise.all([pages.refresh(), counter.refresh()])
    },
  }
}
