import { fill, type MailLocale } from '#platform/server/mail/mail-texts.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

const texts = { ru: ru.mail, en: en.mail }

type Sentence = Exclude<keyof typeof ru.mail, 'letters'>

export type GuestLetterKind = keyof typeof ru.mail.letters

/** A sentence of an email to a guest. */
export const guestSentence = (
  locale: MailLocale,
  name: Sentence,
  params: Readonly<Record<string, string>> = {},
): string => fill(texts[locale][name], params)

/** The subject and the first words of an email to a guest. */
export const guestWords = (
  locale: MailLocale,
  kind: GuestLetterKind,
  params: Readonly<Record<string, string>>,
): { subject: string; text: string } => {
  const { subject, text } = texts[locale].letters[kind]
  return { subject: fill(subject, params), text: fill(text, params) }
}
