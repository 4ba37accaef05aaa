import { withoutLinks } from '#platform/domain/plain-name.ts'
import type { Db } from '#platform/server/context.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { letterAsSent } from '#platform/server/mail/queue-mail.ts'
import { kindOf } from '../domain/notice-kinds.ts'
import type { NotificationCode } from '../domain/notification-codes.ts'
import { findTemplate } from './notification-templates.repository.ts'
import { letterWords, wordsOf, type Worded } from './notification-texts.ts'

type Settings = { publicUrl: string }

/** A notification as far as its email goes. */
export type Noticed = Worded & { link: string; sender: string | null }

/** The address of a path of the portal in a letter; the inbox without one. */
export const absoluteLink = ({ publicUrl }: Settings, link: string): string =>
  new URL(link || '/bch/view/notifications', publicUrl).href

const names = new Set([
  'person',
  'project',
  'team',
  'accelerator',
  'track',
  'task',
  'document',
  'firm',
  'openTask',
  'entry',
  'question',
  'subject',
])

/** Names that people gave do not become links of a letter. */
const plainNames = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, names.has(key) ? withoutLinks(value) : value]),
  )

/** What a notification says in an email: names are no links there. */
export const wording = (locale: MailLocale, one: Noticed): { subject: string; body: string } => {
  const words = wordsOf(locale, { ...one, params: plainNames(one.params) })
  if (one.code !== 'MESSAGE' || one.sender === null) return words
  // Whoever writes, and what they answer, may be called by a name from before the rule.
  const from = letterWords(locale).messageFrom(withoutLinks(one.sender))
  return { subject: one.subject ? `${from}: ${withoutLinks(one.subject)}` : from, body: words.body }
}

/** Why an email about a code came. */
export const whyOf = (locale: MailLocale, code: NotificationCode): string =>
  letterWords(locale).why(kindOf(code) ?? 'ACCOUNT')

/** The email of one notification alone. */
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

/** The notice and the email, as text, that a notification would be for a person; nothing is written. */
export const previewNotice = async (
  db: Db,
  settings: Settings,
  to: { name: string; locale: MailLocale },
  { code, params, link }: { code: NotificationCode; params: Record<string, string>; link: string },
  acceleratorId: number | null,
) => {
  const template = await findTemplate(db, code, acceleratorId)
  const one: Noticed = { code, params, subject: '', body: '', link, sender: null, template }
  const { subject, text } = await letterAsSent(db, {
    ...noticeLetter(settings, to.locale, one),
    ...to,
  })
  return { notice: wordsOf(to.locale, one), mail: { subject, text } }
}

/** What a notice of the portal itself says to a person, in the words in force. */
export const portalWords = async (
  db: Db,
  locale: MailLocale,
  { code, params }: { code: NotificationCode; params: Record<string, string> },
): Promise<{ subject: string; body: string }> =>
  wordsOf(locale, { code, params, subject: '', body: '', template: await findTemplate(db, code, null) })
