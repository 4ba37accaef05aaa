import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { job, type Job, type JobContext } from '../jobs/job.ts'
import { isAmong } from '../sql.ts'
import { sendMailJob, type QueuedAttachment } from './queue-mail.ts'
import {
  forgetBouncedAddress,
  isUnknownMailbox,
  noteBouncedAddress,
  storedAnswer,
} from './bounced-addresses.ts'
import { isRefusedForGood, mayHaveArrived, type Delivery, type MailTransport } from './transport.ts'

type MailRow = {
  id: number
  to_address: string
  template: string
  subject: string
  text_body: string
  html_body: string
  dedupe_key: string
  links: string[]
  unsubscribe_url: string
  attachments: QueuedAttachment[]
  message_key: string | null
  /** A worker was killed while it handed the email over. */
  interrupted: boolean
}

/** The previous version queued one job per email. */
const payloadOfOne = z
  .object({ mailId: z.coerce.number() })
  .transform(({ mailId }) => ({ mailIds: [mailId] }))

/** Number of emails sent concurrently. */
const sentAtOnce = 5

/**
 * Records the result of pending emails; attachments are removed once they were sent or cannot be. A one-time token is then removed from the log, unless the email is retried or
 * is retained for the visitor of a demo, who has no other access to it.
 */
const settle = async (
  db: Db,
  ids: readonly number[],
  status: 'QUEUED' | 'SENT' | 'KEPT' | 'FAILED' | 'BOUNCED',
  { error = '', shown = false, server = '', maybeTwice = false } = {},
): Promise<void> => {
  const strike = status !== 'QUEUED' && !shown
  const without = (body: 'text_body' | 'html_body') =>
    sql`case when secret is null then ${sql.ref(body)} else replace(${sql.ref(body)}, secret, '…') end`
  const struck = sql`, text_body = ${without('text_body')}, html_body = ${without('html_body')},
    links = case when secret is null then links else '[]' end, secret = null`
  await sql`
    update mail set status = ${status}, error = ${storedAnswer(error)},
      sending_at = null, server = ${server}, maybe_twice = maybe_twice or ${maybeTwice}::boolean,
      sent_at = ${status === 'SENT' ? sql`now()` : sql`null`} ${strike ? struck : sql``}
      ${status === 'QUEUED' || status === 'KEPT' ? sql`` : sql`, attachments = '[]'`}
    where ${isAmong(sql`id`, ids)} and status = 'QUEUED'`.execute(db)
}

const statusOf = (error: unknown, final: boolean): 'QUEUED' | 'FAILED' | 'BOUNCED' => {
  if (!final) return 'QUEUED'
  return isUnknownMailbox(error) ? 'BOUNCED' : 'FAILED'
}

/** Marks an email as being handed over; if a killed worker was handing it over, the log says that it may arrive twice. */
const begin = async (db: Db, { id, interrupted }: MailRow): Promise<void> => {
  await sql`update mail set sending_at = now(), maybe_twice = maybe_twice or ${interrupted}::boolean
    where id = ${id} and status = 'QUEUED'`.execute(db)
}

/**
 * Sends pending emails of the log. Without a transport they remain there and their links are printed for the demo's
 * operator. Temporary failures are retried, each email separately; after the last attempt, or a permanent refusal,
 * the email is `FAILED` with the error text.
 */
export const createSendMailJob = (settings: {
  transport: MailTransport | null
  /** Prints a line for the demo's visitor; absent outside demo mode. */
  print?: (line: string) => void
}): Job => {
  const { transport, print } = settings

  const keep = async (db: Db, mails: readonly MailRow[]): Promise<void> => {
    const ids = mails.map(({ id }) => id)
    await settle(db, ids, 'KEPT', { shown: print !== undefined })
    for (const mail of mails)
      for (const link of mail.links) print?.(`[mail] ${mail.to_address}: ${mail.subject}: ${link}`)
  }

  /** Returns the error if it is to be retried; null when done. */
  const send = async (
    by: MailTransport,
    { db, log, lastAttempt }: JobContext,
    mail: MailRow,
  ): Promise<Error | null> => {
    let delivery: Delivery
    await begin(db, mail)
    try {
      delivery = await by.send({
        to: mail.to_address,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
        dedupeKey: mail.dedupe_key,
        messageKey: mail.message_key,
        unsubscribeUrl: mail.unsubscribe_url,
        attachments: mail.attachments.map(({ content, ...file }) => ({
          ...file,
          content: Buffer.from(content, 'base64'),
        })),
      })
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error))
      const final = lastAttempt || isRefusedForGood(error)
      const maybeTwice = mayHaveArrived(error)
      if (isUnknownMailbox(error))
        await noteBouncedAddress(db, { to: mail.to_address, template: mail.template }, reason.message)
      await settle(db, [mail.id], statusOf(error, final), { error: reason.message, maybeTwice })
      if (!final) return reason
      log.warn({ mailId: mail.id, reason: reason.message }, 'mail not delivered')
      return null
    }
    await settle(db, [mail.id], 'SENT', delivery)
    // A server accepted it, so the mailbox may exist again; otherwise the next report says so.
    await forgetBouncedAddress(db, mail.to_address)
    return null
  }

  return job({
    name: sendMailJob,
    // For several emails to a slow server.
    seconds: 600,
    payload: z.union([z.object({ mailIds: z.array(z.coerce.number()).min(1) }), payloadOfOne]),
    run: async (context, { mailIds }) => {
      const { db } = context
      const { rows: mails } = await sql<MailRow>`
        select id, to_address, template, subject, text_body, html_body, dedupe_key, links, unsubscribe_url, attachments, message_key,
          sending_at is not null as interrupted from mail
        where ${isAmong(sql`id`, mailIds)} and status = 'QUEUED' order by id`.execute(db)
      if (mails.length === 0) return
      if (!transport) return keep(db, mails)
      const waiting = [...mails]
      await Promise.all(
        Array.from({ length: sentAtOnce }, async () => {
          for (let mail = waiting.shift(); mail; mail = waiting.shift()) {
            const reason = await send(transport, context, mail)
            if (reason && mailIds.length === 1) throw reason
            if (reason) await enqueue(db, sendMailJob, { mailIds: [mail.id] })
          }
        }),
      )
    },
  })
}
