import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

/** Texts of this feature that the server uses: emails and the archive. */
export const serverTexts: Record<MailLocale, typeof en> = { ru, en }
