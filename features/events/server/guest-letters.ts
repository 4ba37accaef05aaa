import { sql } from 'kysely'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { writtenInstant } from '#platform/domain/written-moment.ts'
import { calendarAttachment } from '#platform/server/calendars/calendar.ts'
import type { Db } from '#platform/server/context.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { queueMail, type QueuedMail } from '#platform/server/mail/queue-mail.ts'
import { spokenCode, ticketText } from '../domain/door.rules.ts'
import { confirmDays } from '../domain/limits.ts'
import type { GuestState } from '../domain/states.ts'
import { hostJoins, hostName } from './event.repository.ts'
import { guestSentence, guestWords, type GuestLetterKind } from './server-texts.ts'
import type { EventsSettings } from './settings.ts'

/** A ticket as a picture for an email, whose readers show no SVG. */
const ticketPicture = async (eventId: number, code: string) => {
  const svg = renderSVG(ticketText(eventId, code), { border: 4, ecc: 'Q', pixelSize: 12 })
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  return { filename: `ticket-${code}.png`, contentType: 'image/png', content: png.toString('base64') }
}

type Facts = {
  eventId: number
  event: string
  host: string
  startsAt: string
  endsAt: string
  timeZone: string
  place: string
  link: string
  eventReason: string
  cancelled: boolean
  version: number
  email: string
  token: string
  locale: MailLocale
  status: GuestState
  code: string
  reason: string
}

const readFacts = async (db: Db, id: number): Promise<Facts | undefined> => {
  const { rows } = await sql<Facts>`
    select e.id as "eventId", e.name as event, ${hostName} as host, e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.time_zone as "timeZone", e.place, e.link, e.reason as "eventReason", e.status = 'CANCELLED' as cancelled, e.version,
      g.email, g.token, g.locale, g.status, g.code, g.reason
    from event_guest g join held_event e on e.id = g.event_id ${hostJoins}
    where g.id = ${id} and g.email <> '' and g.token is not null`.execute(db)
  return rows[0]
}

/** When an event begins, by its own clock. */
const whenOf = ({ startsAt, timeZone, locale }: Facts): string => writtenInstant(locale, startsAt, timeZone)

/** Letters after which the entry in the guest's calendar goes. */
const endings: ReadonlySet<GuestLetterKind> = new Set(['cancelled', 'removed', 'eventCancelled'])

const attachmentsOf = async (
  { publicUrl }: EventsSettings,
  kind: GuestLetterKind,
  facts: Facts,
): Promise<QueuedMail['attachments']> => {
  const isEnd = endings.has(kind)
  if (facts.status !== 'CONFIRMED' && !isEnd) return []
  const entry = calendarAttachment(
    {
      key: `held-event-${facts.eventId}`,
      name: facts.event,
      place: facts.place,
      link: isEnd ? '' : facts.link,
      startsAt: facts.startsAt,
      endsAt: facts.endsAt,
      timeZone: facts.timeZone,
      cancelled: isEnd,
      sure: true,
      version: facts.version,
    },
    { host: facts.host, email: facts.email, publicUrl },
  )
  return isEnd ? [entry] : [entry, await ticketPicture(facts.eventId, facts.code)]
}

const paragraphsOf = (kind: GuestLetterKind, text: string, facts: Facts): string[] => {
  const { locale, place, link, code, status } = facts
  if (endings.has(kind)) return [text]
  const sentence = (name: Parameters<typeof guestSentence>[1], params = {}) =>
    guestSentence(locale, name, params)
  return [
    text,
    sentence('when', { when: whenOf(facts) }),
    ...(place ? [sentence('where', { place })] : []),
    ...(status === 'CONFIRMED' && link ? [sentence('online', { link })] : []),
    ...(status === 'CONFIRMED' ? [sentence('ticket', { code: spokenCode(code) })] : []),
    ...(kind === 'confirm' ? [sentence('notYou', { days: String(confirmDays) })] : [sentence('giveBack')]),
  ]
}

/** Name of the job that writes to all guests of an event. */
export const guestLettersJob = 'write-to-event-guests'

const isWritten = async (db: Db, dedupeKey: string): Promise<boolean> => {
  const { rows } = await sql`select from mail where dedupe_key = ${dedupeKey}`.execute(db)
  return rows.length > 0
}

/** Sends an email to a guest, once per key; none if the guest has been deleted. */
export const sendGuestLetter = async (
  db: Db,
  settings: EventsSettings,
  { id, kind, dedupeKey }: { id: number; kind: GuestLetterKind; dedupeKey: string },
): Promise<void> => {
  // Before the ticket is drawn: a repeated job finds most of them written.
  if (await isWritten(db, dedupeKey)) return
  const facts = await readFacts(db, id)
  if (!facts) return
  const { locale, event, host, email, token } = facts
  const reason = facts.reason || facts.eventReason
  const { subject, text } = guestWords(locale, kind, { event, host, reason })
  const address = new URL(linkTo('/event-registration', { token }), settings.publicUrl)
  await queueMail(db, {
    dedupeKey,
    template: `EVENT_GUEST_${kind.replace(/[A-Z]/g, (sign) => `_${sign}`).toUpperCase()}`,
    to: email,
    locale,
    subject,
    paragraphs: paragraphsOf(kind, text, facts),
    action: { label: guestSentence(locale, kind === 'confirm' ? 'confirm' : 'open'), url: address.href },
    why: guestSentence(locale, 'why', { event }),
    secret: token,
    attachments: await attachmentsOf(settings, kind, facts),
  })
}
