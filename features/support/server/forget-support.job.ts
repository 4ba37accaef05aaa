import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'

/**
 * Deletes requests that were closed or answered long ago, because they contain addresses of guests and are no longer needed.
 * Few answered ones are ever closed.
 */
export const forgetSupport = job({
  name: 'forget-support',
  cron: '47 3 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`delete from support_guest_link where expires_at < now()`.execute(db)
    await sql`
      delete from support_thread
      where status in ('ANSWERED', 'CLOSED') and changed_at < now() - make_interval(days => ${variablesOf(db).supportDays})`.execute(
      db,
    )
  },
})
