import { fill, type MailLocale } from '#platform/server/mail/mail-texts.ts'
import type { NoticeReason } from '../domain/notice-declaration.ts'
import type { NoticeKind } from '../domain/notice-kinds.ts'
import { writtenParams } from '../domain/notice-times.rules.ts'
import { withSentences } from '../domain/notice-waits.rules.ts'
import { notificationCodes, type NotificationCode } from '../domain/notification-codes.ts'
import { placeholdersOf, type Placeholder } from '../domain/placeholders.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

type Text = { subject: string; body: string }

type Template = { subjectRu: string; bodyRu: string; subjectEn: string; bodyEn: string }

// Typed so that a code without texts in both languages does not compile.
const notificationTexts: Record<MailLocale, Record<NotificationCode, Text>> = {
  ru: ru.notifications,
  en: en.notifications,
}

const waits = { ru: ru.waits, en: en.waits }
const until = { ru: ru.until, en: en.until }

const mailTexts = { ru: ru.mail, en: en.mail }

/** The part of a stored notification that its text needs. */
export type Worded = {
  code: NotificationCode
  params: Record<string, string>
  subject: string
  body: string
  /** Texts of a template instead of the default ones. */
  template?: Template | null
}

/** The default texts, in both languages. */
export const usualTexts = (code: NotificationCode): Template => {
  const [ruText, enText] = [notificationTexts.ru[code], notificationTexts.en[code]]
  return { subjectRu: ruText.subject, bodyRu: ruText.body, subjectEn: enText.subject, bodyEn: enText.body }
}

const samples: Record<MailLocale, Record<Placeholder, string>> = { ru: ru.samples, en: en.samples }

/** Sample parameters of a code. */
export const sampleParams = (locale: MailLocale, code: NotificationCode): Record<string, string> =>
  Object.fromEntries(placeholdersOf(code).map((name) => [name, samples[locale][name]]))

const textOf = (locale: MailLocale, { code, template }: Pick<Worded, 'code' | 'template'>): Text => {
  if (!template) return notificationTexts[locale][code]
  return locale === 'ru'
    ? { subject: template.subjectRu, body: template.bodyRu }
    : { subject: template.subjectEn, body: template.bodyEn }
}

/**
 * Subject and body of a notification in a language: the author's text, or the texts of its code. With `now`, as in an
 * email, the body says how far away its day is.
 */
export const wordsOf = (locale: MailLocale, worded: Worded, now?: number): Text => {
  const { params, subject, body } = worded
  const text = textOf(locale, worded)
  const valuesAt = (at?: number) =>
    withSentences(writtenParams(locale, params, at), {
      waits: (who) => waits[locale][who],
      until: (day) => fill(until[locale], { day }),
    })
  return { subject: subject || fill(text.subject, valuesAt()), body: body || fill(text.body, valuesAt(now)) }
}

/** The texts of all codes in a language without placeholders, for the search. */
export const textsOfCodes = (locale: MailLocale): { code: NotificationCode; text: string }[] =>
  notificationCodes.map((code) => {
    const { subject, body } = notificationTexts[locale][code]
    return { code, text: `${subject} ${body}`.replace(/\{\{\w+\}\}/g, '') }
  })

/** Texts of notification emails. */
export const letterWords = (locale: MailLocale) => ({
  digest: (count: number): string => {
    const forms: Record<string, unknown> = mailTexts[locale]
    const form = new Intl.PluralRules(locale).select(count)
    const words = forms[`digest_${form}`]
    return fill(typeof words === 'string' ? words : mailTexts[locale].digest_other, { count: String(count) })
  },
  messageFrom: (person: string): string => fill(mailTexts[locale].messageFrom, { person }),
  openInbox: mailTexts[locale].openInbox,
  agenda: mailTexts[locale].agenda,
  agendaDigest: mailTexts[locale].agendaDigest,
  openAgenda: mailTexts[locale].openAgenda,
  due: mailTexts[locale].due,
  /** The sentence that says why the recipient gets an email. */
  why: (reason: NoticeReason | NoticeKind | 'ACCOUNT' | 'DIGEST'): string => mailTexts[locale].why[reason],
  stop: mailTexts[locale].stop,
})
