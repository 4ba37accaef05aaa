import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { daysOfDeleted } from '../domain/deleted-projects.rules.ts'

/** Every night: permanently deletes projects that can no longer be restored. */
export const cleanUpDeleted = job({
  name: 'clean-up-deleted-projects',
  cron: '23 2 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`
      delete from deleted_project where deleted_at < now() - make_interval(days => ${daysOfDeleted})`.execute(
      db,
    )
  },
})
