import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'
import { kindOf, notificationCodes } from '../domain/notification-codes.ts'

const kinds = JSON.stringify(Object.fromEntries(notificationCodes.map((code) => [code, kindOf(code)])))

/** The kind of notification `n`; null if it cannot be switched off. */
export const kindOfNotice: Sql = sql`(${kinds}::jsonb ->> n.code)`

/** Whether an unread notification of a kind that person `p` gets as a digest waits to be emailed now. */
export const isDigestDue: Sql = sql`exists (
  select from notification n join notice_setting s on s.person_uid = n.recipient_uid and s.kind = ${kindOfNotice}
    and s.channel in ('DAILY', 'WEEKLY')
  where n.recipient_uid = p.uid and n.mail_waiting and n.read_at is null and n.mail_after <= now())`
