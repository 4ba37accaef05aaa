import { notify, portalWords, whyOf } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { accountEvents } from '../../domain/events.ts'

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

/** Notifies a person that an administrator acted as them, blocked or unblocked them. */
export const notifyOfAccounts = subscriber<{ uid: string; comment?: string }>({
  name: 'people.tell-of-account',
  events: accountEvents,
  run: async ({ db }, event) => {
    const { uid, comment: reason = '' } = event.payload
    const notice = {
      eventId: event.id,
      recipients: [uid],
      senderUid: null,
      acceleratorId: null,
      link: '/bch/view/person-user-profile' as const,
    }
    if (event.name === 'LoggedInAs')
      return notify(db, { ...notice, code: 'LOGGED_IN_AS', params: { reason } })
    if (event.name === 'PersonUnblocked')
      return notify(db, { ...notice, code: 'PERSON_UNBLOCKED', params: {} })
    await notify(db, { ...notice, code: 'PERSON_BLOCKED', params: { reason }, mail: false })
    await mailBlocked(db, event.id, uid, reason)
  },
})
