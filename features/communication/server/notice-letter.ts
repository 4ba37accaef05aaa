import { withoutLinks } from '#platform/domain/plain-name.ts'
import type { Db } from '#platform/server/context.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { emailAsSent } from '#platform/server/mail/queue-mail.ts'
import { kindOf, reasonOf, type NotificationCode } from '../domain/notification-codes.ts'
import { mayHaveLink } from '../domain/placeholders.ts'
import { findTemplate } from './notification-templates.repository.ts'
import { letterWords, wordsOf, type Worded } from './notification-texts.ts'

type Settings = { publicUrl: string }

/** The part of a notification that its email needs. */
export type Noticed = Worded & { link: string; sender: string | null }

/** The absolute address of a portal path; the inbox if it is empty. */
export const absoluteLink = ({ publicUrl }: Settings, link: string): string =>
  new URL(link || '/bch/view/notifications', publicUrl).href

/** Removes links from parameters that name something, so that mail programs do not make them clickable. */
const plainNames = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, mayHaveLink(key) ? value : withoutLinks(value)]),
  )

/** Subject and body for an email, without links in names, and with the distance to its day as of sending. */
export const wording = (
  locale: MailLocale,
  one: Noticed,
  now: number = Date.now(),
): { subject: string; body: string } => {
  const words = wordsOf(locale, { ...one, params: plainNames(one.params) }, now)
  if (one.code !== 'MESSAGE' || one.sender === null) return words
  // Older names and subjects may contain links, which are refused now.
  const from = letterWords(locale).messageFrom(withoutLinks(one.sender))
  return { subject: one.subject ? `${from}: ${withoutLinks(one.subject)}` : from, body: words.body }
}

/** The reason why the recipient gets the email. */
export const whyOf = (locale: MailLocale, code: NotificationCode): string =>
  letterWords(locale).why(reasonOf(code))

/** The email of a single notification. */
export const noticeLetter = (settings: Settings, locale: MailLocale, one: Noticed) => {
  const { subject, body } = wording(locale, one)
  return {
    template: one.code,
    subject,
    paragraphs: [body],
    why: whyOf(locale, one.code),
    action: { url: absoluteLink(settings, one.link) },
  }
}

/** A notification to preview; one that a person wrote has a subject and body. */
type Previewed = Pick<Noticed, 'code' | 'params' | 'link'> & Partial<Pick<Noticed, 'subject' | 'body'>>

/** Renders a notification and its email as text for a person, without sending. */
export const previewNotice = async (
  db: Db,
  settings: Settings,
  to: { name: string; locale: MailLocale },
  { code, params, link, subject: typed = '', body = '' }: Previewed,
  acceleratorId: number | null,
) => {
  const template = await findTemplate(db, code, acceleratorId)
  const one: Noticed = { code, params, subject: typed, body, link, sender: null, template }
  const { subject, text } = await emailAsSent(db, {
    ...noticeLetter(settings, to.locale, one),
    ...to,
    ...(kindOf(code) === null
      ? {}
      : {
          stop: { label: letterWords(to.locale).stop, url: new URL('/unsubscribe', settings.publicUrl).href },
        }),
  })
  return { notice: wordsOf(to.locale, one), mail: { subject, text } }
}

/** Subject and body of a notification of the portal itself, with the current template. */
export const portalWords = async (
  db: Db,
  locale: MailLocale,
  { code, params }: { code: NotificationCode; params: Record<string, string> },
): Promise<{ subject: string; body: string }> =>
  wordsOf(locale, { code, params, subject: '', body: '', template: await findTemplate(db, code, null) })
