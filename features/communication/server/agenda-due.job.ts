import { sql } from 'kysely'
import { z } from 'zod'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job } from '#platform/server/jobs/job.ts'
import { mailAgendasJob } from '../domain/mail-jobs.ts'
import { findAgendaDue } from './agenda-due.sql.ts'

/** Maximum number of people per run; the next run continues. */
const peopleAtOnce = 5000

/** People per job, so that several workers share the digests of a morning. */
const peoplePerJob = 200

/** Sends the digest of the agenda to those who chose digests and have no new notification this morning. */
export const agendaDue = job({
  name: 'agenda-due',
  cron: '*/5 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    const due = await findAgendaDue(db, { among: sql`true`, limit: peopleAtOnce })
    for (let at = 0; at < due.length; at += peoplePerJob)
      await enqueue(db, mailAgendasJob, { uids: due.slice(at, at + peoplePerJob).map(({ uid }) => uid) })
  },
})
