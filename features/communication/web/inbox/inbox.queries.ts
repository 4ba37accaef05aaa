import { useCall } from '#platform/web/query/use-call.ts'
import { countNewNotifications, getNotification } from '../../contract/notification.endpoints.ts'

/** How many incoming ones are unread. */
export const useUnreadCount = (): number => useCall(countNewNotifications, {}).data?.count ?? 0

/** One notification with its conversation. */
export const useNotification = (notificationId: number | undefined) =>
  useCall(
    getNotification,
    { query: { notificationId: notificationId ?? 0 } },
    { enabled: notificationId !== undefined, deniedHere: true },
  )
