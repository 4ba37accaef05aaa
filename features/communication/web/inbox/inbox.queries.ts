import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import {
  countNewNotifications,
  getNotification,
  listNotifications,
} from '../../contract/notification.endpoints.ts'

/** A page of a folder, as the cache keeps it. */
export type InboxPage = { items: NotificationRow[]; total: number; totalIsExact: boolean }

/** Calls whose answers change with every deed of the inbox. */
export const staleInbox: readonly Endpoint[] = [listNotifications, countNewNotifications, getNotification]

/** How many incoming ones are unread. */
export const useUnreadCount = (): number => useCall(countNewNotifications, {}).data?.count ?? 0

/** One notification with its conversation. */
export const useNotification = (notificationId: number | undefined) =>
  useCall(
    getNotification,
    { query: { notificationId: notificationId ?? 0 } },
    { enabled: notificationId !== undefined, deniedHere: true },
  )
