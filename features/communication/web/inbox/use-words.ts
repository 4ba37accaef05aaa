import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { shortNames } from '../../domain/notification-names.ts'

export type Words = {
  subject: string
  /** The subject for one line of the list: what happened is read, however long the names are. */
  line: string
  body: string
  /** What is worth reading first: the comment or reason, else the beginning of the body. */
  preview: string
}

/** What a notification says: a person's own words, or the texts of its code in the reader's language. */
export const useWords = (): ((row: NotificationRow) => Words) => {
  const t = useTexts('communication')
  return ({ code, params, ...row }) => {
    const subject = row.subject || t(`notifications.${code}.subject`, params)
    const body = row.body || t(`notifications.${code}.body`, params)
    return {
      subject,
      line: row.subject || t(`notifications.${code}.subject`, shortNames(params)),
      body,
      preview: params['comment'] || params['reason'] || body,
    }
  }
}
