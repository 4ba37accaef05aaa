import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  BlockIcon,
  DeleteIcon,
  EyeIcon,
  MailIcon,
  WarningIcon,
} from '#platform/web/work/components/icons/icons.ts'
import {
  deleteNotifications,
  readNotifications,
  unreadNotifications,
} from '../../contract/notification.endpoints.ts'
import { blockSender, reportMessage } from '../../contract/message-report.endpoints.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { deleteSoon, keep } from './deletions.ts'
import type { InboxCache } from './use-inbox-cache.ts'

/** Marks a notification optimistically in every folder and the badge; restores the cache if the server refuses. */
export const markAs = async (cache: InboxCache, { id }: NotificationRow, read: boolean): Promise<void> => {
  cache.mark([id], read)
  try {
    await call(read ? readNotifications : unreadNotifications, { body: { notificationIds: [id] } })
  } catch (error) {
    void cache.restore()
    throw error
  }
}

const countsAs = ({ actions }: NotificationRow): number => (actions.includes('read') ? 1 : 0)

/** Actions on a notification, with optimistic updates of rows and badge. */
export const inboxActions = actionsOf<NotificationRow, never, { cache: InboxCache; onClose: () => void }>(
  'communication:inbox',
  {
    unread: { icon: MailIcon, quiet: true, send: (row, { cache }) => markAs(cache, row, false) },
    read: { icon: EyeIcon, quiet: true, send: (row, { cache }) => markAs(cache, row, true) },
    delete: {
      icon: DeleteIcon,
      send: async (row, { cache, onClose }) => {
        cache.countBy(-countsAs(row))
        deleteSoon(row.id, async () => {
          await call(deleteNotifications, { body: { notificationIds: [row.id] } })
          await cache.restore()
        })
        onClose()
      },
      undo: async (row, { cache }) => {
        keep(row.id)
        cache.countBy(countsAs(row))
      },
    },
    block: {
      icon: BlockIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(blockSender, { body: { notificationId: id } }),
    },
    report: {
      icon: WarningIcon,
      reason: 'required',
      send: ({ id }, { reason }) => call(reportMessage, { body: { notificationId: id, reason } }),
    },
    reply: null,
  },
  { words: ({ sender }) => ({ person: sender?.name ?? '' }) },
)
