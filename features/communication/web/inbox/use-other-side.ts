import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'

/** Who is on the other side of a notification, in words. */
export const useOtherSide = (folder: 'incoming' | 'outgoing') => {
  const t = useTexts('communication')
  return (row: NotificationRow): string =>
    folder === 'outgoing'
      ? t('inbox.to', { name: row.recipient.name })
      : (row.sender?.name ?? t('inbox.system'))
}
