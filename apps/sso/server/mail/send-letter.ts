import { createTransport } from 'nodemailer'
import type { TaskList } from 'graphile-worker'
import type { Db } from '#platform/server/context.ts'
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

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** The job that sends one letter; a failed sending is tried again by the queue. */
export const letterJobs = (db: Db, post: Post): TaskList => {
  const transport = post.smtpUrl
    ? createTransport(post.smtpUrl, { from: post.from, disableFileAccess: true, disableUrlAccess: true })
    : null
  return {
    [letterJob]: async (payload) => {
      const { letterId } = payload as { letterId: number }
      const letter = await waitingLetter(db, String(letterId))
      if (!letter) return
      if (!transport) {
        if (post.demo) post.print(`Letter ${letter.template} to ${letter.to}: ${letter.link}`)
        return noteLetter(db, letter.id, { status: 'KEPT', keepLink: post.demo })
      }
      try {
        await transport.sendMail({ to: { name: '', address: letter.to }, ...renderLetter(letter, post.appName) })
      } catch (error) {
        await noteLetter(db, letter.id, { status: 'FAILED', keepLink: true, error: message(error) })
        throw error
      }
      await noteLetter(db, letter.id, { status: 'SENT', keepLink: false })
    },
  }
}
