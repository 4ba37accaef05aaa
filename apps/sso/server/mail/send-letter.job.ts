import { z } from 'zod'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { isUnknownMailbox } from '#platform/server/mail/bounced-addresses.ts'
import { isRefusedForGood, type MailTransport } from '#platform/server/mail/transport.ts'
import { hasWaitedLong, secondsOfWaiting, waitingSince } from '#platform/server/mail/waiting.ts'
import { letterJob, noteLetter, waitingLetter } from './letter.repository.ts'
import { writeLetter } from './write-letter.ts'

/** Transport of the service's emails. */
export type Post = {
  /** Without one emails are stored, not sent. */
  transport: MailTransport | null
  /** The product's name in the emails. */
  product: () => string
  /** Prints a link for the demo's visitor; absent outside demo mode, where links are removed. */
  print?: (line: string) => void
}

const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** The job that sends one email; the queue retries failures. While every server is left alone, it waits without an attempt. */
export const sendLetter = ({ transport, product, print }: Post): Job =>
  job({
    name: letterJob,
    lane: 'mail',
    payload: z.object({ letterId: z.number(), waitingSince }),
    run: async ({ db, log, ...attempt }, { letterId, waitingSince: since }) => {
      const lastAttempt = attempt.lastAttempt || hasWaitedLong(since)
      const letter = await waitingLetter(db, letterId)
      if (!letter) return
      const words = writeLetter(letter, product())
      if (!transport) {
        print?.(`[mail] ${letter.to}: ${words.subject}: ${letter.link}`)
        return noteLetter(db, letterId, { status: 'KEPT', keepLink: print !== undefined })
      }
      const pauseLeft = lastAttempt ? 0 : transport.pauseLeft()
      if (pauseLeft > 0) {
        const payload = { letterId, waitingSince: since ?? new Date().toISOString() }
        return enqueue(db, letterJob, payload, { delaySeconds: secondsOfWaiting(pauseLeft) })
      }
      try {
        await transport.send({
          to: letter.to,
          ...words,
          dedupeKey: `sso-letter-${letterId}`,
          messageKey: letter.messageKey,
        })
      } catch (error) {
        const final = lastAttempt || isRefusedForGood(error)
        const status = final ? (isUnknownMailbox(error) ? 'BOUNCED' : 'FAILED') : 'QUEUED'
        await noteLetter(db, letterId, { status, keepLink: !final, error: reason(error) })
        if (!final) throw error
        return log.warn({ letterId, reason: reason(error) }, 'letter not delivered')
      }
      await noteLetter(db, letterId, { status: 'SENT', keepLink: false })
    },
  })
