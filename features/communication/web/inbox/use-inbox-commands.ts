import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import {
  deleteNotifications,
  readNotifications,
  unreadNotifications,
} from '../../contract/notification.endpoints.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { deleteSoon } from './deletions.ts'
import { useInboxCache } from './use-inbox-cache.ts'

/** What can be done in the inbox; rows and counter change at once, the server follows. */
export const useInboxCommands = () => {
  const t = useTexts('communication')
  const { mark, countBy, restore } = useInboxCache()
  const read = useCommand(readNotifications)
  const unread = useCommand(unreadNotifications)
  const remove = useCommand(deleteNotifications)
  const onError = () => void restore()
  return {
    markRead: (row: NotificationRow) => {
      mark([row.id], true)
      read.mutate({ body: { notificationIds: [row.id] } }, { onError })
    },
    markUnread: (row: NotificationRow) => {
      mark([row.id], false)
      unread.mutate({ body: { notificationIds: [row.id] } }, { onError })
    },
    markAllRead: () => {
      mark(null, true)
      read.mutate(
        { body: { all: true } },
        { onError, onSuccess: () => notify({ code: 200, text: t('inbox.allRead') }) },
      )
    },
    remove: (row: NotificationRow) => {
      const isCounted = row.actions.includes('read')
      if (isCounted) countBy(-1)
      const undo = deleteSoon(row.id, () =>
        remove.mutateAsync({ body: { notificationIds: [row.id] } }).then(restore),
      )
      notify({
        code: 200,
        text: t('inbox.deleted'),
        undo: {
          label: t('actions.undo'),
          run: () => {
            undo()
            if (isCounted) countBy(1)
          },
        },
      })
    },
  }
}

/** See `useInboxCommands`. */
export type InboxCommands = ReturnType<typeof useInboxCommands>
