import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { portalAdministrators } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { displayName } from '#platform/server/sql.ts'
import { supportEvents, type SupportEvent } from '../domain/states.ts'
import { supportWords } from './server-texts.ts'

type Thread = {
  subject: string
  personUid: string | null
  guestEmail: string | null
  guestName: string
  locale: 'ru' | 'en'
  ownerUid: string | null
  from: string
  administrators: string[]
  answer: string
}

const events = (...names: SupportEvent[]) => names

/** Notifies the administrators of a new request, and the author of an answer. A guest gets the answer by email. */
export const notifyOfSupport = subscriber<{ id: number }>({
  name: 'support.notify',
  events: events('SupportAsked', 'SupportAnswered'),
  run: async ({ db }, event) => {
    const { id } = event.payload
    const { rows } = await sql<Thread>`
      select h.subject, h.person_uid as "personUid", h.guest_email as "guestEmail", h.guest_name as "guestName", h.locale,
        h.owner_uid as "ownerUid", coalesce(nullif(${displayName('u')}, ''), nullif(h.guest_name, ''), h.guest_email) as "from",
        ${portalAdministrators()} as administrators, coalesce((select m.body from support_message m
          where m.thread_id = h.id and m.by_staff and m.created_at <= now() order by m.id desc limit 1), '') as answer
      from support_thread h left join person u on u.uid = h.person_uid where h.id = ${id}`.execute(db)
    const [thread] = rows
    if (!thread) return
    const { subject, personUid, guestEmail, ownerUid } = thread
    const about = { eventId: event.id, acceleratorId: null }
    if (event.name === 'SupportAsked') {
      // Further messages are sent to the administrator who took the request; a new request goes to all of them.
      const taken = ownerUid !== null && thread.administrators.includes(ownerUid)
      return notify(db, {
        ...about,
        code: 'SUPPORT_ASKED',
        params: { subject, person: thread.from },
        recipients: taken ? [ownerUid] : thread.administrators.filter((uid) => uid !== personUid),
        link: linkTo('/admin/support/request', { threadId: id }),
      })
    }
    if (personUid)
      return notify(db, {
        ...about,
        code: 'SUPPORT_ANSWERED',
        params: { subject },
        recipients: [personUid],
        link: linkTo('/bch/view/support/request', { threadId: id }),
      })
    if (!guestEmail) return
    const words = supportWords(thread.locale)
    await queueMail(db, {
      dedupeKey: `support:${event.id}`,
      template: 'SUPPORT_ANSWERED',
      to: guestEmail,
      locale: thread.locale,
      name: thread.guestName,
      subject: words.answerSubject(subject),
      paragraphs: [thread.answer],
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
