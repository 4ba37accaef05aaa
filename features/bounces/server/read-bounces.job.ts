import { z } from 'zod'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { applyReport } from './apply-report.ts'
import { readMailbox } from './mailbox.ts'
import { readReport } from './read-report.ts'
import type { BounceSettings } from './settings.ts'

/** Reads the mailbox of delivery reports. */
export const readBounces = ({ mailboxUrl }: BounceSettings): Job =>
  job({
    name: 'read-bounces',
    cron: '*/5 * * * *',
    payload: z.unknown(),
    run: async ({ db, signal }) => {
      if (!mailboxUrl) return
      await readMailbox(
        mailboxUrl,
        async (raw) => {
          const report = await readReport(raw)
          if (report) await db.transaction().execute((tx) => applyReport(tx, report))
        },
        signal,
      )
    },
  })
