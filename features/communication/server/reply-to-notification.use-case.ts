import { sql } from 'kysely'
import { cutText } from '#platform/domain/cut-text.ts'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { replyToNotification as endpoint } from '../contract/notification.endpoints.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { notifications } from '../domain/notification.policy.ts'
import { replyRecipient } from '../domain/notification.rules.ts'
import { isBlocked } from './blocked.sql.ts'
import { countMessage } from './count-message.ts'
import { wordsOf, type Worded } from './notification-texts.ts'
import { findFacts, insertNotifications, markRead } from './notification.repository.ts'

type Parent = Worded & { link: string; accelerator_id: number | null; locale: 'ru' | 'en' | null }

const findParent = async (db: Db, id: number, recipientUid: string): Promise<Parent | undefined> => {
  const found = await sql<Parent>`
    select n.code, n.params, n.subject, n.body, n.link, n.accelerator_id, p.locale
    from notification n join person p on p.uid = ${recipientUid} where n.id = ${id}`.execute(db)
  return found.rows[0]
}

/** A single `Re:`, regardless of the conversation's length, in the recipient's language. */
const replySubject = (parent: Parent): string =>
  cutText(`Re: ${wordsOf(parent.locale ?? 'ru', parent).subject.replace(/^(Re:\s*)+/i, '')}`, 255)

/** Replies to the other person of a notification. */
export const replyToNotification = useCase({
  endpoint,
  load: ({ db }, { body }) => findFacts(db, [body.notificationId]),
  authorize: notifications.reply,
  run: async (ctx, { body }, [facts]) => {
    const author = ctx.actor.uid
    await countMessage(ctx)
    const recipient = facts ? replyRecipient(facts, author) : null
    const parent = recipient && (await findParent(ctx.db, body.notificationId, recipient))
    if (!recipient || !parent) throw notFound()
    const { rows } = await sql<{ blocked: boolean }>`
      select ${isBlocked(sql`${author}::uuid`, sql`${recipient}::uuid`)} as blocked`.execute(ctx.db)
    if (rows[0]!.blocked) throw new ProductError('MESSAGE_BLOCKED')
    const [id] = await insertNotifications(ctx.db, {
      eventId: null,
      code: 'MESSAGE',
      params: {},
      recipients: [recipient],
      senderUid: author,
      acceleratorId: parent.accelerator_id,
      link: parent.link,
      mail: true,
      subject: replySubject(parent),
      body: body.body,
      replyTo: body.notificationId,
    })
    if (id === undefined) throw notFound()
    const changed = await markRead(ctx.db, author, [body.notificationId], true)
    if (changed) await raise(ctx, 'NotificationsChanged' satisfies CommunicationEvent, { uid: author }, null)
    await raise(ctx, 'NotificationSent' satisfies CommunicationEvent, { id }, null)
    return { id }
  },
})
