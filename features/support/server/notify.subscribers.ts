import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { portalAdministrators } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { displayName } from '#platform/server/sql.ts'
import { supportEvents, type SupportEvent } from '../domain/states.ts'
import { notices } from '../domain/support.notices.ts'
import { supportWords } from './server-texts.ts'

type Payload = { id: number }

type Thread = {
  subject: string
  person: string
  personUid: string | null
  ownerUid: string | null
  administrators: string[]
}

/** Notifies the administrators of a new request, and the author of an answer. */
export const notifyOfSupport = noticeSubscriber({
  name: 'support.notify',
  notices,
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

/** Emails an answer to a guest, who has no inbox. */
export const answerGuest = subscriber<Payload>({
  name: 'support.answer-guest',
  events: events('SupportAnswered'),
  run: async ({ db }, event) => {
    const { rows } = await sql<Answered>`
      select h.subject, h.guest_email as "guestEmail", h.guest_name as "guestName", h.locale,
        coalesce((select m.body from support_message m where m.thread_id = h.id and m.by_staff and m.created_at <= now()
          order by m.id desc limit 1), '') as answer
      from support_thread h
      where h.id = ${event.payload.id} and h.person_uid is null and h.guest_email <> ''`.execute(db)
    const [answered] = rows
    if (!answered) return
    const { subject, guestEmail, guestName, locale, answer } = answered
    const words = supportWords(locale)
    await queueMail(db, {
      dedupeKey: `support:${event.id}`,
      template: 'SUPPORT_ANSWERED',
      to: guestEmail,
      locale,
      name: guestName,
      subject: words.answerSubject(subject),
      paragraphs: [answer],
      why: words.answerWhy,
    })
  },
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
