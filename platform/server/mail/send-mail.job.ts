import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../context.ts'
import { job, type Job } from '../jobs/job.ts'
import { sendMailJob, strikeOutSecret } from './queue-mail.ts'
import { isRefusedForGood, type MailTransport } from './transport.ts'

type MailRow = {
  to_address: string
  subject: string
  text_body: string
  html_body: string
  dedupe_key: string
  links: string[]
}

const settle = async (
  db: Db,
  id: number,
  status: 'QUEUED' | 'SENT' | 'KEPT' | 'FAILED',
  { error = '', shown = false } = {},
): Promise<void> => {
  await sql`
    update mail set status = ${status}, error = ${error.slice(0, 1000)},
      sent_at = ${status === 'SENT' ? sql`now()` : sql`null`}
    where id = ${id} and status = 'QUEUED'`.execute(db)
  // What was kept for the visitor of a demo is the only way in there.
  if (status === 'SENT' || status === 'FAILED' || (status === 'KEPT' && !shown)) await strikeOutSecret(db, id)
}

/**
 * Sends a mail of the log. Without a transport it is kept there and its links are shown to whoever runs the demo.
 * A temporary failure is tried again; the last one, or a refusal for good, is `FAILED` with its text.
 */
export const createSendMailJob = (settings: {
  transport: MailTransport | null
  /** Prints a line where the demo's visitor sees it; absent outside of demo mode. */
  print?: (line: string) => void
}): Job =>
  job({
    name: sendMailJob,
    payload: z.object({ mailId: z.coerce.number() }),
    run: async ({ db, log, lastAttempt }, { mailId }) => {
      const found = await sql<MailRow>`
        select to_address, subject, text_body, html_body, dedupe_key, links from mail
        where id = ${mailId} and status = 'QUEUED'`.execute(db)
      const [mail] = found.rows
      if (!mail) return
      if (!settings.transport) {
        await settle(db, mailId, 'KEPT', { shown: settings.print !== undefined })
        for (const link of mail.links) settings.print?.(`[mail] ${mail.to_address}: ${mail.subject}: ${link}`)
        return
      }
      try {
        await settings.transport.send({
          to: mail.to_address,
          subject: mail.subject,
          text: mail.text_body,
          html: mail.html_body,
          dedupeKey: mail.dedupe_key,
        })
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        const final = lastAttempt || isRefusedForGood(error)
        await settle(db, mailId, final ? 'FAILED' : 'QUEUED', { error: message })
        if (!final) throw error
        log.warn({ mailId, reason: message }, 'mail not delivered')
        return
      }
      await settle(db, mailId, 'SENT')
    },
  })
