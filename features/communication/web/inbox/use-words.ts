import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'

/** What a notification says: a person's own words, or the texts of its code in the reader's language. */
export const useWords = (): ((row: NotificationRow) => { subject: string; body: string }) => {
  const t = useTexts('communication')
  return (row) => {
    const said = (part: 'subject' | 'body') => t(`notifications.${row.code}.${part}`, row.params)
    return row.code === 'MESSAGE'
      ? { subject: row.subject || said('subject'), body: row.body || said('body') }
      : { subject: said('subject'), body: said('body') }
  }
}
