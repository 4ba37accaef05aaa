import { sql } from 'kysely'
import { noticesOf, noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber, type RaisedEvent, type Subscriber } from '#platform/server/events/subscriber.ts'
import { fill, type MailLocale } from '#platform/server/mail/mail-texts.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { portalAdministrators } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { displayName } from '#platform/server/sql.ts'
import { supportEvents, type SupportEvent } from '../domain/states.ts'
import { notices } from '../domain/support.notices.ts'
import en from '../texts/en.json'
import ru from '../texts/ru.json'
import { makeGuestLink } from './guest-link.repository.ts'

const texts = { ru: ru.mail, en: en.mail }

/** Texts of the email that answers a guest. */
const supportWords = (locale: MailLocale) => ({
  answerSubject: (subject: string): string => fill(texts[locale].answerSubject, { subject }),
  answerWhy: texts[locale].answerWhy,
  writeOn: texts[locale].writeOn,
})

type Payload = { id: number; messageId?: number; formerUid?: string | null }

type Thread = {
  subject: string
  person: string
  personUid: string | null
  ownerUid: string | null
  administrators: string[]
}

/** Notifies an administrator that another one took their request over. */
export const notifyOfTakingOver = noticeSubscriber({
  name: 'support.notify-taken-over',
  notices: noticesOf(notices, 'SUPPORT_TAKEN_OVER'),
  read: ({ payload, actorUid }: RaisedEvent<Payload>) => sql<{
    subject: string
    person: string
    administrators: string[]
  }>`
    select h.subject, ${displayName('u')} as person, ${portalAdministrators()} as administrators
    from support_thread h, person u where h.id = ${payload.id} and u.uid = ${actorUid}`,
  // Somebody who has lost the role may not read requests any more.
  people: {
    portalAdmins: ({ administrators }, { payload }) =>
      administrators.filter((uid) => uid === payload.formerUid),
  },
  link: (_row, { event }) => linkTo('/admin/support/request', { threadId: event.payload.id }),
  unusual: () => ({ acceleratorId: null }),
})

/** Notifies the administrators of a new request, and the author of an answer. */
export const notifyOfSupport = noticeSubscriber({
  name: 'support.notify',
  notices: noticesOf(notices, 'SUPPORT_ASKED', 'SUPPORT_ANSWERED'),
  read: ({ payload }: RaisedEvent<Payload>) => sql<Thread>`
    select h.subject, h.person_uid as "personUid", h.owner_uid as "ownerUid",
      coalesce(nullif(${displayName('u')}, ''), nullif(h.guest_name, ''), h.guest_email) as person,
      ${portalAdministrators()} as administrators
    from support_thread h left join person u on u.uid = h.person_uid where h.id = ${payload.id}`,
  people: {
    // Further messages are sent to the administrator who took the request; a new request goes to all of them.
    portalAdmins: ({ ownerUid, administrators, personUid }) =>
      ownerUid !== null && administrators.includes(ownerUid)
        ? ownerUid
        : administrators.filter((uid) => uid !== personUid),
    requester: ({ personUid }) => personUid,
  },
  link: (_thread, { to, event }) =>
    to === 'portalAdmins'
      ? linkTo('/admin/support/request', { threadId: event.payload.id })
      : linkTo('/bch/view/support/request', { threadId: event.payload.id }),
  unusual: () => ({ senderUid: null, acceleratorId: null }),
})

const events = (...names: SupportEvent[]) => names

type Answered = {
  subject: string
  guestEmail: string
  guestName: string
  locale: 'ru' | 'en'
  answer: string
}

/** Emails an answer to a guest, who has no inbox, with a link to write on. */
export const answerGuest = ({ publicUrl }: { publicUrl: string }): Subscriber =>
  subscriber<Payload>({
    name: 'support.answer-guest',
    events: events('SupportAnswered'),
    // The link and its email in one transaction: a repeated event would email a token that is not stored.
    run: ({ db }, event) =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql<Answered>`
          select h.subject, h.guest_email as "guestEmail", h.guest_name as "guestName", h.locale,
            coalesce((select m.body from support_message m where m.thread_id = h.id and m.by_staff
                and m.id <= coalesce(${event.payload.messageId ?? null}::bigint, m.id) order by m.id desc limit 1), '') as answer
          from support_thread h
          where h.id = ${event.payload.id} and h.person_uid is null and h.guest_email <> ''`.execute(tx)
        const [answered] = rows
        if (!answered) return
        const { subject, guestEmail, guestName, locale, answer } = answered
        const words = supportWords(locale)
        const dedupeKey = `support:${event.id}`
        const token = await makeGuestLink(tx, event.payload.id, dedupeKey)
        await queueMail(tx, {
          dedupeKey,
          template: 'SUPPORT_ANSWERED',
          to: guestEmail,
          locale,
          name: guestName,
          subject: words.answerSubject(subject),
          paragraphs: [answer],
          action: {
            url: new URL(linkTo('/support/request', { token }), publicUrl).href,
            label: words.writeOn,
          },
          secret: token,
          why: words.answerWhy,
        })
      }),
  })

/** Updates the queue on the open pages of all administrators. */
export const refreshSupport = subscriber<{ id: number }>({
  name: 'support.refresh',
  events: supportEvents,
  run: async ({ db }) => {
    const { rows } = await sql<{ people: string[] }>`select ${portalAdministrators()} as people`.execute(db)
    await announceChanges(db, ['support'], { people: rows[0]!.people })
  },
})
