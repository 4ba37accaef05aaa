import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { isStale } from './mass-message.repository.ts'

/** Deletes drafts of which nothing came: each holds thousands of people as they were in a list at its dry run. */
export const forgetMassDrafts = job({
  name: 'forget-mass-message-drafts',
  cron: '23 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`delete from mass_message g where ${isStale}`.execute(db)
  },
})
