import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { shortNames } from '../../domain/notification-names.ts'
import { writtenParams } from '../../domain/notice-times.rules.ts'
import { withSentences } from '../../domain/notice-waits.rules.ts'

export type Words = {
  subject: string
  /** One-line subject with shortened names, so that what happened stays visible. */
  line: string
  body: string
  /** The comment or reason, otherwise the beginning of the body. */
  preview: string
}

/** Texts of a notification: the author's text, or the texts of its code in the reader's language. */
export const useWords = (): ((row: NotificationRow) => Words) => {
  const t = useTexts('communication')
  return ({ code, params: given, ...row }) => {
    const params = withSentences(writtenParams(currentLocale(), given), {
      waits: (who) => t(`waits.${who}`),
      until: (day) => t('until', { day }),
    })
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
