import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { job, type Job, type JobContext } from '../jobs/job.ts'
import { isAmong } from '../sql.ts'
import {
  forgetBouncedAddress,
  isUnknownMailbox,
  noteBouncedAddress,
  storedAnswer,
} from './bounced-addresses.ts'
import { bulkPriority, sendMailJob, type QueuedAttachment } from './queue-mail.ts'
import { isRefusedForGood, mayHaveArrived, type Delivery, type MailTransport } from './transport.ts'
import { hasWaitedLong, secondsOfWaiting, waitingSince } from './waiting.ts'

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

const payloadOfMany = z.object({
  mailIds: z.array(z.coerce.number()).min(1),
  bulk: z.boolean().optional(),
  waitingSince,
})

type Payload = z.output<typeof payloadOfMany>

/** Finds emails that nobody waits for any more, with the reason for the log. */
export type FindUnwanted = (db: Db, mailIds: readonly number[]) => Promise<{ id: number; why: string }[]>

/** Number of emails sent concurrently. */
const sentAtOnce = 5

/**
 * Records the result of pending emails; attachments are removed once they were sent or cannot be. A one-time token is then removed from the log, unless the email is retried or
 * is retained for the visitor of a demo, who has no other access to it.
 */
const settle = async (
  db: Db,
  ids: readonly number[],
  status: 'QUEUED' | 'SENT' | 'KEPT' | 'FAILED' | 'BOUNCED' | 'WITHHELD',
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
      ${status === 'SENT' ? sql`, attachments = '[]', incomplete = attachments <> '[]'` : sql``}
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

/** Enqueues the sending of emails again, with the urgency that they had. */
const enqueueAgain = (db: Db, payload: Payload, delaySeconds?: number): Promise<void> =>
  enqueue(db, sendMailJob, payload, {
    priority: payload.bulk ? bulkPriority : 0,
    ...(delaySeconds === undefined ? {} : { delaySeconds }),
  })

/**
 * Sends pending emails of the log. Without a transport they remain there and their links are printed for the demo's
 * operator. Temporary failures are retried, each email separately; after the last attempt, or a permanent refusal,
 * the email is `FAILED` with the error text. While every server is left alone, emails wait without an attempt.
 */
export const createSendMailJob = (settings: {
  transport: MailTransport | null
  /** Prints a line for the demo's visitor; absent outside demo mode. */
  print?: (line: string) => void
  /** The ids of those among these emails that nobody waits for any more, and why; asked when they are sent. */
  findUnwanted?: FindUnwanted
}): Job => {
  const { transport, print, findUnwanted } = settings

  /** Withholds the emails that nobody waits for any more, and returns the others. */
  const stillWanted = async (db: Db, mails: readonly MailRow[]): Promise<MailRow[]> => {
    const unwanted =
      (await findUnwanted?.(
        db,
        mails.map(({ id }) => id),
      )) ?? []
    // One that a killed worker was handing over may have arrived all the same.
    const interrupted = new Set(mails.flatMap((mail) => (mail.interrupted ? [mail.id] : [])))
    for (const { id, why } of unwanted)
      await settle(db, [id], 'WITHHELD', { error: why, maybeTwice: interrupted.has(id) })
    const ids = new Set(unwanted.map(({ id }) => id))
    return mails.filter(({ id }) => !ids.has(id))
  }

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
    lane: 'mail',
    // For several emails to a slow server.
    seconds: 600,
    payload: z.union([payloadOfMany, payloadOfOne]),
    run: async (given, payload: Payload) => {
      const { db } = given
      const { mailIds } = payload
      const context = { ...given, lastAttempt: given.lastAttempt || hasWaitedLong(payload.waitingSince) }
      const pauseLeft = (): number => (context.lastAttempt ? 0 : (transport?.pauseLeft() ?? 0))
      const waiting = { waitingSince: new Date().toISOString(), ...payload }
      const { rows: mails } = await sql<MailRow>`
        select id, to_address, template, subject, text_body, html_body, dedupe_key, links, unsubscribe_url, attachments, message_key,
          sending_at is not null as interrupted from mail
        where ${isAmong(sql`id`, mailIds)} and status = 'QUEUED' order by id`.execute(db)
      if (mails.length === 0) return
      if (!transport) return keep(db, mails)
      const left = await stillWanted(db, mails)
      const sendNext = async (): Promise<void> => {
        const mail = left.shift()
        const reason = mail && (await send(transport, context, mail))
        if (!reason) return
        if (mailIds.length === 1) throw reason
        await enqueueAgain(db, { ...(pauseLeft() > 0 ? waiting : payload), mailIds: [mail.id] })
      }
      // The first alone: it may be the one that tries a server after its pause.
      if (pauseLeft() === 0) await sendNext()
      await Promise.all(
        Array.from({ length: sentAtOnce }, async () => {
          while (left.length > 0 && pauseLeft() === 0) await sendNext()
        }),
      )
      if (left.length === 0) return
      // Not an attempt: an outage uses up none, and after it no email waits for a delay that has grown meanwhile.
      await enqueueAgain(db, { ...waiting, mailIds: left.map(({ id }) => id) }, secondsOfWaiting(pauseLeft()))
    },
  })
}
