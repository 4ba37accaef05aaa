import { sql, type RawBuilder } from 'kysely'

/** List version of `notifications.view` for the incoming folder. */
export const receivedBy = (uid: string): RawBuilder<boolean> =>
  sql`(n.recipient_uid = ${uid} and n.deleted_by_recipient_at is null)`

/** List version of `notifications.view` for the outgoing folder. */
export const sentBy = (uid: string): RawBuilder<boolean> =>
  sql`(n.sender_uid = ${uid} and n.deleted_by_sender_at is null)`

/** List version of `notifications.view`. */
export const seenBy = (uid: string): RawBuilder<boolean> => sql`(${receivedBy(uid)} or ${sentBy(uid)})`
