import { sql } from 'kysely'
import { noticesOf, noticeSubscriber } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { notices } from '../../domain/people.notices.ts'
import { mergeEvents } from '../../domain/states.ts'
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

const noticesOfMerge = noticeSubscriber({
  name: 'people.tell-of-merge',
  notices: noticesOf(notices, 'PERSON_MERGED'),
  read: ({ payload }: RaisedEvent<Payload>) => sql<{ email: string; reason: string }>`
    select coalesce((select email from person where uid = ${payload.uid}), '') as email, ${payload.comment}::text as reason`,
  people: { person: (_row, { payload }) => payload.intoUid },
  link: () => '/bch/view/person-user-profile',
  unusual: () => ({ senderUid: null, acceleratorId: null }),
})

/**
 * Notifies the person in the account that remains. For one release it sends the email to the former address as well: an
 * event raised by a process of the previous version is delivered only to this subscriber, which sent the email there. The
 * email's key prevents a second one.
 */
export const notifyOfMerge = subscriber<Payload>({
  ...noticesOfMerge,
  run: async (context, event) => {
    await noticesOfMerge.run(context, event)
    const { uid, intoUid, mergeId } = event.payload
    await mailFormerAddress(context.db, mergeId, uid, intoUid)
  },
})

export const mailOfMerge = subscriber<Payload>({
  name: 'people.mail-of-merge',
  events: mergeEvents,
  run: ({ db }, { payload: { uid, intoUid, mergeId } }) => mailFormerAddress(db, mergeId, uid, intoUid),
})

/** A call that was under way when the account was closed may have written something: it follows. */
export const moveLeftovers = subscriber<Payload>({
  name: 'people.move-leftovers',
  events: mergeEvents,
  run: ({ db }, { payload: { uid, intoUid, mergeId } }) =>
    moveLeft(db, { from: uid, into: intoUid }, mergeId),
})
