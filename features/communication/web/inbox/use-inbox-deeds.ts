import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import {
  deleteNotifications,
  readNotifications,
  unreadNotifications,
} from '../../contract/notification.endpoints.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { deleteSoon } from './deletions.ts'
import { countBy, markInCache } from './inbox-cache.ts'
import { staleInbox } from './inbox.queries.ts'

/** What can be done in the inbox; rows and counter change at once, the server follows. */
export const useInboxDeeds = () => {
  const t = useTexts('communication')
  const client = useQueryClient()
  const options = { refreshes: staleInbox }
  const read = useDeed(readNotifications, options)
  const unread = useDeed(unreadNotifications, options)
  const remove = useDeed(deleteNotifications, options)
  const refresh = () => {
    for (const { name } of staleInbox) void client.invalidateQueries({ queryKey: [name] })
  }
  return {
    markRead: (row: NotificationRow) => {
      markInCache(client, [row.id], true)
      read.mutate({ body: { notificationIds: [row.id] } }, { onError: refresh })
    },
    markUnread: (row: NotificationRow) => {
      markInCache(client, [row.id], false)
      unread.mutate({ body: { notificationIds: [row.id] } }, { onError: refresh })
    },
    markAllRead: () => {
      markInCache(client, null, true)
      read.mutate(
        { body: { all: true } },
        { onError: refresh, onSuccess: () => notify({ code: 200, text: t('inbox.allRead') }) },
      )
    },
    remove: (row: NotificationRow) => {
      const isCounted = row.actions.includes('read')
      if (isCounted) countBy(client, -1)
      const undo = deleteSoon(row.id, () =>
        remove
          .mutateAsync({ body: { notificationIds: [row.id] } })
          .then(() => client.invalidateQueries({ queryKey: ['listNotifications'] })),
      )
      notify({
        code: 200,
        text: t('inbox.deleted'),
        undo: {
          label: t('actions.undo'),
          run: () => {
            undo()
            if (isCounted) countBy(client, 1)
          },
        },
      })
    },
  }
}

/** See `useInboxDeeds`. */
export type InboxDeeds = ReturnType<typeof useInboxDeeds>
