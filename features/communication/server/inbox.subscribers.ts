import { sql } from 'kysely'
import { subscriber } from '#platform/server/events/subscriber.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { pushInboxBadge, refreshInbox, scheduleMails } from './notify.ts'

const events = (...names: CommunicationEvent[]) => names

/** The inbox counter follows on a person's other pages. */
export const inboxChanged = subscriber<{ uid: string }>({
  name: 'communication.inbox-badge',
  events: events('NotificationsChanged'),
  run: ({ db }, event) => pushInboxBadge(db, [event.payload.uid]),
})

/** A notification written by a person reaches the other's pages and mailbox. */
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
