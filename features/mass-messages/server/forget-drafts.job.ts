import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { isStale } from './mass-message.repository.ts'

/** Deletes drafts that were never sent, because each contains a snapshot of up to thousands of people. */
export const forgetMassDrafts = job({
  name: 'forget-mass-message-drafts',
  cron: '23 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`delete from mass_message g where ${isStale}`.execute(db)
  },
})
