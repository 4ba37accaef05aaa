import { notify } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { mergeEvents } from '../../domain/events.ts'
import { serverTexts } from '../server-texts.ts'
import { moveLeft } from './move-rows.ts'

type Payload = { uid: string; intoUid: string; mergeId: number; comment: string }

/** The closed account receives no notifications any more: its address gets an email of its own. */
const mailFormerAddress = async (db: Db, mergeId: number, uid: string, intoUid: string): Promise<void> => {
  const people = await db
    .selectFrom('person')
    .select(['uid', 'email', 'first_name', 'locale'])
    .where('uid', 'in', [uid, intoUid])
    .where('erased_at', 'is', null)
    .execute()
  const closed = people.find((person) => person.uid === uid)
  const survivor = people.find((person) => person.uid === intoUid)
  if (!closed || !survivor) return
  const locale = closed.locale ?? survivor.locale ?? 'ru'
  const words = serverTexts[locale].mergedMail
  await queueMail(db, {
    dedupeKey: `merged:${mergeId}`,
    template: 'PERSON_MERGED',
    security: true,
    to: closed.email,
    locale,
    name: closed.first_name,
    subject: words.subject,
    paragraphs: [words.body.replace('{{email}}', survivor.email)],
    why: words.why,
  })
}

/** Tells the person at both addresses that their accounts are one now. */
export const notifyOfMerge = subscriber<Payload>({
  name: 'people.tell-of-merge',
  events: mergeEvents,
  run: async ({ db }, event) => {
    const { uid, intoUid, mergeId, comment: reason } = event.payload
    const closed = await db.selectFrom('person').select('email').where('uid', '=', uid).executeTakeFirst()
    await notify(db, {
      eventId: event.id,
      recipients: [intoUid],
      senderUid: null,
      acceleratorId: null,
      link: '/bch/view/person-user-profile',
      code: 'PERSON_MERGED',
      params: { email: closed?.email ?? '', reason },
    })
    await mailFormerAddress(db, mergeId, uid, intoUid)
  },
})

/** A call that was under way when the account was closed may have written something: it follows. */
export const moveLeftovers = subscriber<Payload>({
  name: 'people.move-leftovers',
  events: mergeEvents,
  run: ({ db }, { payload: { uid, intoUid, mergeId } }) =>
    moveLeft(db, { from: uid, into: intoUid }, mergeId),
})
