import type { MemberRole } from '#platform/domain/actor.ts'
import { withoutLinks } from '#platform/domain/plain-name.ts'
import { fill, type MailLocale } from '#platform/server/mail/mail-texts.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import type { InvitationParties } from './team-parties.ts'

const words: Record<MailLocale, typeof ru.letter> = { ru: ru.letter, en: en.letter }

export type Offered = { role: MemberRole | null; admin: boolean; roleInTeam: string; message: string }

/** Replaces quotation marks in user text, so that it cannot close the quotation around it. */
const inQuotes = (text: string): string => withoutLinks(text).replace(/[«»“”„]/g, '"')

const roleLine = (locale: MailLocale, offers: readonly Offered[], leads: boolean): string => {
  const { role: label, roles, administrator, leader, quoted } = words[locale]
  // The place of a leader is named in the language of the email, whatever the inviting side has written.
  if (leads) return fill(label, { role: leader })
  const names = offers.map(({ role, admin, roleInTeam }) =>
    role === null
      ? roleInTeam && fill(quoted, { text: inQuotes(roleInTeam) })
      : admin
        ? administrator
        : roles[role],
  )
  const named = names.filter(Boolean)
  return named.length > 0 ? fill(label, { role: named.join(', ') }) : ''
}

/** Role and message of an invitation as the notification of a person with an account contains them; may be empty. */
export const offerOf = (locale: MailLocale, leads: boolean, offers: readonly Offered[]): string => {
  const text = words[locale]
  const message = inQuotes(offers[0]?.message ?? '')
  return [
    roleLine(locale, offers, leads),
    leads ? text.leads : '',
    message && `${text.message} ${fill(text.quoted, { text: message })}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * The text of an invitation email, escaped by the email layout. User text is quoted, and addresses in it do not become
 * links.
 */
export const letterOf = (
  locale: MailLocale,
  { kind, team, leads, inviter, inviteeUid, byFormOf }: InvitationParties,
  offers: readonly Offered[],
): { subject: string; paragraphs: string[]; label: string; why: string } => {
  const text = words[locale]
  const { subject, body } =
    byFormOf !== null ? text.form : kind === 'PROJECT' ? text.project : text.accelerator
  const params = {
    person: withoutLinks(inviter),
    team: inQuotes(team ?? text.unnamed),
    accelerator: inQuotes(byFormOf || text.unnamed),
  }
  const message = inQuotes(offers[0]?.message ?? '')
  return {
    subject: fill(subject, params),
    paragraphs: [
      [fill(body, params), roleLine(locale, offers, leads)].filter(Boolean).join('\n'),
      leads ? text.leads : '',
      message && `${text.message}\n${fill(text.quoted, { text: message })}`,
      inviteeUid === null ? text.toNewcomer : '',
      text.term,
    ].filter(Boolean),
    why: text.why,
    label: text.open,
  }
}
