import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../context.ts'
import { letterAsSent, type QueuedMail } from './queue-mail.ts'
import type { Attachment, MailTransport } from './transport.ts'

type MailNow = Omit<QueuedMail, 'secret' | 'items' | 'action' | 'attachments'> & {
  attachments: readonly Attachment[]
}

/**
 * Sends an email with an attachment that is not stored, while the person waits; the log records the result. Without a
 * mail server it only remains in the log, as every email then does. Fails as the mail server does.
 */
export const sendNow = async (
  db: Db,
  transport: MailTransport | null,
  { attachments, ...mail }: MailNow,
): Promise<'SENT' | 'KEPT'> => {
  const { subject, text, html } = await letterAsSent(db, mail)
  const { dedupeKey, template, to, locale } = mail
  const messageKey = randomUUID().replaceAll('-', '')
  const note = async (
    status: 'SENT' | 'KEPT' | 'FAILED',
    { error = '', server = '' } = {},
  ): Promise<void> => {
    await sql`
      insert into mail (dedupe_key, template, to_address, locale, subject, text_body, html_body, links, status, error, sent_at,
        server, message_key)
      values (${dedupeKey}, ${template}, ${to}, ${locale}, ${subject}, ${text}, ${html}, '[]', ${status},
        ${error.slice(0, 1000)}, ${status === 'SENT' ? sql`now()` : null}, ${server}, ${messageKey})
      on conflict (dedupe_key) do update set status = excluded.status, error = excluded.error, sent_at = excluded.sent_at,
        server = excluded.server, message_key = excluded.message_key
        where mail.status = 'FAILED'`.execute(db)
  }
  if (!transport) {
    await note('KEPT')
    return 'KEPT'
  }
  let server: string
  try {
    ;({ server } = await transport.send({ to, subject, text, html, dedupeKey, messageKey, attachments }))
  } catch (error) {
    await note('FAILED', { error: error instanceof Error ? error.message : String(error) })
    throw error
  }
  await note('SENT', { server })
  return 'SENT'
}
