import { sql } from 'kysely'
import { subscriber } from '#platform/server/events/subscriber.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { pushInboxBadge, refreshInbox, scheduleMails } from './notify.ts'

const events = (...names: CommunicationEvent[]) => names

/** Updates the inbox badge on the person's other pages. */
export const inboxChanged = subscriber<{ uid: string }>({
  name: 'communication.inbox-badge',
  events: events('NotificationsChanged'),
  run: ({ db }, event) => pushInboxBadge(db, [event.payload.uid]),
})

/** Delivers a message from a person to the recipient's pages and mailbox. */
export const notificationSent = subscriber<{ id: number }>({
  name: 'communication.notification-sent',
  events: events('NotificationSent'),
  run: async ({ db }, event) => {
    const found = await sql<{ uid: string }>`
      select recipient_uid as uid from notification where id = ${event.payload.id}`.execute(db)
    const uids = found.rows.map(({ uid }) => uid)
    await refreshInbox(db, uids)
    await scheduleMails(db, uids)
  },
})
