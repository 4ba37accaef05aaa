import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { readNotifications } from '../../contract/notification.endpoints.ts'
import { useInboxCache } from './use-inbox-cache.ts'

/** Marks the whole inbox as read. */
export const useReadAll = (): (() => void) => {
  const t = useTexts('communication')
  const { mark, restore } = useInboxCache()
  const read = useCommand(readNotifications)
  return () => {
    mark(null, true)
    read.mutate(
      { body: { all: true } },
      {
        onError: () => void restore(),
        onSuccess: () => notify({ code: 200, text: t('inbox.allRead') }),
      },
    )
  }
}
