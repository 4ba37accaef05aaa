import { noticesOf, noticeSubscriber, portalWords, whyOf } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { notices } from '../../domain/people.notices.ts'
import { accountEvents, type AccountEvent } from '../../domain/states.ts'

/** A blocked person gets no further emails: this last one is sent separately, with the reason. */
const mailBlocked = async (db: Db, eventId: number, uid: string, reason: string): Promise<void> => {
  const person = await db
    .selectFrom('person')
    .select(['email', 'first_name', 'locale'])
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!person) return
  const locale = person.locale ?? 'ru'
  const code = 'PERSON_BLOCKED'
  const words = await portalWords(db, locale, { code, params: { reason } })
  await queueMail(db, {
    dedupeKey: `person-blocked:${eventId}`,
    template: code,
    security: true,
    to: person.email,
    locale,
    name: person.first_name,
    subject: words.subject,
    paragraphs: [words.body],
    why: whyOf(locale, code),
  })
}

type Payload = { uid: string; comment?: string }

const noticesOfAccounts = noticeSubscriber({
  name: 'people.tell-of-account',
  notices: noticesOf(notices, 'LOGGED_IN_AS', 'PERSON_BLOCKED', 'PERSON_UNBLOCKED'),
  events: accountEvents,
  read: ({ payload }: RaisedEvent<Payload>) => Promise.resolve({ reason: payload.comment ?? '' }),
  people: { person: (_row, { payload }) => payload.uid },
  link: () => '/bch/view/person-user-profile',
  // The last email to a blocked person is sent below.
  unusual: (_row, { code }) => ({
    senderUid: null,
    acceleratorId: null,
    ...(code === 'PERSON_BLOCKED' && { mail: false }),
  }),
})

const mailOfBlocking = (db: Db, { id, payload: { uid, comment } }: RaisedEvent<Payload>): Promise<void> =>
  mailBlocked(db, id, uid, comment ?? '')

/**
 * Notifies a person that an administrator acted as them, blocked or unblocked them. For one release it sends the last
 * email as well: an event raised by a process of the previous version is delivered only to this subscriber, which sent
 * the email there. The email's key prevents a second one.
 */
export const notifyOfAccounts = subscriber<Payload>({
  ...noticesOfAccounts,
  run: async (context, event) => {
    await noticesOfAccounts.run(context, event)
    if (event.name === ('PersonBlocked' satisfies AccountEvent)) await mailOfBlocking(context.db, event)
  },
})

export const mailBlockedPerson = subscriber<Payload>({
  name: 'people.mail-blocked',
  events: ['PersonBlocked' satisfies AccountEvent],
  run: ({ db }, event) => mailOfBlocking(db, event),
})
