import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { keptDays } from '../domain/limits.ts'

/** Deletes requests that were closed long ago, because they contain addresses of guests and are no longer needed. */
export const forgetSupport = job({
  name: 'forget-support',
  cron: '47 3 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`
      delete from support_thread
      where status = 'CLOSED' and changed_at < now() - make_interval(days => ${keptDays})`.execute(db)
  },
})
