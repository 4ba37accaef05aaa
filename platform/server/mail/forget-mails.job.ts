import { sql } from 'kysely'
import { z } from 'zod'
import { job, type Job } from '../jobs/job.ts'
import { variablesOf } from '../variables/live-variables.ts'
import { daysDead } from './bounced-addresses.ts'

const atOnce = 5000

/** Deletes old emails from the log, except those still to be sent, and addresses that no longer count as dead. */
export const createForgetMailsJob = (): Job =>
  job({
    name: 'forget-mails',
    cron: '41 3 * * *',
    seconds: 900,
    payload: z.unknown(),
    run: async ({ db, signal }) => {
      await sql`delete from bounced_address where bounced_at < now() - make_interval(days => ${daysDead})`.execute(
        db,
      )
      for (;;) {
        signal.throwIfAborted()
        const deleted = await sql`
          delete from mail where id in (
            select id from mail where created_at < now() - make_interval(days => ${variablesOf(db).emailLogDays}) and status <> 'QUEUED'
            order by id limit ${atOnce})`.execute(db)
        if (Number(deleted.numAffectedRows ?? 0) < atOnce) return
      }
    },
  })
