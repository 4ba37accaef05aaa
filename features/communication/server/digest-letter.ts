import { linkTo } from '#platform/domain/screen-paths.ts'
import type { EmailItem } from '#platform/server/mail/layout.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { absoluteLink } from './notice-letter.ts'
import { letterWords } from './notification-texts.ts'

type Digest = { news: EmailItem[]; agenda: EmailItem[] }

/** The email of several notifications, followed by the agenda; without notifications it is the agenda alone. */
export const digestLetter = (
  settings: { publicUrl: string },
  locale: MailLocale,
  { news, agenda }: Digest,
) => {
  const words = letterWords(locale)
  const isAgendaAlone = news.length === 0
  return {
    template: 'DIGEST',
    // Digests with an agenda are sent to many people each morning.
    bulk: agenda.length > 0,
    subject: isAgendaAlone ? words.agendaDigest : words.digest(news.length),
    paragraphs: [],
    why: words.why('DIGEST'),
    items: isAgendaAlone ? agenda : news,
    sections: isAgendaAlone || agenda.length === 0 ? [] : [{ title: words.agenda, items: agenda }],
    action: isAgendaAlone
      ? { label: words.openAgenda, url: absoluteLink(settings, linkTo('/bch/view/agenda', {})) }
      : { label: words.openInbox, url: absoluteLink(settings, '') },
  }
}
