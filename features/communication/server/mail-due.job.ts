import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { scheduleMails } from './notify.ts'

/** Maximum number of people per run; the next run continues. */
const peopleAtOnce = 5000

/** People per job, so that several workers share the digests of a morning. */
const peoplePerJob = 200

/** Releases emails whose digest is due or whose quiet hours have ended. */
export const mailDue = job({
  name: 'mail-due',
  cron: '*/5 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    const { rows } = await sql<{ uid: string }>`
      select distinct recipient_uid as uid from notification where mail_waiting and mail_after <= now()
      limit ${peopleAtOnce}`.execute(db)
    const uids = rows.map(({ uid }) => uid)
    for (let at = 0; at < uids.length; at += peoplePerJob)
      await scheduleMails(db, uids.slice(at, at + peoplePerJob))
  },
})
