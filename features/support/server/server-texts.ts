import { fill, type MailLocale } from '#platform/server/mail/mail-texts.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

const texts = { ru: ru.mail, en: en.mail }

/** Texts of the email that answers a guest. */
export const supportWords = (locale: MailLocale) => ({
  answerSubject: (subject: string): string => fill(texts[locale].answerSubject, { subject }),
  answerWhy: texts[locale].answerWhy,
})
