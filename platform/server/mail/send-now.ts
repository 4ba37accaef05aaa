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
  const note = async (status: 'SENT' | 'KEPT' | 'FAILED', error = ''): Promise<void> => {
    await sql`
      insert into mail (dedupe_key, template, to_address, locale, subject, text_body, html_body, links, status, error, sent_at)
      values (${dedupeKey}, ${template}, ${to}, ${locale}, ${subject}, ${text}, ${html}, '[]', ${status},
        ${error.slice(0, 1000)}, ${status === 'SENT' ? sql`now()` : null})
      on conflict (dedupe_key) do update set status = excluded.status, error = excluded.error, sent_at = excluded.sent_at
        where mail.status = 'FAILED'`.execute(db)
  }
  if (!transport) {
    await note('KEPT')
    return 'KEPT'
  }
  try {
    await transport.send({ to, subject, text, html, dedupeKey, attachments })
  } catch (error) {
    await note('FAILED', error instanceof Error ? error.message : String(error))
    throw error
  }
  await note('SENT')
  return 'SENT'
}
