import { sql } from 'kysely'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { NotificationRow } from '../contract/notification.schemas.ts'
import { possibleNotificationActions } from '../domain/notification.rules.ts'
import { decidedColumns, decidedJoins } from './decided.sql.ts'
import { templateJson, type TemplateTexts } from './notification-templates.repository.ts'
import { wordsOf } from './notification-texts.ts'
import { factsOf } from './notification.repository.ts'

type Selected = Parameters<typeof factsOf>[0] &
  Pick<
    NotificationRow,
    'code' | 'params' | 'subject' | 'body' | 'sender' | 'recipient' | 'link' | 'decided'
  > & {
    awaits_decision: boolean
    id: number
    template: TemplateTexts | null
    thread_id: number
    created_at: string
  }

/** Row source of notifications `n` with sender `s` and recipient `r`, with the reader's actions. */
export const notificationRows: RowSource<Selected, NotificationRow> = {
  from: sql`notification n left join person s on s.uid = n.sender_uid join person r on r.uid = n.recipient_uid`,
  key: sql`n.id`,
  columns: ({ actor }) => sql`
    n.id, n.code, n.params, n.subject, n.body, n.link, n.created_at, coalesce(n.thread_id, n.id) as thread_id,
    n.recipient_uid, n.sender_uid, n.read_at is not null as read,
    n.deleted_by_recipient_at is not null as deleted_by_recipient,
    n.deleted_by_sender_at is not null as deleted_by_sender,
    coalesce(s.erased_at, r.erased_at) is not null as with_erased, n.code = 'MESSAGE' as written,
    ${personRefJson('s')} as sender, ${personRefJson('r')} as recipient, ${templateJson} as template,
    ${decidedColumns(actor)}`,
  joins: sql`left join notification_template t on t.id = n.template_id ${decidedJoins}`,
  row: (row, { actor, locale }) => ({
    id: row.id,
    code: row.code,
    params: row.params,
    // Templates are rendered here; the default texts are rendered in the browser.
    ...(row.template ? wordsOf(locale, row) : { subject: row.subject, body: row.body }),
    sender: row.sender,
    recipient: row.recipient,
    createdAt: row.created_at,
    read: row.read,
    link: row.link,
    threadId: row.thread_id,
    awaitsDecision: row.awaits_decision,
    decided: row.decided,
    actions: possibleNotificationActions(actor, factsOf(row)),
  }),
}
