import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Db } from '../context.ts'
import {
  forgetBouncedAddress,
  isBouncedAddress,
  isUnknownMailbox,
  noteBouncedAddress,
  storedAnswer,
} from './bounced-addresses.ts'
import { emailAsSent, type QueuedMail } from './queue-mail.ts'
import { mayHaveArrived, type Attachment, type Delivery, type MailTransport } from './transport.ts'

type MailNow = Omit<QueuedMail, 'secret' | 'items' | 'action' | 'attachments'> & {
  attachments: readonly Attachment[]
}

/**
 * Sends an email with an attachment that is not stored, while the person waits; the log records the result. Without a
 * mail server it only remains in the log, as every email then does. Fails as the mail server does, and for an address that
 * bounced before unless it is a security email.
 */
export const sendNow = async (
  db: Db,
  transport: MailTransport | null,
  { attachments, ...mail }: MailNow,
): Promise<'SENT' | 'KEPT'> => {
  const { subject, text, html } = await emailAsSent(db, mail)
  const { dedupeKey, template, to, locale } = mail
  const messageKey = randomUUID().replaceAll('-', '')
  const note = async (
    status: 'SENT' | 'KEPT' | 'FAILED' | 'BOUNCED' | 'WITHHELD',
    { error = '', server = '', maybeTwice = false } = {},
  ): Promise<void> => {
    await sql`
      insert into mail (dedupe_key, template, to_address, locale, subject, text_body, html_body, links, status, error, sent_at,
        server, message_key, maybe_twice, incomplete)
      values (${dedupeKey}, ${template}, ${to}, ${locale}, ${subject}, ${text}, ${html}, '[]', ${status},
        ${storedAnswer(error)}, ${status === 'SENT' ? sql`now()` : null}, ${server}, ${messageKey}, ${maybeTwice},
        ${attachments.length > 0})
      on conflict (dedupe_key) do update set status = excluded.status, error = excluded.error, sent_at = excluded.sent_at,
        server = excluded.server, message_key = excluded.message_key, maybe_twice = mail.maybe_twice or excluded.maybe_twice
        where mail.status = 'FAILED'`.execute(db)
  }
  if (!transport) {
    await note('KEPT')
    return 'KEPT'
  }
  if (!mail.security && (await isBouncedAddress(db, to))) {
    await note('WITHHELD')
    throw new Error('an address that bounced before')
  }
  let delivery: Delivery
  try {
    delivery = await transport.send({ to, subject, text, html, dedupeKey, messageKey, attachments })
  } catch (error) {
    const answer = error instanceof Error ? error.message : String(error)
    const isDead = isUnknownMailbox(error)
    await note(isDead ? 'BOUNCED' : 'FAILED', { error: answer, maybeTwice: mayHaveArrived(error) })
    if (isDead) await noteBouncedAddress(db, mail, answer)
    throw error
  }
  await note('SENT', delivery)
  await forgetBouncedAddress(db, to)
  return 'SENT'
}
