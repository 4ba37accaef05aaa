import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { letterJob, noteLetter, waitingLetter } from './letter.repository.ts'
import { renderLetter } from './render-letter.ts'

/** How letters leave the service. */
export type Post = {
  /** Without it letters are kept, not sent. */
  smtpUrl?: string | undefined
  from: string
  appName: string
  /** In demo mode links are printed, and stay readable in the log of letters. */
  demo: boolean
  /** Where a demo prints its links: the console. */
  print: (line: string) => void
}

const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** The job that sends one letter; a failed sending is tried again by the queue. */
export const sendLetter = (post: Post): Job => {
  const transport = post.smtpUrl
    ? createTransport(post.smtpUrl, { from: post.from, disableFileAccess: true, disableUrlAccess: true })
    : null
  return job({
    name: letterJob,
    payload: z.object({ letterId: z.string().regex(/^\d{1,18}$/) }),
    run: async ({ db, lastAttempt }, { letterId }) => {
      const letter = await waitingLetter(db, letterId)
      if (!letter) return
      if (!transport) {
        if (post.demo) post.print(`Letter ${letter.template} to ${letter.to}: ${letter.link}`)
        return noteLetter(db, letter.id, { status: 'KEPT', keepLink: post.demo })
      }
      try {
        await transport.sendMail({
          to: { name: '', address: letter.to },
          ...renderLetter(letter, post.appName),
        })
      } catch (error) {
        await noteLetter(db, letter.id, { status: 'FAILED', keepLink: !lastAttempt, error: reason(error) })
        throw error
      }
      await noteLetter(db, letter.id, { status: 'SENT', keepLink: false })
    },
  })
}
