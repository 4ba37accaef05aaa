import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

/** Words of this feature that the server writes itself: letters and the archive. */
export const serverTexts: Record<MailLocale, typeof en> = { ru, en }
