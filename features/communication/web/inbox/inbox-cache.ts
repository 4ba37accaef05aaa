import type { QueryClient } from '@tanstack/react-query'
import { countNewNotifications, listNotifications } from '../../contract/notification.endpoints.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import type { InboxPage } from './inbox.queries.ts'

/** A row after it was marked, as the server would answer it. */
const marked = (row: NotificationRow, read: boolean): NotificationRow => ({
  ...row,
  read,
  actions: row.actions.map((action) =>
    action === (read ? 'read' : 'unread') ? (read ? 'unread' : 'read') : action,
  ),
})

/** Counts at once what the server will count in a moment. */
export const countBy = (client: QueryClient, by: number): void =>
  void client.setQueriesData<{ count: number }>(
    { queryKey: [countNewNotifications.name] },
    (now) => now && { count: Math.max(0, now.count + by) },
  )

/** Shows rows as read or unread at once, everywhere they are listed; null: all of them. */
export const markInCache = (client: QueryClient, ids: readonly number[] | null, read: boolean): void => {
  client.setQueriesData<InboxPage>(
    { queryKey: [listNotifications.name] },
    (page) =>
      page && {
        ...page,
        items: page.items.map((row) =>
          row.read !== read && (ids === null ? row.actions.includes('read') : ids.includes(row.id))
            ? marked(row, read)
            : row,
        ),
      },
  )
  if (ids === null) client.setQueriesData({ queryKey: [countNewNotifications.name] }, { count: 0 })
  else countBy(client, read ? -ids.length : ids.length)
}
