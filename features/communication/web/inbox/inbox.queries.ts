import { useCall } from '#platform/web/query/use-call.ts'
import { countNewNotifications, getNotification } from '../../contract/notification.endpoints.ts'

/** Number of unread incoming notifications. */
export const useUnreadCount = (): number => useCall(countNewNotifications, {}).data?.count ?? 0

/** A notification with its conversation. */
export const useNotification = (notificationId: number | undefined) =>
  useCall(
    getNotification,
    { query: { notificationId: notificationId ?? 0 } },
    { enabled: notificationId !== undefined, deniedHere: true },
  )
