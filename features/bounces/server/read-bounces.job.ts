import { z } from 'zod'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import type { Db } from '#platform/server/context.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { applyReport } from './apply-report.ts'
import { readMailbox } from './mailbox.ts'
import { readReport } from './read-report.ts'
import type { BounceSettings } from './settings.ts'

const takeReport = async (db: Db, accounts: SignOnAccounts, raw: Uint8Array): Promise<void> => {
  const report = await readReport(raw)
  if (report) await db.transaction().execute((tx) => applyReport(tx, accounts, report))
}

/** Reads the mailbox of delivery reports. */
export const readBounces = ({ mailboxUrl, accounts }: BounceSettings): Job =>
  job({
    name: 'read-bounces',
    lane: 'bulk',
    cron: '*/5 * * * *',
    payload: z.unknown(),
    run: async ({ db, log, signal }) => {
      if (!mailboxUrl) return
      await readMailbox(
        mailboxUrl,
        async (raw) => {
          try {
            await takeReport(db, accounts, raw)
          } catch (error) {
            // Strangers write to this mailbox: a report that fails must not hold up those after it.
            log.error({ err: error }, 'a delivery report could not be recorded')
          }
        },
        signal,
      )
    },
  })
